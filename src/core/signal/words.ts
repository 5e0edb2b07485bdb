/**
 * The words of a passage, as signal patterns read them.
 *
 * @module
 */

import { normalizeText } from "../text/normalize.ts";
import { stemWord } from "../text/stem.ts";

/** A slash command at the start of a word, a run of Latin letters and digits, or one character of another script. */
const WORD = /(?<=^|\s)\/[a-z][a-z-]*(?![\w/.])|[a-z0-9]+|[^\P{L}a-z0-9]/gu;

/** Within a passage at most this many words are read. */
const MOST_WORDS = 4_000;

/**
 * Cuts a text into words: stems of English words, each character of Chinese ones, slash commands whole.
 *
 * @param text A passage of a prompt, or a part of a pattern.
 * @returns The words, in order. Hyphens, dots and underscores part words; apostrophes do not.
 *
 * @example
 * ```ts
 * import { readWords } from "./words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(readWords("Validating the front-end：提交"), ["valid", "the", "front", "end", "提", "交"]);
 * ```
 */
export function readWords(text: string): string[] {
  const words = normalizeText(text).replaceAll("'", "").match(WORD) ?? [];
  return words.slice(0, MOST_WORDS).map(stemWord);
}
