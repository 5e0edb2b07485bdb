/**
 * Fixed lists of words.
 *
 * @module
 */

import { WrittenTable } from "./written_table.ts";

/**
 * A list of words.
 *
 * @example
 * ```ts
 * import { WordList } from "./word_list.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const fruits = new WordList("apple banana\ncherry");
 * assertEquals([fruits.has("banana"), fruits.has("nana")], [true, false]);
 * ```
 */
export class WordList extends WrittenTable<true> {
  /**
   * Whether a word is in the list.
   *
   * @param word A word without white space.
   * @returns Whether it is.
   */
  has(word: string): boolean {
    return this.get(word) === true;
  }

  protected override search(word: string): true | undefined {
    return this.text.includes(` ${word} `) ? true : undefined;
  }

  protected override entries(): Iterable<readonly [string, true]> {
    return this.text.trim().split(/\s+/).map((word) => [word, true]);
  }
}
