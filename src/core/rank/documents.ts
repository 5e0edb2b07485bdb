/**
 * Ranks any documents with fields: from texts to counts, from counts to an order.
 *
 * @module
 */

import { readTerms } from "../text/terms.ts";
import { type Bm25fParams, type RankCollection, type RankDocument, scoreBm25f } from "./bm25f.ts";

/** One document of a ranking, and how well it fits. */
export interface RankedDocument {
  /** Its place in the list that was ranked, from 0. */
  readonly index: number;
  /** Its score, above 0. */
  readonly score: number;
}

/**
 * Counts the terms of a document.
 *
 * @param fields The text of each field, in the order of the parameters' fields.
 * @returns The document as a ranking sees it; stop words are left out.
 */
export function countFields(fields: readonly string[]): RankDocument {
  const counts = new Map<string, number[]>();
  const lengths = fields.map(() => 0);
  for (const [field, text] of fields.entries()) {
    for (const { key, stop } of readTerms(text)) {
      if (stop) continue;
      const row = counts.get(key) ?? fields.map(() => 0);
      row[field] = (row[field] ?? 0) + 1;
      counts.set(key, row);
      lengths[field] = (lengths[field] ?? 0) + 1;
    }
  }
  return { terms: [...counts].map(([key, row]) => ({ key, counts: row })), lengths };
}

/**
 * Measures a collection: document frequencies and mean field lengths.
 *
 * @param documents All documents that are ranked together.
 * @returns What {@linkcode scoreBm25f} must know of them.
 */
export function measureCollection(documents: readonly RankDocument[]): RankCollection {
  const holders = new Map<string, number>();
  const totals: number[] = [];
  for (const { terms, lengths } of documents) {
    for (const { key } of terms) holders.set(key, (holders.get(key) ?? 0) + 1);
    for (const [field, length] of lengths.entries()) totals[field] = (totals[field] ?? 0) + length;
  }
  return {
    size: documents.length,
    averageLengths: totals.map((total) => total / Math.max(1, documents.length)),
    documentFrequency: (key) => holders.get(key) ?? 0,
  };
}

/**
 * Ranks documents for a query.
 *
 * @param query What someone typed.
 * @param documents The documents, as {@linkcode countFields} made them.
 * @param params The weights of the fields.
 * @returns The documents that share a term with the query, best first; ties keep the order of the list.
 *
 * @example
 * ```ts
 * import { countFields, rankDocuments } from "./documents.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const documents = [["Git", "How to rebase"], ["Rebase", "Keeping history linear"]].map(countFields);
 * const params = { fields: [{ weight: 3, lengthPenalty: 0.3 }, { weight: 1, lengthPenalty: 0.7 }] };
 * assertEquals(rankDocuments("rebasing", documents, params).map(({ index }) => index), [1, 0]);
 * ```
 */
export function rankDocuments(
  query: string,
  documents: readonly RankDocument[],
  params: Bm25fParams,
): RankedDocument[] {
  const keys = new Map(readTerms(query).filter(({ stop }) => !stop).map(({ key }) => [key, 1]));
  const collection = measureCollection(documents);
  return documents
    .map((document, index) => ({ index, score: scoreBm25f(keys, document, { collection, params }) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}
