/**
 * Fixed groups of words that mean one thing.
 *
 * @module
 */

import { WrittenTable } from "./written_table.ts";

/**
 * Groups of words, one a line.
 *
 * @example
 * ```ts
 * import { WordGroups } from "./word_groups.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const colours = new WordGroups("red crimson\nblue azure");
 * assertEquals([colours.get("crimson"), colours.get("azure"), colours.get("zure")], [0, 1, undefined]);
 * ```
 */
export class WordGroups extends WrittenTable<number> {
  protected override search(word: string): number | undefined {
    const start = this.text.indexOf(` ${word} `);
    return start < 0 ? undefined : this.text.slice(0, start).split("\n").length - 1;
  }

  protected override entries(): Iterable<readonly [string, number]> {
    return this.text.split("\n").flatMap((line, group) => line.trim().split(" ").map((word) => [word, group] as const));
  }
}
