/**
 * The middle cut of a prompt: prose into logs, pasted code, quotations and paragraphs, line by line.
 *
 * @module
 */

import { type LineLook, lookOf } from "./line_kinds.ts";
import type { Span } from "./span.ts";

/** A run of lines of one kind. */
export interface LineRun extends Span {
  readonly kind: "log" | "code" | "quote" | "paragraph";
}

interface Line extends Span {
  readonly look: LineLook;
}

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
    const kind = kindOf(lines, at, parted ? undefined : last?.kind);
    const joins = last !== undefined && last.kind === kind && (!parted || kind === "log" || kind === "code");
    if (kind !== undefined && joins) runs[runs.length - 1] = { ...last, end: line.end };
    else if (kind !== undefined) runs.push({ kind, start: line.start, end: line.end });
    parted = kind === undefined;
  });
  return runs;
}

/** A `maybe` needs support: the run that it continues, or the next line that says something. */
function kindOf(lines: readonly Line[], at: number, before: LineRun["kind"] | undefined): LineRun["kind"] | undefined {
  const line = lines[at] as Line;
  const next = lines[at + 1]?.look;
  switch (line.look) {
    case "blank":
      return undefined;
    case "log":
    case "quote":
      return line.look;
    case "maybe-log":
      return before === "log" || next === "log" || next === "maybe-log" ? "log" : "paragraph";
    case "maybe-code":
      if (before === "log") return "log";
      return before === "code" || next === "maybe-code" ? "code" : "paragraph";
    case "plain":
      // Between two lines of code stands code, whatever it looks like.
      return before === "code" && next === "maybe-code" ? "code" : "paragraph";
  }
}

function splitLines(text: string, { start, end }: Span): Line[] {
  const lines: Line[] = [];
  for (let from = start; from < end;) {
    const found = text.indexOf("\n", from);
    const stop = found < 0 || found > end ? end : found;
    lines.push({ start: from, end: stop, look: lookOf(text.slice(from, stop)) });
    from = stop + 1;
  }
  return lines;
}
