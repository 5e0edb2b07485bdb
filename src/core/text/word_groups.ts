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
 * const colours = new WordGroups("red crimson\nblue azure navy");
 * assertEquals([colours.get("crimson"), colours.get("azure"), colours.get("zure")], [0, 1, undefined]);
 * assertEquals(colours.others("azure"), ["blue", "navy"]);
 * ```
 */
export class WordGroups extends WrittenTable<number> {
  #lines: readonly string[] | undefined;

  /**
   * The words that stand in a group with a word.
   *
   * @param word A word without white space.
   * @returns The others, in their order; none for a word of no group.
   */
  others(word: string): readonly string[] {
    const group = this.get(word);
    return group === undefined ? [] : wordsOf(this.#line(group)).filter((other) => other !== word);
  }

  protected override search(word: string): number | undefined {
    const start = this.text.indexOf(` ${word} `);
    return start < 0 ? undefined : this.text.slice(0, start).split("\n").length - 1;
  }

  protected override entries(): Iterable<readonly [string, number]> {
    return this.text.split("\n").flatMap((line, group) => wordsOf(line).map((word) => [word, group] as const));
  }

  #line(group: number): string {
    this.#lines ??= this.text.split("\n");
    return this.#lines[group] ?? "";
  }
}

function wordsOf(line: string): string[] {
  return line.trim().split(" ");
}
