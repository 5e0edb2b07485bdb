/**
 * Words that developers use for one and the same thing.
 *
 * @module
 */

import { synonymText } from "./synonym_table.ts";
import { WrittenTable } from "./written_table.ts";

/** Groups of keys, one a line; what a key gives is the rest of its line. */
class SynonymTable extends WrittenTable<readonly string[]> {
  protected override search(key: string): readonly string[] | undefined {
    const at = this.text.indexOf(` ${key} `);
    if (at < 0) return undefined;
    const end = this.text.indexOf("\n", at);
    return othersOf(this.text.slice(this.text.lastIndexOf("\n", at) + 1, end < 0 ? undefined : end), key);
  }

  protected override *entries(): Iterable<readonly [string, readonly string[]]> {
    for (const line of this.text.split("\n")) {
      for (const key of line.trim().split(" ")) yield [key, othersOf(line, key)];
    }
  }
}

let table: SynonymTable | undefined;

/**
 * The synonyms of a word.
 *
 * @param key The key of an English word, as `readTerms` gives it.
 * @returns The keys of words that may stand for it in a task; none for most words.
 *
 * @example
 * ```ts
 * import { synonymsOf } from "./synonyms.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(synonymsOf("segfault").includes("crash"), true);
 * assertEquals(synonymsOf("kubectl"), []);
 * ```
 */
export function synonymsOf(key: string): readonly string[] {
  table ??= new SynonymTable(synonymText());
  return table.get(key) ?? [];
}

function othersOf(line: string, key: string): readonly string[] {
  return line.trim().split(" ").filter((other) => other !== key);
}
