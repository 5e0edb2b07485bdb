/**
 * Offsets in a text as a person's editor shows them.
 *
 * @module
 */

import type { Position } from "../fields/read.ts";

/**
 * Makes a function from an offset to its line and column, both from 1.
 *
 * @param text The text that the offsets are of; lines end with LF or CRLF.
 * @param firstLine The line, from 1, that the text's first line is in its file.
 * @returns The function; an offset beyond the text counts as its end.
 */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: firstLine + low, column: Math.min(offset, text.length) - (starts[low] ?? 0) + 1 };
  };
}
