/**
 * Many records in a form that is read quickly: a few long texts instead of many small objects.
 *
 * A bucket holds its keys one after the other, as in `|report=0.10010 7.00002|field=7.00100|`: the key, then for each
 * record that holds it the record's place and a digit for each field, how often, 35 at most. No key holds `|` or `=`.
 *
 * @module
 */

import type { RankTerm } from "../rank/bm25f.ts";
import { RECORD_RANK_FIELDS, type RecordHead, type RecordProfile } from "./record_profile.ts";

/** An index of records, as JSON. */
export interface RecordIndex {
  /** What is shown of each record. */
  readonly heads: readonly RecordHead[];
  /** The length of each field of each record, in terms, one record after the other. */
  readonly lengths: readonly number[];
  /** Where the terms stand, by a hash of the term. */
  readonly buckets: readonly string[];
}

/** One record that holds a term. */
export interface Posting {
  /** The record's place in the index, from 0. */
  readonly ordinal: number;
  /** Occurrences, in the order of the fields. */
  readonly counts: readonly number[];
}

/** Terms that share a bucket on average: few enough to be found at once. */
const KEYS_A_BUCKET = 32;
const MOST_COUNT = 35;
const FIELDS = RECORD_RANK_FIELDS.length;

/**
 * Puts records into an index.
 *
 * @param profiles The records, in the order in which ties are shown.
 * @returns The index.
 */
export function indexRecords(profiles: readonly RecordProfile[]): RecordIndex {
  const postings = new Map<string, string>();
  for (const [ordinal, { document }] of profiles.entries()) {
    for (const { key, counts } of document.terms) {
      const digits = counts.map((count) => Math.min(count, MOST_COUNT).toString(36)).join("");
      const list = postings.get(key);
      postings.set(key, `${list === undefined ? "" : `${list} `}${ordinal}.${digits}`);
    }
  }
  const buckets = Array.from({ length: Math.max(1, Math.ceil(postings.size / KEYS_A_BUCKET)) }, () => "|");
  for (const [key, list] of postings) buckets[bucketOf(key, buckets.length)] += `${key}=${list}|`;
  return {
    heads: profiles.map(({ head }) => head),
    lengths: profiles.flatMap(({ document }) => document.lengths),
    buckets,
  };
}

/**
 * Takes records out of an index again, so that those that did not change need not be read.
 *
 * @param index The index.
 * @returns What {@linkcode indexRecords} was given; counts above 35 are 35.
 */
export function unpackProfiles(index: RecordIndex): RecordProfile[] {
  const terms: RankTerm[][] = index.heads.map(() => []);
  for (const bucket of index.buckets) {
    for (const entry of bucket.split("|")) {
      const cut = entry.indexOf("=");
      if (cut < 0) continue;
      const key = entry.slice(0, cut);
      for (const { ordinal, counts } of readPostings(entry.slice(cut + 1))) terms[ordinal]?.push({ key, counts });
    }
  }
  return index.heads.map((head, ordinal) => ({
    head,
    document: { terms: terms[ordinal] ?? [], lengths: lengthsOf(index, ordinal) },
  }));
}

/**
 * Finds the records that hold a term.
 *
 * @param index The index.
 * @param key The term's key.
 * @returns The records, in order.
 */
export function findPostings({ buckets }: RecordIndex, key: string): Posting[] {
  const bucket = buckets[bucketOf(key, buckets.length)] ?? "";
  const at = bucket.indexOf(`|${key}=`);
  if (at < 0) return [];
  const start = at + key.length + 2;
  return readPostings(bucket.slice(start, bucket.indexOf("|", start)));
}

/**
 * The length of each field of a record.
 *
 * @param index The index.
 * @param ordinal The record's place.
 * @returns The lengths in terms.
 */
export function lengthsOf({ lengths }: RecordIndex, ordinal: number): readonly number[] {
  return lengths.slice(ordinal * FIELDS, (ordinal + 1) * FIELDS);
}

/**
 * The mean length of each field over an index.
 *
 * @param index The index.
 * @returns The means in terms, 0 for an index without records.
 */
export function averageLengths({ lengths, heads }: RecordIndex): number[] {
  const totals = RECORD_RANK_FIELDS.map(() => 0);
  for (const [at, length] of lengths.entries()) totals[at % FIELDS] = (totals[at % FIELDS] ?? 0) + length;
  return totals.map((total) => total / Math.max(1, heads.length));
}

function readPostings(list: string): Posting[] {
  return list.split(" ").map((entry) => {
    const [ordinal = "", digits = ""] = entry.split(".");
    return { ordinal: Number(ordinal), counts: [...digits].map((digit) => parseInt(digit, 36)) };
  });
}

/** FNV-1a over UTF-16 units. */
function bucketOf(key: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}
