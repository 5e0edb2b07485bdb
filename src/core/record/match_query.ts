/**
 * Which records have enough in common with a query to be shown at all.
 *
 * Two common words are no topic, so what counts is how much is shared, by a fixed background statistic of how often
 * developers use each word: whether a record is shown does not depend on the other records.
 *
 * @module
 */

import type { RankTerm } from "../rank/bm25f.ts";
import { findPostings, type RecordIndex } from "./record_index.ts";
import { BODY_FIELD } from "./record_profile.ts";
import type { QueryUnit } from "./record_query.ts";

/** A record that shares something with a query. */
export interface QueryMatch {
  /** The record's place in the index. */
  readonly ordinal: number;
  /** The units that were found, each by the form that says most. */
  readonly found: readonly FoundUnit[];
}

/** One unit of a query that a record holds. */
export interface FoundUnit {
  readonly unit: QueryUnit;
  /** What finding it says, from 0 to 1. */
  readonly weight: number;
  /** The record's term that it was found by. */
  readonly term: RankTerm;
}

/** What stands in the body alone is said in passing. */
const BODY_FACTOR = 0.5;

/** A unit that says less finds nothing by itself: one text in seven has it. */
const LEAST_TELLING = 0.22;

/** A record must share this part of what the query says… */
const LEAST_SHARE = 0.34;

/** …or, of a long query, this much: two telling words and a half. */
const ENOUGH = 1.5;

/**
 * Finds the records that share anything with a query.
 *
 * @param units The query.
 * @param index The records.
 * @returns One match a record, in the order of the index.
 */
export function matchQuery(units: readonly QueryUnit[], index: RecordIndex): QueryMatch[] {
  const found = new Map<number, Map<QueryUnit, FoundUnit>>();
  for (const unit of units) {
    for (const [key, information] of unit.keys) {
      for (const { ordinal, counts } of findPostings(index, key)) {
        const ofRecord = found.get(ordinal) ?? new Map<QueryUnit, FoundUnit>();
        found.set(ordinal, ofRecord);
        const weight = information * fieldFactor(counts);
        if (weight > (ofRecord.get(unit)?.weight ?? 0)) ofRecord.set(unit, { unit, weight, term: { key, counts } });
      }
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([ordinal, ofRecord]) => ({
    ordinal,
    found: [...ofRecord.values()],
  }));
}

/**
 * Whether a record shares enough with a query to be about the same.
 *
 * @param match What they share.
 * @param units The query.
 * @returns Whether it is at least a third of the query, or a topic of its own, and one telling word at the very least.
 */
export function isAbout({ found }: QueryMatch, units: readonly QueryUnit[]): boolean {
  const wanted = sum(units.filter(({ joins }) => !joins).map(({ information }) => information));
  const shared = sum(found.map(({ weight }) => weight));
  const telling = found.filter(({ weight }) => weight >= LEAST_TELLING).length;
  if (telling === 0) return false;
  return shared >= Math.min(LEAST_SHARE * wanted, ENOUGH);
}

function fieldFactor(counts: readonly number[]): number {
  return counts.some((count, field) => count > 0 && field !== BODY_FIELD) ? 1 : BODY_FACTOR;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
