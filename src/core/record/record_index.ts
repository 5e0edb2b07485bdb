/**
 * Many records in a form that is read quickly: a few long texts instead of many small objects.
 *
 * A bucket holds its keys one after the other, as in `|report=0.10010 7.00002|field=7.00100|`: the key, then for each
 * record that holds it the record's place and a digit for each field, how often, 35 at most. No key holds `|` or `=`.
 *
 * @module
 */

import type { RankTerm } from "../rank/bm25f.ts";
import { RECORD_TYPES, type RecordStatus, type RecordType } from "./record.ts";
import { RECORD_RANK_FIELDS, type RecordHead, type RecordProfile } from "./record_profile.ts";

/** An index of records. What a search does not look at need not be there yet: heads and buckets are asked for one by one. */
export interface RecordIndex {
  /** How many records there are. */
  readonly size: number;
  /** How many buckets the terms are spread over. */
  readonly bucketCount: number;
  /** The length of each field of each record, in terms, one record after the other. */
  readonly lengths: readonly number[];
  /** Two digits a record, for its type and its status. */
  readonly kinds: string;
  /** What is shown of a record, by its place from 0. */
  head(ordinal: number): RecordHead;
  /** The terms of a bucket, and where they stand. */
  bucket(at: number): string;
}

/** One record that holds a term. */
export interface Posting {
  /** The record's place in the index, from 0. */
  readonly ordinal: number;
  /** Occurrences, a digit from 0 to z for each field. */
  readonly digits: string;
}

/** Terms that share a bucket on average: few enough to be found at once. */
const KEYS_A_BUCKET = 32;
const MOST_COUNT = 35;
const FIELDS = RECORD_RANK_FIELDS.length;
const TYPES: readonly RecordType[] = RECORD_TYPES;
const STATUSES: readonly RecordStatus[] = ["draft", "validated", "deprecated"];

/**
 * Puts records into an index.
 *
 * @param profiles The records, in the order in which ties are shown.
 * @returns The index.
 *
 * @example
 * ```ts
 * import { parseRecord } from "./markdown.ts";
 * import { indexRecords } from "./record_index.ts";
 * import { profileRecord } from "./record_profile.ts";
 * import { searchRecords } from "./search.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const record = parseRecord(`---
 * id: add-nullable-column
 * type: recipe
 * title: Add a nullable column
 * status: draft
 * confidence: medium
 * applicability: PostgreSQL tables that are written while the migration runs
 * tags: [postgres]
 * created_at: 2026-10-24
 * updated_at: 2026-10-24
 * last_verified_at:
 * source: user task
 * related: []
 * ---
 * # Add a nullable column
 * `).record;
 * const index = indexRecords(record ? [profileRecord(record, "recipes/add-nullable-column.md")] : []);
 * const { candidates } = searchRecords("the table needs one more nullable column", index, { today: "2026-10-25" });
 * assertEquals(candidates.map(({ id }) => id), ["add-nullable-column"]);
 * ```
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
    size: profiles.length,
    bucketCount: buckets.length,
    lengths: profiles.flatMap(({ document }) => document.lengths),
    kinds: profiles.map(({ head }) => kindOf(head)).join(""),
    head: (ordinal) => at(profiles, ordinal).head,
    bucket: (place) => at(buckets, place),
  };
}

/**
 * Takes records out of an index again, so that those that did not change need not be read.
 *
 * @param index The index.
 * @returns What {@linkcode indexRecords} was given; counts above 35 are 35.
 */
export function unpackProfiles(index: RecordIndex): RecordProfile[] {
  const terms: RankTerm[][] = Array.from({ length: index.size }, () => []);
  for (let place = 0; place < index.bucketCount; place++) {
    for (const entry of index.bucket(place).split("|")) {
      const cut = entry.indexOf("=");
      if (cut < 0) continue;
      const key = entry.slice(0, cut);
      for (const { ordinal, digits } of readPostings(entry.slice(cut + 1))) {
        terms[ordinal]?.push({ key, counts: readCounts(digits) });
      }
    }
  }
  return terms.map((own, ordinal) => ({
    head: index.head(ordinal),
    document: { terms: own, lengths: lengthsOf(index, ordinal) },
  }));
}

/**
 * What is shown of all records.
 *
 * @param index The index.
 * @returns The heads, in order.
 */
export function allHeads(index: RecordIndex): RecordHead[] {
  return Array.from({ length: index.size }, (_, ordinal) => index.head(ordinal));
}

/**
 * The type and status of a record, without looking at the rest of it.
 *
 * @param index The index.
 * @param ordinal The record's place.
 * @returns Its type and its status.
 */
export function readKind({ kinds }: RecordIndex, ordinal: number): Pick<RecordHead, "type" | "status"> {
  return { type: at(TYPES, Number(kinds[ordinal * 2])), status: at(STATUSES, Number(kinds[ordinal * 2 + 1])) };
}

/**
 * Finds the records that hold a term.
 *
 * @param index The index.
 * @param key The term's key.
 * @returns The records, in order.
 */
export function findPostings(index: RecordIndex, key: string): Posting[] {
  const bucket = index.bucket(bucketOf(key, index.bucketCount));
  const found = bucket.indexOf(`|${key}=`);
  if (found < 0) return [];
  const start = found + key.length + 2;
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
export function averageLengths({ lengths, size }: RecordIndex): number[] {
  const totals = RECORD_RANK_FIELDS.map(() => 0);
  for (const [place, length] of lengths.entries()) totals[place % FIELDS] = (totals[place % FIELDS] ?? 0) + length;
  return totals.map((total) => total / Math.max(1, size));
}

/**
 * The occurrences that a posting stands for.
 *
 * @param digits A digit for each field.
 * @returns Numbers, in the order of the fields.
 */
export function readCounts(digits: string): number[] {
  return [...digits].map((digit) => parseInt(digit, 36));
}

/** Common words have thousands of postings, so that no list is made of what is not looked at. */
function readPostings(list: string): Posting[] {
  const postings: Posting[] = [];
  for (let from = 0; from < list.length;) {
    const point = list.indexOf(".", from);
    const end = point + 1 + FIELDS;
    postings.push({ ordinal: Number(list.slice(from, point)), digits: list.slice(point + 1, end) });
    from = end + 1;
  }
  return postings;
}

function kindOf({ type, status }: RecordHead): string {
  return `${TYPES.indexOf(type)}${STATUSES.indexOf(status)}`;
}

function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`There is no item ${place} in a list of ${list.length}`);
  return item;
}

/** FNV-1a over UTF-16 units. */
function bucketOf(key: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < key.length; place++) hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
  return (hash >>> 0) % buckets;
}
