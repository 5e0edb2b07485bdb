/**
 * Many records in a form that is searched quickly: a few long columns instead of many small objects.
 *
 * @module
 */

import type { RankTerm } from "../rank/bm25f.ts";
import { RECORD_STATUSES, RECORD_TYPES } from "./record.ts";
import { RECORD_RANK_FIELDS, type RecordHead, type RecordProfile } from "./record_profile.ts";

/** An index of records. What a search does not look at need not be there yet: heads and terms are asked for one by one. */
export interface RecordIndex {
  /** How many records there are. */
  readonly size: number;
  /** Two numbers a record: the place of its type among the types, and that of its status. */
  readonly kinds: Uint8Array;
  /** The length of each field of each record, in terms, one record after the other. */
  readonly lengths: Uint32Array;
  /** The mean length of each field, in terms; 0 for an index without records. */
  readonly averageLengths: readonly number[];
  /** What is shown of a record, by its place from 0. */
  head(ordinal: number): RecordHead;
  /** The records that hold a term. */
  postings(key: string): Postings;
  /** Every term that a record holds. */
  keys(): Iterable<string>;
}

/** The records that hold a term. */
export interface Postings {
  /** Their places in the index, ascending. */
  readonly ordinals: Uint32Array;
  /** How often each holds it: a number for each of {@linkcode RECORD_RANK_FIELDS}, one record after the other. */
  readonly counts: Uint8Array;
}

/** The postings of a term that no record holds. */
export const NO_POSTINGS: Postings = { ordinals: new Uint32Array(0), counts: new Uint8Array(0) };

/** Numbers that {@linkcode Postings.counts} has for each record. */
export const FIELD_COUNT = RECORD_RANK_FIELDS.length;

const MOST_COUNT = 255;

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
  const postings = postingsOf(profiles);
  const lengths = Uint32Array.from(profiles.flatMap(({ document }) => document.lengths));
  return {
    size: profiles.length,
    kinds: Uint8Array.from(profiles.flatMap(({ head }) => kindOf(head))),
    lengths,
    averageLengths: averagesOf(lengths),
    head: (ordinal) => {
      const profile = profiles[ordinal];
      if (!profile) throw new RangeError(`There is no record ${ordinal} in an index of ${profiles.length}`);
      return profile.head;
    },
    postings: (key) => postings.get(key) ?? NO_POSTINGS,
    keys: () => postings.keys(),
  };
}

/**
 * Takes records out of an index again, so that those that did not change need not be read.
 *
 * @param index The index.
 * @returns What {@linkcode indexRecords} was given; counts above 255 are 255.
 */
export function unpackProfiles(index: RecordIndex): RecordProfile[] {
  const terms: RankTerm[][] = Array.from({ length: index.size }, () => []);
  for (const key of index.keys()) {
    const { ordinals, counts } = index.postings(key);
    for (const [at, ordinal] of ordinals.entries()) {
      terms[ordinal]?.push({ key, counts: [...counts.subarray(at * FIELD_COUNT, (at + 1) * FIELD_COUNT)] });
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
 * The length of each field of a record.
 *
 * @param index The index.
 * @param ordinal The record's place.
 * @returns The lengths in terms.
 */
export function lengthsOf({ lengths }: RecordIndex, ordinal: number): number[] {
  return [...lengths.subarray(ordinal * FIELD_COUNT, (ordinal + 1) * FIELD_COUNT)];
}

function postingsOf(profiles: readonly RecordProfile[]): Map<string, Postings> {
  const lists = new Map<string, { readonly ordinals: number[]; readonly counts: number[] }>();
  for (const [ordinal, { document }] of profiles.entries()) {
    for (const { key, counts } of document.terms) {
      const list = lists.get(key) ?? { ordinals: [], counts: [] };
      list.ordinals.push(ordinal);
      for (const count of counts) list.counts.push(Math.min(count, MOST_COUNT));
      lists.set(key, list);
    }
  }
  const packed = new Map<string, Postings>();
  for (const [key, { ordinals, counts }] of lists) {
    packed.set(key, { ordinals: Uint32Array.from(ordinals), counts: Uint8Array.from(counts) });
  }
  return packed;
}

function averagesOf(lengths: Uint32Array): number[] {
  const totals = RECORD_RANK_FIELDS.map(() => 0);
  for (const [place, length] of lengths.entries()) {
    totals[place % FIELD_COUNT] = (totals[place % FIELD_COUNT] ?? 0) + length;
  }
  return totals.map((total) => total / Math.max(1, lengths.length / FIELD_COUNT));
}

function kindOf({ type, status }: RecordHead): [number, number] {
  return [RECORD_TYPES.indexOf(type), RECORD_STATUSES.indexOf(status)];
}
