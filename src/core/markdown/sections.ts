/**
 * The sections of a Markdown text: its headings, and what stands below each.
 *
 * @module
 */

import { type Fence, readFences } from "./fence.ts";

/** One heading with the text below it, up to the next heading of its level or above. */
export interface Section {
  /** 1 for `#`, up to 6. */
  readonly level: number;
  /** The heading's text. */
  readonly title: string;
  /** The heading's line in the file, from 1. */
  readonly line: number;
  /** The lines below, joined with LF, blank lines at both ends left out. */
  readonly content: string;
  /** The outer fenced blocks below, their lines counted from the first line below the heading. */
  readonly fences: readonly Fence[];
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;

/**
 * Reads the sections of a Markdown text; a `#` inside a fenced block is no heading.
 *
 * @param body The Markdown; lines end with LF or CRLF.
 * @param firstLine The line, from 1, that the body's first line is in its file.
 * @returns One section a heading, in order.
 */
export function readSections(body: string, firstLine = 1): Section[] {
  const lines = body.split(/\r?\n/);
  const headings = readHeadings(lines);
  const ends = endsOf(headings, lines.length);
  return headings.map(({ level, title, index }, at) => {
    const below = lines.slice(index + 1, ends[at]);
    return { level, title, line: firstLine + index, content: trimBlankLines(below), fences: readFences(below) };
  });
}

/** Where each heading's section ends: one pass from the back, so that a file of headings alone costs no more. */
function endsOf(headings: readonly Heading[], lineCount: number): number[] {
  const nextAtLevel = Array<number>(7).fill(lineCount);
  const ends = headings.toReversed().map(({ level, index }) => {
    const end = Math.min(...nextAtLevel.slice(1, level + 1));
    nextAtLevel[level] = index;
    return end;
  });
  return ends.reverse();
}

interface Heading {
  readonly level: number;
  readonly title: string;
  readonly index: number;
}

function readHeadings(lines: readonly string[]): Heading[] {
  const fences = readFences(lines);
  const headings: Heading[] = [];
  let nextFence = 0;
  for (let index = 0; index < lines.length; index++) {
    const fence = fences[nextFence];
    if (fence && index >= fence.start) {
      index = fence.end;
      nextFence++;
      continue;
    }
    const found = HEADING.exec(lines[index] ?? "");
    const title = (found?.[2] ?? "").replace(/(?:^|[ \t])#+[ \t]*$/, "").trim();
    if (found) headings.push({ level: found[1]?.length ?? 1, title, index });
  }
  return headings;
}

function trimBlankLines(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return first < 0 ? "" : lines.slice(first, last + 1).join("\n");
}
