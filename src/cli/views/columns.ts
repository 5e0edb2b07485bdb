/**
 * Rows of cells whose columns stand under one another.
 *
 * @module
 */

import { widthOf } from "./wrap.ts";

/** Columns between two cells. */
const GAP = 2;

/** The share of a row that its last cell gets, if others can make room for it. */
const LEAST_LAST = 1 / 3;

/**
 * Pads cells so that columns line up; the last cell of a row is cut where the terminal ends.
 *
 * Where that leaves the last cells too little, columns are only as wide as their shorter cells: a longer one stays
 * whole, and its row goes on in the next line.
 *
 * @param rows Rows of plain text, the same number of cells each.
 * @param columns Columns that a row may take, `Infinity` for any number.
 * @param indent What stands before every row, not counted in `columns`.
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
export function alignCells(rows: readonly (readonly string[])[], columns: number, indent: string = ""): string[][] {
  const widths = columnWidths(rows, columns);
  const starts = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0));
  const room = columns - (starts.at(-1) ?? 0);
  return rows.map((row) =>
    row.map((cell, at) => {
      const width = widths[at];
      if (width === undefined) return cutTo(cell, room);
      return widthOf(cell) + GAP <= width ? padTo(cell, width) : `${cell}\n${indent}${" ".repeat(starts[at] ?? 0)}`;
    })
  );
}

/** The widths of all columns but the last: the widest one gives way first, to its next shorter cell. */
function columnWidths(rows: readonly (readonly string[])[], columns: number): number[] {
  const sizes = (rows[0] ?? []).map((_, at) =>
    [...new Set(rows.map((row) => widthOf(row[at] ?? "")))].sort((one, other) => other - one)
  );
  const [last = 0] = sizes.pop() ?? [];
  const room = columns - Math.min(last, columns * LEAST_LAST);
  for (;;) {
    const widths = sizes.map(([widest = 0]) => widest + GAP);
    const widest = sizes.filter(({ length }) => length > 1).toSorted(([one = 0], [other = 0]) => other - one)[0];
    if (widest === undefined || widths.reduce((sum, width) => sum + width, 0) <= room) return widths;
    widest.shift();
  }
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
