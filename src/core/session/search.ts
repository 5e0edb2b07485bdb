/**
 * Search in what a person said: the same ranking as that of cards, over messages that pass by one at a time.
 *
 * @module
 */

import { type RankDocument, scoreBm25f } from "../rank/bm25f.ts";
import { readTerms } from "../text/terms.ts";
import type { LocatedMessage } from "./message.ts";

/** One message that was found. Only a piece of it is kept. */
export interface SearchHit extends Omit<LocatedMessage, "text"> {
  /** The words around the first term that was found, at most 240 UTF-16 units. */
  readonly excerpt: string;
  /** Above 0; comparable within one search. */
  readonly score: number;
}

/** What a search may be told. */
export interface SearchOptions {
  /** The most hits, from 1 to 1,000. Default 10. */
  readonly limit?: number;
}

/** A message is read this far, in UTF-16 units: what lies behind is a paste. */
const READ_LIMIT = 16_000;

const EXCERPT = 240;

/** How much of an excerpt stands before the term that was found. */
const LEAD = 60;

/** Messages are short or long for no fault of theirs: their length counts for half. */
const PARAMS = { fields: [{ weight: 1, lengthPenalty: 0.5 }] };

/**
 * Ranks messages by how well they fit a few words.
 *
 * @param words What somebody typed.
 * @param messages The messages, which may come from a generator; they are seen once and not kept.
 * @param options How many hits.
 * @returns The best messages, best first; ties keep their order.
 *
 * @example
 * ```ts
 * import { searchMessages } from "./search.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const messages = ["Use pnpm here, not npm", "Rename the button"].map((text, at) => ({ source: "s", turn: at + 1, text }));
 * assertEquals(searchMessages("pnpm", messages).map(({ turn }) => turn), [1]);
 * ```
 */
export function searchMessages(
  words: string,
  messages: Iterable<LocatedMessage>,
  { limit = 10 }: SearchOptions = {},
): SearchHit[] {
  const keys = new Map(readTerms(words).filter(({ stop }) => !stop).map(({ key }) => [key, 1]));
  const { found, collection } = collect(keys, messages);
  return found
    .map(({ document, hit }) => ({ ...hit, score: scoreBm25f(keys, document, { collection, params: PARAMS }) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

interface Found {
  readonly document: RankDocument;
  readonly hit: Omit<SearchHit, "score">;
}

/** One pass: what the formula must know of all messages, and the few that hold a term. */
function collect(keys: ReadonlyMap<string, number>, messages: Iterable<LocatedMessage>) {
  const found: Found[] = [];
  const holders = new Map<string, number>();
  let [size, length] = [0, 0];
  for (const { text, ...place } of messages) {
    const terms = readTerms(text.slice(0, READ_LIMIT)).filter(({ stop }) => !stop);
    size++;
    length += terms.length;
    const first = terms.find(({ key }) => keys.has(key));
    if (first === undefined) continue;
    const counts = new Map<string, number>();
    for (const { key } of terms) if (keys.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const key of counts.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
    const document = { terms: [...counts].map(([key, count]) => ({ key, counts: [count] })), lengths: [terms.length] };
    found.push({ document, hit: { ...place, excerpt: excerptAt(text, first.start) } });
  }
  const averageLengths = [length / Math.max(1, size)];
  return { found, collection: { size, averageLengths, documentFrequency: (key: string) => holders.get(key) ?? 0 } };
}

function excerptAt(text: string, start: number): string {
  const from = Math.max(0, start - LEAD);
  const piece = text.slice(from, from + EXCERPT).replace(/\p{Cs}/gu, "").replace(/\s+/g, " ").trim();
  return from === 0 ? piece : `…${piece}`;
}
