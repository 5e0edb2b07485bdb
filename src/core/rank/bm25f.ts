/**
 * BM25F: how well a document with several fields fits a query, relative to the collection that it stands in.
 *
 * After Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields" (CIKM 2004): the frequencies
 * of a term are weighted and normalised by field first and saturated once, so that a term in three fields is not three finds.
 *
 * @module
 */

/** How one field counts. */
export interface RankField {
  /** How much an occurrence in this field counts beside the others. Sane from 0.2 to 8. */
  readonly weight: number;
  /** How strongly a long field is discounted, from 0 (not at all) to 1 (in proportion). */
  readonly lengthPenalty: number;
}

/** The numbers that change a ranking. */
export interface Bm25fParams {
  /** The fields, in the order of every document's counts. */
  readonly fields: readonly RankField[];
  /** How fast repeats stop counting. Sane from 1 to 2; the texts here are short, so 1.2. */
  readonly saturation?: number;
}

/** A document as a ranking sees it. */
export interface RankDocument {
  /** Its distinct terms, with the number of occurrences in each field. */
  readonly terms: readonly RankTerm[];
  /** The length of each field, in terms. */
  readonly lengths: readonly number[];
}

/** One distinct term of a document. */
export interface RankTerm {
  /** The form in which a term of a query is looked up. */
  readonly key: string;
  /** Occurrences, in the order of the fields. */
  readonly counts: readonly number[];
}

/** What a ranking must know of the whole collection. */
export interface RankCollection {
  /** How many documents it has. */
  readonly size: number;
  /** The mean length of each field, in terms. */
  readonly averageLengths: readonly number[];
  /** How many documents hold the term. */
  documentFrequency(key: string): number;
}

/** The default of {@linkcode Bm25fParams.saturation}. */
const DEFAULT_SATURATION = 1.2;

/**
 * Scores one document for a query.
 *
 * @param query The query's distinct keys, each with its own weight (1 for an ordinary one).
 * @param document The document.
 * @param options The collection and the parameters.
 * @returns From 0 (no term in common) upwards; comparable within one query and collection only.
 */
export function scoreBm25f(
  query: ReadonlyMap<string, number>,
  document: RankDocument,
  options: { readonly collection: RankCollection; readonly params: Bm25fParams },
): number {
  const { collection, params } = options;
  const saturation = params.saturation ?? DEFAULT_SATURATION;
  let score = 0;
  for (const { key, counts } of document.terms) {
    const queryWeight = query.get(key);
    if (queryWeight === undefined) continue;
    const frequency = fieldFrequency(counts, document.lengths, { collection, params });
    score += queryWeight * rarity(collection, key) * frequency * (saturation + 1) / (frequency + saturation);
  }
  return score;
}

/** The term's occurrences over all fields, weighted and normalised by length. */
function fieldFrequency(
  counts: readonly number[],
  lengths: readonly number[],
  { collection, params }: { collection: RankCollection; params: Bm25fParams },
): number {
  let frequency = 0;
  for (let field = 0; field < params.fields.length; field++) {
    const count = counts[field] ?? 0;
    if (count === 0) continue;
    const { weight, lengthPenalty } = params.fields[field] as RankField;
    const relativeLength = (lengths[field] ?? 0) / (collection.averageLengths[field] || 1);
    frequency += weight * count / (1 - lengthPenalty + lengthPenalty * relativeLength);
  }
  return frequency;
}

/** Inverse document frequency with the usual halves added, so that it never falls below 0. */
function rarity(collection: RankCollection, key: string): number {
  const holders = collection.documentFrequency(key);
  return Math.log(1 + (collection.size - holders + 0.5) / (holders + 0.5));
}
