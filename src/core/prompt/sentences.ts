/**
 * From paragraphs to sentences, in English and Chinese.
 *
 * @module
 */

import { type Span, trimSpan } from "./span.ts";

/** Full stops after these do not end a sentence. */
const ABBREVIATIONS = new Set(["e.g", "i.e", "etc", "vs", "cf", "approx", "no", "fig", "mr", "ms", "dr", "incl"]);

/** What may end a sentence: a mark before a space, a full-width mark, or a line end. */
const END = /[.!?](?=[\s"')\]」”]|$)|[。！？；;](?!\))|\n/g;

/** A line that opens a point of its own: a list item, a heading, a capital letter, a wide character. */
const OWN_LINE = /^\s{0,16}(?:[-*+•]\s|\d{1,3}[.)、]\s?|#{1,6}\s|[A-Z"“(\[]|[\u3000-\u9fff\uff00-\uffef])/;

/**
 * Cuts a paragraph into sentences.
 *
 * A line end parts two sentences unless the next line goes on in lower case, as hard-wrapped text does.
 *
 * @param text The prompt.
 * @param span The paragraph.
 * @returns The sentences, white space trimmed, empty ones omitted.
 */
export function cutSentences(text: string, span: Span): Span[] {
  const part = text.slice(span.start, span.end);
  const sentences: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = trimSpan(part, { start, end });
    if (sentence.end > sentence.start) sentences.push(sentence);
    start = end;
  };
  for (const mark of part.matchAll(END)) {
    const end = mark.index + 1;
    if (mark[0] === "." && isAbbreviation(part, start, mark.index)) continue;
    if (mark[0] === "\n" && !OWN_LINE.test(part.slice(end, end + 24))) continue;
    close(end);
  }
  close(part.length);
  return sentences.map(({ start, end }) => ({ start: start + span.start, end: end + span.start }));
}

/** Whether the full stop belongs to an abbreviation, or to the number of a list item. */
function isAbbreviation(part: string, start: number, at: number): boolean {
  const from = Math.max(start, at - 8);
  const word = part.slice(from, at).split(/[\s(,]/).at(-1)?.toLowerCase() ?? "";
  const opensSentence = part.slice(start, at).trim() === word;
  return ABBREVIATIONS.has(word) || (opensSentence && /^\d{1,3}$/.test(word));
}
