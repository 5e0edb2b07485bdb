/**
 * Words that developers use for one and the same thing.
 *
 * @module
 */

import { synonymText } from "./synonym_table.ts";
import { WordGroups } from "./word_groups.ts";

let groups: WordGroups | undefined;

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
  groups ??= new WordGroups(synonymText());
  return groups.others(key);
}
