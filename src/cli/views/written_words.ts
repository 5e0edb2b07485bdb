/**
 * How the terms of a text are written in it: a reader knows words, and not the stems and pairs that are compared.
 *
 * @module
 */

import { foldText } from "../../core/text/normalize.ts";
import { readTerms, type Term } from "../../core/text/terms.ts";

/** The most UTF-16 units that are looked through: what is shown is a dozen words. */
const LONGEST = 20_000;

/** For the key of each term of a text, the words that hold it, as they are written. */
export type WrittenWords = ReadonlyMap<string, readonly string[]>;

/**
 * Finds how the terms of a text are written.
 *
 * @param text Any text, of which the first 20,000 UTF-16 units count.
 * @returns For the key of each term the words that hold it, as they stand where it comes first: mostly one. A pair
 * of Chinese characters may reach from one word into the next, or stand in none.
 *
 * @example
 * ```ts
 * import { writtenWords } from "./written_words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(writtenWords("Two failures in useEffect").get("failur"), ["failures"]);
 * assertEquals(writtenWords("在浏览器里验证").get("里验"), ["验证"]);
 * ```
 */
export function writtenWords(text: string): WrittenWords {
  const folded = foldText(text.slice(0, LONGEST));
  const words = new Map<string, readonly string[]>();
  const pairs: Term[] = [];
  for (const term of readTerms(folded)) {
    if (words.has(term.key)) continue;
    words.set(term.key, [folded.slice(term.start, term.end)]);
    if (term.kind === "pair") pairs.push(term);
  }
  const wordAt = pairs.length === 0 ? [] : chineseWords(folded);
  for (const { key, start } of pairs) {
    words.set(key, [...new Set([wordAt[start], wordAt[start + 1]].filter((word) => word !== undefined))]);
  }
  return words;
}

/** For each place of a text the Chinese word of two characters or more that stands there. */
function chineseWords(text: string): (string | undefined)[] {
  const wordAt: (string | undefined)[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter("zh", { granularity: "word" }).segment(text)) {
    if (!isWordLike || segment.length < 2) continue;
    for (let at = index; at < index + segment.length; at++) wordAt[at] = segment;
  }
  return wordAt;
}
