/**
 * The middle cut of a prompt: prose into logs, pasted code, quotations and paragraphs, line by line.
 *
 * @module
 */

import { isAsking } from "./asking.ts";
import { LINE_LIMIT, type LineLook, lookOf } from "./line_kinds.ts";
import { PERSONAL } from "./log_lines.ts";
import type { Span } from "./span.ts";

/** A run of lines of one kind. */
export interface LineRun extends Span {
  readonly kind: "log" | "code" | "quote" | "paragraph";
}

interface Line extends Span {
  readonly look: LineLook;
}

/** Between two logs at most this much is taken for a part of them, in UTF-16 units. */
const LONGEST_GAP = 300;

/**
 * Cuts a stretch of prose into runs of lines.
 *
 * @param text The prompt.
 * @param span The stretch to cut.
 * @returns The runs, in order; blank lines part paragraphs and belong to none.
 */
export function cutLines(text: string, span: Span): LineRun[] {
  const lines = splitLines(text, span);
  const runs: LineRun[] = [];
  let parted = true;
  lines.forEach((line, at) => {
    const last = runs.at(-1);
    const kind = kindOf({ text, lines, at, last, parted });
    const joins = last !== undefined && last.kind === kind && (!parted || kind === "log" || kind === "code");
    if (kind !== undefined && joins) runs[runs.length - 1] = { ...last, end: line.end };
    else if (kind !== undefined) runs.push({ kind, start: line.start, end: line.end });
    parted = kind === undefined;
  });
  return closeGaps(text, runs);
}

/** A line with its neighbours. */
interface Place {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly at: number;
  /** The run before it. */
  readonly last: LineRun | undefined;
  /** Whether a blank line parts it from that run. */
  readonly parted: boolean;
}

/** A `maybe` needs support: the run that it continues, or the next line that says something. */
function kindOf(place: Place): LineRun["kind"] | undefined {
  const { lines, at, last, parted } = place;
  const before = parted ? undefined : last?.kind;
  const next = lines[at + 1]?.look;
  const look = lines[at]?.look;
  switch (look) {
    case undefined:
    case "blank":
      return undefined;
    case "log":
      return look;
    case "quote":
      // A test runner marks the failing line so.
      return before === "log" ? "log" : look;
    case "maybe-log":
      if (before === "log" || next === "log") return "log";
      return next === "maybe-log" && saysNothing(place.text, lines[at] as Line) ? "log" : goesOn(place);
    case "maybe-code":
      if (before === "log") return "log";
      return before === "code" || next === "maybe-code" ? "code" : goesOn(place);
    case "goes-on":
      return before === "code" && next === "maybe-code" ? "code" : goesOn(place);
    case "plain":
      // Between two lines of code stands code, whatever it looks like.
      return before === "code" && next === "maybe-code" ? "code" : "paragraph";
  }
}

/** The output of a program goes on in lines that nobody says; after a blank line, in ones that are set in or not the last. */
function goesOn({ text, lines, at, last, parted }: Place): "log" | "paragraph" {
  if (last?.kind !== "log") return "paragraph";
  const { start, end } = lines[at] as Line;
  const line = text.slice(start, Math.min(end, start + LINE_LIMIT));
  if (PERSONAL.test(line)) return "paragraph";
  const next = lines.slice(at + 1, at + 3).find(({ look }) => look !== "blank")?.look;
  return !parted || /^\s\s/.test(line) || next === "log" || next === "maybe-log" || next === "goes-on"
    ? "log"
    : "paragraph";
}

/** Takes a few lines between two logs, in which nobody asks for anything, for a part of them. */
function closeGaps(text: string, runs: readonly LineRun[]): LineRun[] {
  const closed: LineRun[] = [];
  runs.forEach((run, at) => {
    const last = closed.at(-1);
    const kind = last?.kind === "log" && runs[at + 1]?.kind === "log" && saysNothing(text, run) ? "log" : run.kind;
    if (last?.kind === "log" && kind === "log") closed[closed.length - 1] = { ...last, end: run.end };
    else closed.push({ ...run, kind });
  });
  return closed;
}

function saysNothing(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_GAP) return false;
  const gap = text.slice(start, end);
  return !PERSONAL.test(gap) && !isAsking(gap);
}

function splitLines(text: string, { start, end }: Span): Line[] {
  const lines: Line[] = [];
  const lineEnd = text.indexOf("\n", start);
  const alone = lineEnd < 0 || lineEnd >= end;
  for (let from = start; from < end;) {
    const found = text.indexOf("\n", from);
    const stop = found < 0 || found > end ? end : found;
    lines.push({ start: from, end: stop, look: lookOf(text.slice(from, stop), alone) });
    from = stop + 1;
  }
  return lines;
}
