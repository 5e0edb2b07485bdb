/**
 * Fenced blocks: what stands between two lines of backticks or tildes.
 *
 * @module
 */

/** One fenced block. */
export interface Fence {
  /** Index of the opening line in the lines that were given, from 0. */
  readonly start: number;
  /** Index of the closing line; the number of lines where none closes the block. */
  readonly end: number;
  /** Whether a line ends the block. */
  readonly closed: boolean;
  /** What stands after the opening fence, such as `text`. */
  readonly info: string;
  /** The lines between the fences, joined with LF. */
  readonly content: string;
}

const OPENING = /^ {0,3}(`{3,}|~{3,})[ \t]*(.*)$/;

/**
 * Finds the fenced blocks of a text, the outer ones: a longer outer fence holds shorter inner ones as plain content.
 *
 * @param lines The lines, without their line ends.
 * @returns The blocks, in order.
 *
 * @example
 * ```ts
 * import { readFences } from "./fence.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const [fence] = readFences(["~~~~text", "~~~", "inner", "~~~", "~~~~"]);
 * assertEquals(fence?.content, "~~~\ninner\n~~~");
 * ```
 */
export function readFences(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (!line.includes("```") && !line.includes("~~~")) continue; // nearly every line, and no pattern need be tried
    const opening = OPENING.exec(line);
    const [, mark = "", info = ""] = opening ?? [];
    // An info string with a backtick makes the line inline code, says CommonMark.
    if (!opening || (mark.startsWith("`") && info.includes("`"))) continue;
    let end = index + 1;
    while (end < lines.length && !closes(lines[end] ?? "", mark)) end++;
    const content = lines.slice(index + 1, end).join("\n");
    fences.push({ start: index, end, closed: end < lines.length, info: info.trim(), content });
    index = end;
  }
  return fences;
}

/**
 * The fence that can hold a text: backticks, one more than the longest run of them at a line's start, three at least.
 *
 * @param content What shall stand inside.
 * @returns Such as "```".
 */
export function fenceFor(content: string): string {
  const runs = content.match(/^ {0,3}`{3,}/gm) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.trimStart().length), 2);
  return "`".repeat(longest + 1);
}

function closes(line: string, mark: string): boolean {
  const run = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === mark[0] && run.length >= mark.length;
}
