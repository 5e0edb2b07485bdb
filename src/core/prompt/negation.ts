/**
 * Negated clauses: what a sentence takes out of the task, as far as the negation reaches and no further.
 *
 * @module
 */

import { negatedChinese } from "./negation_chinese.ts";
import { negatedEnglish } from "./negation_english.ts";
import { lowerCase } from "../text/normalize.ts";
import { type Span, trimSpan } from "./span.ts";

/**
 * Finds the negated clauses of a sentence.
 *
 * @param text The prompt.
 * @param sentence One sentence of it.
 * @returns The clauses with their cue, in order, without overlap.
 *
 * @example
 * ```ts
 * import { findNegated } from "./negation.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Fix the form, but do not touch the API";
 * const [clause] = findNegated(text, { start: 0, end: text.length });
 * assertEquals(text.slice(clause?.start, clause?.end), "do not touch the API");
 * ```
 */
export function findNegated(text: string, sentence: Span): Span[] {
  const part = lowerCase(text.slice(sentence.start, sentence.end));
  const found = joinSpans([...negatedEnglish(part), ...negatedChinese(part)]);
  return found.map(({ start, end }) => trimSpan(text, { start: start + sentence.start, end: end + sentence.start }));
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else joined.push(span);
  }
  return joined;
}
