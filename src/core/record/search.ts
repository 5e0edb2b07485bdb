/**
 * The few records that somebody should look at before building, each with the reason for its rank.
 *
 * @module
 */

import { type Bm25fParams, type RankCollection, scoreBm25f } from "../rank/bm25f.ts";
import { type FoundUnit, matchQuery, type QueryMatch } from "./match_query.ts";
import { RECORD_STATUSES, RECORD_TYPES, type RecordType } from "./record.ts";
import { lengthsOf, type RecordIndex } from "./record_index.ts";
import { RECORD_RANK_FIELDS, type RecordHead } from "./record_profile.ts";
import { readRecordQuery } from "./record_query.ts";
import { LEAST_STANDING, MOST_STANDING, type ScorePart, standingOf } from "./standing.ts";

/** How records are searched. */
export interface RecordSearchOptions {
  /** The calendar day where the person is. */
  readonly today: string;
  /** Most candidates, from 1; 3 unless told. */
  readonly limit?: number;
  /** Only records of one of these types; all unless told. */
  readonly types?: readonly RecordType[];
  /** Only records with all of these tags, in any case. */
  readonly tags?: readonly string[];
  /** Whether deprecated records are shown too. */
  readonly all?: boolean;
}

/** A record to look at. */
export interface RecordCandidate extends RecordHead {
  /** The sum of its parts; comparable within one search. */
  readonly score: number;
  /** What the score is made of, in points. */
  readonly parts: readonly ScorePart[];
  /** The words of the query that it has, or another word for. */
  readonly overlap: readonly string[];
}

/** What a search found. */
export interface RecordSearch {
  /** The best, best first. */
  readonly candidates: readonly RecordCandidate[];
  /** How many more there are. */
  readonly more: number;
  /** How many records were looked at, filters applied. */
  readonly searched: number;
  /** Why there are no candidates; absent where there are some. */
  readonly nothing?: NothingFound;
}

/** Why nothing was found: no records, all left out by the options, no word to look for, none in common, or too few. */
export type NothingFound = "no-records" | "none-wanted" | "no-words" | "no-overlap" | "little-overlap";

/** How many candidates are shown unless somebody says otherwise. */
export const DEFAULT_SEARCH_LIMIT = 3;

const PARAMS: Bm25fParams = { fields: RECORD_RANK_FIELDS };

/** A smaller store says too little about how rare a word is; it counts as if it held this many records. */
const LEAST_COLLECTION = 50;

/** From the scale of BM25F to points that are good to read. */
const POINTS = 5;

/**
 * Searches records.
 *
 * @param query What is to be built, in any words; a whole task may be given.
 * @param index The records.
 * @param options Day, filters and limit.
 * @returns The candidates, and why there are none.
 *
 * @example
 * ```ts
 * import { indexRecords } from "./record_index.ts";
 * import { searchRecords } from "./search.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { candidates, nothing } = searchRecords("add a column", indexRecords([]), { today: "2026-10-25" });
 * assertEquals([candidates.length, nothing], [0, "no-records"]);
 * ```
 */
export function searchRecords(query: string, index: RecordIndex, options: RecordSearchOptions): RecordSearch {
  const units = readRecordQuery(query);
  const wanted = markWanted(index, options);
  const searched = wanted.reduce((count, mark) => count + mark, 0);
  const { about, overlapping } = matchQuery(units, index, wanted);
  const { limit = DEFAULT_SEARCH_LIMIT, today } = options;
  const ranked = rankByRelevance(about, index);
  const scored = withinReach(ranked, limit).map((relevant) => toCandidate(relevant, index, today));
  const candidates = scored.sort(byScore).slice(0, limit);
  const found = { candidates, more: ranked.length - candidates.length, searched };
  if (candidates.length > 0) return found;
  return { ...found, nothing: whyNothing(index.size, { searched, units: units.length, overlapping }) };
}

