/**
 * Quotations inside a sentence: somebody's words that are spoken about, not asked for.
 *
 * @module
 */

import type { Span } from "./span.ts";
import { UnicodePattern } from "../text/unicode_pattern.ts";

/** Most sentences have none of these, and are spared the search for pairs. */
const OPENS_QUOTE = /["“「『«]/;

/** Pairs of marks; what lies between is bounded, so that a lone mark costs little. */
const QUOTED = /"([^"\n]{1,600})"|“([^”\n]{1,600})”|「([^」\n]{1,600})」|『([^』\n]{1,600})』|«([^»\n]{1,600})»/g;

const WORD = new UnicodePattern("[\\p{L}\\p{N}]+", "gu");

/** Fewer words than this are a name (the "Save changes" button) and stay part of their sentence. */
const LEAST_WORDS = 4;

/** A wide character weighs about half a word. */
const WIDE_WORDS = 0.5;

/**
 * Finds the quotations of a sentence that are long enough to be somebody's words.
 *
 * @param text The prompt.
 * @param span The sentence.
 * @returns The quotations with their marks, in order.
 */
export function findQuotes(text: string, span: Span): Span[] {
  const part = text.slice(span.start, span.end);
  if (!OPENS_QUOTE.test(part)) return [];
  const quotes: Span[] = [];
  for (const match of part.matchAll(QUOTED)) {
    const start = span.start + match.index;
    if (countWords(match[0]) >= LEAST_WORDS) quotes.push({ start, end: start + match[0].length });
  }
  return quotes;
}

function countWords(quoted: string): number {
  const wide = quoted.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0;
  const words = quoted.match(WORD.for(quoted))?.filter((word) => !/[\u3040-\u9fff]/.test(word)).length ?? 0;
  return words + wide * WIDE_WORDS;
}
