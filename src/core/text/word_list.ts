/**
 * Fixed lists of words, for the hook: it asks a list a dozen times, and taking the list apart first would cost more.
 *
 * @module
 */

/** After so many questions a set pays: whoever indexes a library asks thousands. */
const MOST_SEARCHES = 256;

/**
 * A list of words that is searched as the text it was written as, and becomes a set when it is asked often.
 *
 * @example
 * ```ts
 * import { WordList } from "./word_list.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const fruits = new WordList(`
 *   apple banana
 *   cherry
 * `);
 * assertEquals([fruits.has("banana"), fruits.has("nana")], [true, false]);
 * ```
 */
export class WordList {
  readonly #text: string;
  #words: ReadonlySet<string> | undefined;
  #searches = 0;

  /** @param text The words, parted by spaces or line ends. */
  constructor(text: string) {
    this.#text = ` ${text.replaceAll("\n", " ")} `;
  }

  /**
   * Whether a word is in the list.
   *
   * @param word A word without spaces.
   * @returns Whether it is.
   */
  has(word: string): boolean {
    if (this.#words === undefined) {
      if (this.#searches++ < MOST_SEARCHES) return this.#text.includes(` ${word} `) && word !== "";
      this.#words = new Set(this.#text.split(" "));
    }
    return this.#words.has(word) && word !== "";
  }
}
