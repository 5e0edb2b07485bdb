/**
 * The words of a passage, as signal patterns read them.
 *
 * @module
 */

import { normalizeText } from "../text/normalize.ts";
import { stemWord } from "../text/stem.ts";

/** A slash command at the start of a word, a run of Latin letters and digits, or one character of a script without spaces. */
const WORD = /(?<=^|\s)\/[a-z][a-z-]*(?![\w/.])|[a-z0-9]+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Within a passage at most this many words are read. */
const MOST_WORDS = 4_000;

/** Letters of a key: endings leave the first of a word alone, but for `y`, which becomes `i`. */
const KEY_LENGTH = 3;

/**
 * The key of a word.
 *
 * @param text The word, normalised.
 * @returns Its first letters; words with different keys have different stems.
 */
export function keyOf(text: string): string {
  return text.slice(0, KEY_LENGTH).replaceAll("y", "i");
}

/**
 * One word, stemmed only when that can matter: the hook reads a few dozen words against some two thousand.
 */
export class Word {
  /** Words with different keys have different stems. */
  readonly key: string;
  #stem: string | undefined;

  /** @param text The word, normalised. */
  constructor(readonly text: string) {
    this.key = keyOf(text);
  }

  /**
   * Whether the other is the same word, endings aside.
   *
   * @param other Another word.
   * @returns Whether their stems are equal.
   */
  is(other: Word): boolean {
    return this.text === other.text || (this.key === other.key && this.stem === other.stem);
  }

  private get stem(): string {
    return this.#stem ??= stemWord(this.text);
  }
}

/**
 * Cuts a text into words: English words, each character of Chinese ones, slash commands whole.
 *
 * @param text A passage of a prompt, or a part of a pattern.
 * @returns The words, in order. Hyphens, dots and underscores part words; apostrophes do not.
 *
 * @example
 * ```ts
 * import { readWords } from "./words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const words = readWords("Don't skip the front-end：提交");
 * assertEquals(words.map(({ text }) => text), ["dont", "skip", "the", "front", "end", "提", "交"]);
 * assertEquals(readWords("validating")[0]?.is(readWords("validate")[0]!), true);
 * ```
 */
export function readWords(text: string): Word[] {
  return cutWords(normalizeText(text).replaceAll("'", ""));
}

/**
 * Cuts a text that is normalised already, as patterns are.
 *
 * @param text A normalised text without apostrophes.
 * @returns The words, in order.
 */
export function cutWords(text: string): Word[] {
  return (text.match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => new Word(word));
}
