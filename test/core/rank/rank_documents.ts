/** A ranking of a few documents, as cards, records and messages each make their own. */

import { type Bm25fParams, type RankCollection, type RankDocument, scoreBm25f } from "../../../src/core/rank/bm25f.ts";
import { readTerms } from "../../../src/core/text/terms.ts";

/** Document frequencies and mean field lengths. */
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

/** The places of the documents that share a term with the query, best first; ties keep the order of the list. */
export function rankDocuments(query: string, documents: readonly RankDocument[], params: Bm25fParams): number[] {
  const keys = new Map(readTerms(query).filter(({ stop }) => !stop).map(({ key }) => [key, 1]));
  const collection = measureCollection(documents);
  return documents
    .map((document, index) => ({ index, score: scoreBm25f(keys, document, { collection, params }) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
}
