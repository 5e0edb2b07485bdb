/**
 * Rows of cells whose columns stand under one another.
 *
 * @module
 */

import { widthOf } from "./wrap.ts";

/** Columns between two cells. */
const GAP = 2;

/**
 * Pads cells so that columns line up; the last cell of a row is cut where the terminal ends.
 *
 * @param rows Rows of plain text, the same number of cells each.
 * @param columns Columns that a row may take.
 * @returns The same rows, padded. Joined, the cells of a row make its line; looks may be put around each.
 *
 * @example
 * ```ts
 * import { alignCells } from "./columns.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(alignCells([["a", "one"], ["long", "two three"]], 12), [["a     ", "one"], ["long  ", "two t…"]]);
 * ```
 */
export function alignCells(rows: readonly (readonly string[])[], columns: number): string[][] {
  const widths = (rows[0] ?? []).map((_, at) => widest(rows.map((row) => row[at] ?? "")) + GAP);
  return rows.map((row) => {
    const last = row.length - 1;
    const before = widths.slice(0, last).reduce((sum, width) => sum + width, 0);
    return row.map((cell, at) => at === last ? cutTo(cell, columns - before) : padTo(cell, widths[at] ?? 0));
  });
}

/**
 * Puts the cells of one column at its right end, as numbers are written.
 *
 * @param cells The cells from top to bottom.
 * @returns The same cells, of the same width each.
 */
export function alignRight(cells: readonly string[]): string[] {
  const width = widest(cells);
  return cells.map((cell) => " ".repeat(width - widthOf(cell)) + cell);
}

/** Not `Math.max(...widths)`: an argument for each of a hundred thousand rows is more than a call can take. */
function widest(cells: readonly string[]): number {
  return cells.reduce((most, cell) => Math.max(most, widthOf(cell)), 0);
}

function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** A text that was cut says so; a column of fewer than six is left whole, since nothing could be read in it. */
function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width || width < 6) return text;
  let cut = "";
  for (const char of text) {
    if (widthOf(cut + char) > width - 1) break;
    cut += char;
  }
  return `${cut.trimEnd()}…`;
}
