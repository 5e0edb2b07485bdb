/**
 * What a change does to a text, as a unified diff.
 *
 * @module
 */

import type { TextChange } from "../../edge/files/text_change.ts";

/** Unchanged lines that are shown around a change. */
const CONTEXT = 3;
/** Lines that are compared one by one; a larger stretch is shown as replaced whole. */
const MOST_COMPARED = 2000;

interface Line {
  readonly sign: " " | "-" | "+";
  readonly text: string;
}

/**
 * Writes a change as a unified diff.
 *
 * @param path The file's name for both heads.
 * @param change The texts. A final line without a line end, and blanks at the end of a line, are shown as they are.
 * @returns The diff; empty where nothing changes.
 *
 * @example
 * ```ts
 * import { unifiedDiff } from "./unified_diff.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const diff = unifiedDiff("a.json", { before: "{}\n", after: "[]\n" });
 * assertEquals(diff, "--- a.json\n+++ a.json\n@@ -1 +1 @@\n-{}\n+[]\n");
 * ```
 */
export function unifiedDiff(path: string, { before, after }: Pick<TextChange, "before" | "after">): string {
  if (before === after) return "";
  const lines = compare(linesOf(before), linesOf(after));
  const hunks = hunksOf(lines).map(([start, end]) => hunkText(lines, start, end));
  return `--- ${before === undefined ? "(no file)" : path}\n+++ ${after === undefined ? "(no file)" : path}\n${
    hunks.join("")
  }`;
}

function linesOf(text: string | undefined): string[] {
  const lines = (text ?? "").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function compare(before: readonly string[], after: readonly string[]): Line[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [
    ...signed(" ", before.slice(0, head)),
    ...align(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...signed(" ", before.slice(before.length - tail)),
  ];
}

function signed(sign: Line["sign"], texts: readonly string[]): Line[] {
  return texts.map((text) => ({ sign, text }));
}

/** The longest common subsequence of lines, by the usual table. */
function align(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > MOST_COMPARED ** 2) return [...signed("-", before), ...signed("+", after)];
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      common[row]![column] = before[row] === after[column]
        ? common[row + 1]![column + 1]! + 1
        : Math.max(common[row + 1]![column]!, common[row]![column + 1]!);
    }
  }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) lines.push({ sign: " ", text: before[row++]! }), column++;
    else if (common[row + 1]![column]! >= common[row]![column + 1]!) lines.push({ sign: "-", text: before[row++]! });
    else lines.push({ sign: "+", text: after[column++]! });
  }
  return [...lines, ...signed("-", before.slice(row)), ...signed("+", after.slice(column))];
}

function hunksOf(lines: readonly Line[]): [start: number, end: number][] {
  const hunks: [number, number][] = [];
  for (const [at, { sign }] of lines.entries()) {
    if (sign === " ") continue;
    const start = Math.max(0, at - CONTEXT);
    const end = Math.min(lines.length, at + CONTEXT + 1);
    const last = hunks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else hunks.push([start, end]);
  }
  return hunks;
}

function hunkText(lines: readonly Line[], start: number, end: number): string {
  const range = (gone: Line["sign"]) => {
    const before = lines.slice(0, start).filter(({ sign }) => sign !== gone).length;
    const count = lines.slice(start, end).filter(({ sign }) => sign !== gone).length;
    const first = count === 0 ? before : before + 1;
    return count === 1 ? `${first}` : `${first},${count}`;
  };
  const body = lines.slice(start, end).map(({ sign, text }) => `${sign}${text}\n`).join("");
  return `@@ -${range("+")} +${range("-")} @@\n${body}`;
}