function whyNothing(
  records: number,
  { searched, units, overlapping }: Readonly<Record<"searched" | "units" | "overlapping", number>>,
): NothingFound {
  if (records === 0) return "no-records";
  if (searched === 0) return "none-wanted";
  if (units === 0) return "no-words";
  return overlapping === 0 ? "no-overlap" : "little-overlap";
}

/** A 1 for each record that passes the filters. */
function markWanted(index: RecordIndex, { types = [], tags = [], all = false }: RecordSearchOptions): Uint8Array {
  const ofType = RECORD_TYPES.map((type) => types.length === 0 || types.includes(type));
  const ofStatus = RECORD_STATUSES.map((status) => all || status !== "deprecated");
  const marks = new Uint8Array(index.size);
  for (let ordinal = 0; ordinal < index.size; ordinal++) {
    const [type = 0, status = 0] = [index.kinds[ordinal * 2], index.kinds[ordinal * 2 + 1]];
    if (!ofType[type] || !ofStatus[status]) continue;
    if (tags.length === 0 || hasTags(index.head(ordinal), tags)) marks[ordinal] = 1;
  }
  return marks;
}

function hasTags({ tags }: RecordHead, wanted: readonly string[]): boolean {
  const own = tags.map((tag) => tag.toLowerCase());
  return wanted.every((tag) => own.includes(tag.toLowerCase()));
}

/** A match together with how well it fits, its record not yet looked at. */
interface Relevant {
  readonly match: QueryMatch;
  readonly relevance: number;
}

function rankByRelevance(matches: readonly QueryMatch[], index: RecordIndex): Relevant[] {
  const collection = collectionOf(index);
  return matches.map((match) => {
    const query = new Map(match.found.map(({ key, weight }) => [key, weight]));
    const terms = match.found.map(({ key, counts }) => ({ key, counts: [...counts] }));
    const document = { terms, lengths: lengthsOf(index, match.ordinal) };
    return { match, relevance: POINTS * scoreBm25f(query, document, { collection, params: PARAMS }) };
  }).sort((a, b) => b.relevance - a.relevance || a.match.ordinal - b.match.ordinal);
}

/** Those that their standing could still lift among the first; the heads of all others need not be read. */
function withinReach(ranked: readonly Relevant[], limit: number): readonly Relevant[] {
  const last = ranked[limit - 1];
  if (!last) return ranked;
  const least = last.relevance * LEAST_STANDING / MOST_STANDING;
  return ranked.filter(({ relevance }) => relevance >= least);
}

function toCandidate(
  { match: { ordinal, found }, relevance }: Relevant,
  index: RecordIndex,
  today: string,
): RecordCandidate {
  const head = index.head(ordinal);
  const overlap = textsOf(found);
  const synonyms = textsOf(found.filter(({ unit, key }) => unit.synonyms.has(key)));
  const says = `overlap ${overlap.length}${asSynonyms(synonyms)}`;
  const own = { name: "overlap", points: relevance, says } as const;
  const parts = [own, ...standingOf(head, { relevance, today })].map(toTenths);
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { ...head, score: Math.max(1, Math.round(score)), parts, overlap };
}

/** A Chinese word may stand for several units. */
function textsOf(found: readonly FoundUnit[]): string[] {
  return [...new Set(found.map(({ unit }) => unit.text))];
}

function asSynonyms(words: readonly string[]): string {
  if (words.length === 0) return "";
  return `, ${words.join(", ")} ${words.length === 1 ? "as a synonym" : "as synonyms"}`;
}

function collectionOf(index: RecordIndex): RankCollection {
  return {
    size: Math.max(LEAST_COLLECTION, index.size),
    averageLengths: index.averageLengths,
    documentFrequency: (key) => index.postings(key).ordinals.length,
  };
}

function toTenths({ points, ...part }: ScorePart): ScorePart {
  return { ...part, points: Math.round(points * 10) / 10 };
}

function byScore(a: RecordCandidate, b: RecordCandidate): number {
  const sumOf = ({ parts }: RecordCandidate) => parts.reduce((sum, { points }) => sum + points, 0);
  return sumOf(b) - sumOf(a) || (a.id < b.id ? -1 : 1);
}
