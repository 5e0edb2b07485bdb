/**
 * Fixed tables from word to word.
 *
 * @module
 */

import { WrittenTable } from "./written_table.ts";

/**
 * A table of pairs, written `word=other`.
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
export class WordTable extends WrittenTable<string> {
  protected override search(word: string): string | undefined {
    const start = this.text.indexOf(` ${word}=`);
    const from = start + word.length + 2;
    return start < 0 ? undefined : this.text.slice(from, this.text.indexOf(" ", from));
  }

  protected override entries(): Iterable<readonly [string, string]> {
    return this.text.trim().split(/\s+/).map((entry) => entry.split("=") as [string, string]);
  }
}
