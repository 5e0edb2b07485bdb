/**
 * Fixed tables from word to word, for the hook; see `word_list.ts` for why they are not taken apart at once.
 *
 * @module
 */

/** After so many questions a map pays. */
const MOST_SEARCHES = 256;

/**
 * A table that is searched as the text it was written as, and becomes a map when it is asked often.
 *
 * @example
 * ```ts
 * import { WordTable } from "./word_table.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const plurals = new WordTable("goose=geese mouse=mice");
 * assertEquals([plurals.get("mouse"), plurals.get("house")], ["mice", undefined]);
 * ```
 */
export class WordTable {
  readonly #text: string;
  #entries: ReadonlyMap<string, string> | undefined;
  #searches = 0;

  /** @param text The entries, `word=other`, parted by spaces or line ends. */
  constructor(text: string) {
    this.#text = ` ${text.replaceAll("\n", " ")} `;
  }

  /**
   * What stands beside a word.
   *
   * @param word A word without spaces or equals signs.
   * @returns The other word; undefined where the table has none.
   */
  get(word: string): string | undefined {
    if (this.#entries === undefined) {
      if (this.#searches++ < MOST_SEARCHES) return this.#search(word);
      this.#entries = new Map(this.#text.trim().split(/\s+/).map((entry) => entry.split("=") as [string, string]));
    }
    return this.#entries.get(word);
  }

  #search(word: string): string | undefined {
    const start = this.#text.indexOf(` ${word}=`);
    const from = start + word.length + 2;
    return start < 0 ? undefined : this.#text.slice(from, this.#text.indexOf(" ", from));
  }
}
