/**
 * Which records have enough in common with a query to be shown at all.
 *
 * Two common words are no topic, so what counts is how much is shared, by a fixed background statistic of how often
 * developers use each word: whether a record is shown does not depend on the other records.
 *
 * @module
 */

import { findPostings, type RecordIndex } from "./record_index.ts";
import { ABOUT_FIELDS, TOPIC_FIELDS } from "./record_profile.ts";
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
  /** The unit. */
  readonly unit: QueryUnit;
  /** What finding it says, from 0 to 1. */
  readonly weight: number;
  /** The record's term that it was found by. */
  readonly key: string;
  /** How often it stands in each field, a digit a field. */
  readonly digits: string;
}

/** What finding a word says by where it stands: title, tags and id · what the record is about · its body alone. */
const PLACE_FACTORS = { topic: 1, about: 0.9, body: 0.5 } as const;

/** A record must share this part of what the query says… */
const LEAST_SHARE = 0.38;

/** …or, of a long query, this much: two telling words and a half… */
const ENOUGH = 1.5;

/** …and this much in any case: a single word that is not too common, or several that are. */
const LEAST_SHARED = { oneWord: 0.35, moreWords: 0.5 } as const;

/** A word that says this much is in one text of a thousand. */
const RARE = 0.8;

/** Words that say less do not count as words of the query. */
const LEAST_TELLING = 0.1;

/**
 * Finds the records that share anything with a query.
 *
 * @param units The query.
 * @param index The records.
 * @returns One match a record, in the order of the index.
 */
export function matchQuery(units: readonly QueryUnit[], index: RecordIndex): QueryMatch[] {
  const found = new Map<number, FoundUnit[]>();
  for (const unit of units) {
    for (const [key, information] of unit.keys) {
      for (const { ordinal, digits } of findPostings(index, key)) {
        const unitFound = { unit, key, digits, weight: information * placeFactor(digits) };
        const ofRecord = found.get(ordinal);
        if (ofRecord) keepBest(ofRecord, unitFound);
        else found.set(ordinal, [unitFound]);
      }
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([ordinal, ofRecord]) => ({ ordinal, found: ofRecord }));
}

/** Units come one after the other, so that another form of the same unit can only be the last one. */
function keepBest(found: FoundUnit[], next: FoundUnit): void {
  const last = found.at(-1);
  if (last?.unit !== next.unit) found.push(next);
  else if (next.weight > last.weight) found[found.length - 1] = next;
}

/**
 * Whether a record shares enough with a query to be about the same.
 *
 * @param match What they share.
 * @param units The query.
 * @returns Whether it is a good third of the query or a topic of its own, and no chance find of one word among several.
 */
export function isAbout({ found }: QueryMatch, units: readonly QueryUnit[]): boolean {
  const words = units.filter(({ joins, information }) => !joins && information >= LEAST_TELLING);
  const shared = sum(found.map(({ weight }) => weight));
  const least = words.length === 1 ? LEAST_SHARED.oneWord : LEAST_SHARED.moreWords;
  if (shared < Math.max(least, Math.min(LEAST_SHARE * sum(words.map(ownShare)), ENOUGH))) return false;
  const telling = found.filter(({ weight }) => weight >= LEAST_TELLING);
  if (words.length === 1) return telling.some(isTopic);
  return telling.length > 1 || words.length === 2 || telling.some(({ unit }) => unit.isCode);
}

/** A topic that goes by one word has it in its title, tags or id, unless the word is rare. */
function isTopic({ unit: { information }, digits }: FoundUnit): boolean {
  return information >= RARE || isIn(digits, TOPIC_FIELDS);
}

/** Pairs of Chinese characters overlap: four characters are three pairs, and about two words. */
function ownShare({ information, isPair }: QueryUnit): number {
  return isPair ? information / 2 : information;
}

function placeFactor(digits: string): number {
  const { topic, about, body } = PLACE_FACTORS;
  if (isIn(digits, TOPIC_FIELDS)) return topic;
  return isIn(digits, ABOUT_FIELDS) ? about : body;
}

function isIn(digits: string, fields: readonly number[]): boolean {
  return fields.some((field) => digits[field] !== "0");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
