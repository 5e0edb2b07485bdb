/**
 * Which records have enough in common with a query to be shown at all.
 *
 * Two common words are no topic, so what counts is how much is shared, by a fixed background statistic of how often
 * developers use each word: whether a record is shown does not depend on the other records.
 *
 * @module
 */

import { FIELD_COUNT, type RecordIndex } from "./record_index.ts";
import { TOPIC_FIELDS } from "./record_profile.ts";
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
  /** How often it stands in each field. */
  readonly counts: Uint8Array;
}

/** What finding a word says by where it stands: title · tags and id · applicability · what it is about · its body alone. */
const FIELD_FACTORS: readonly number[] = [1, 1, 0.9, 0.9, 0.5];

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

/** What a query found. */
export interface QueryMatches {
  /** The records that are about the same, in the order of the index. */
  readonly about: readonly QueryMatch[];
  /** How many records share anything at all. */
  readonly overlapping: number;
}

/** Sums in another order differ in their last digits. */
const ROUNDING = 1e-9;

/**
 * Finds the records that are about the same as a query.
 *
 * Common words stand in half of all records, so that sums come first, and words are put together only for those whose
 * sum is enough.
 *
 * @param units The query.
 * @param index The records.
 * @param wanted A number for each record, 0 for those to be left out.
 * @returns Those that share enough, and how many share anything.
 */
export function matchQuery(units: readonly QueryUnit[], index: RecordIndex, wanted: Uint8Array): QueryMatches {
  const shared = sumShared(units, index);
  const words = tellingWords(units);
  const least = leastShared(words);
  const promising = new Map<number, FoundUnit[]>();
  let overlapping = 0;
  for (let ordinal = 0; ordinal < index.size; ordinal++) {
    const sum = shared[ordinal] ?? 0;
    if (sum === 0 || wanted[ordinal] === 0) continue;
    overlapping++;
    if (sum >= least - ROUNDING) promising.set(ordinal, []);
  }
  if (promising.size > 0) findUnits(units, index, promising);
  const matches = [...promising].map(([ordinal, found]) => ({ ordinal, found }));
  return { about: matches.filter((match) => isAbout(match, words)), overlapping };
}

/** For each record the sum of what it shares, each unit by the form that says most. */
function sumShared(units: readonly QueryUnit[], index: RecordIndex): Float64Array {
  const sums = new Float64Array(index.size);
  const lastUnit = new Uint32Array(index.size);
  const lastWeight = new Float64Array(index.size);
  for (const [at, unit] of units.entries()) {
    if (unit.crosses) continue;
    for (const [key, information] of unit.keys) {
      const { ordinals, counts } = index.postings(key);
      for (let place = 0; place < ordinals.length; place++) {
        const ordinal = ordinals[place] as number;
        const weight = information * placeFactor(counts, place * FIELD_COUNT);
        const known = lastUnit[ordinal] === at + 1 ? lastWeight[ordinal] as number : 0;
        if (weight <= known) continue;
        sums[ordinal] = sums[ordinal] as number + weight - known;
        lastUnit[ordinal] = at + 1;
        lastWeight[ordinal] = weight;
      }
    }
  }
  return sums;
}

/** Puts the words together for the records that are promising. */
function findUnits(units: readonly QueryUnit[], index: RecordIndex, promising: Map<number, FoundUnit[]>): void {
  for (const unit of units) {
    for (const [key, information] of unit.keys) {
      const postings = index.postings(key);
      for (let place = 0; place < postings.ordinals.length; place++) {
        const found = promising.get(postings.ordinals[place] as number);
        if (!found) continue;
        const counts = postings.counts.subarray(place * FIELD_COUNT, (place + 1) * FIELD_COUNT);
        keepBest(found, { unit, key, counts, weight: information * placeFactor(counts, 0) });
      }
    }
  }
}

/** Units come one after the other, so that another form of the same unit can only be the last one. */
function keepBest(found: FoundUnit[], next: FoundUnit): void {
  const last = found.at(-1);
  if (last?.unit !== next.unit) found.push(next);
  else if (next.weight > last.weight) found[found.length - 1] = next;
}

/** A good third of the query, or a topic of its own. */
function leastShared(words: readonly QueryUnit[]): number {
  const least = words.length === 1 ? LEAST_SHARED.oneWord : LEAST_SHARED.moreWords;
  return Math.max(least, Math.min(LEAST_SHARE * sum(words.map(ownShare)), ENOUGH));
}

/** Whether what is shared is no chance find of one word among several. */
function isAbout({ found }: QueryMatch, words: readonly QueryUnit[]): boolean {
  const telling = found.filter(({ unit, weight }) => !unit.crosses && weight >= LEAST_TELLING);
  if (words.length === 1) return telling.some(isTopic);
  return telling.length > 1 || words.length === 2 || telling.some(({ unit }) => unit.isCode);
}

function tellingWords(units: readonly QueryUnit[]): QueryUnit[] {
  return units.filter(({ joins, crosses, information }) => !joins && !crosses && information >= LEAST_TELLING);
}

/** A topic that goes by one word has it in its title, tags or id, unless the word is rare. */
function isTopic({ unit: { information }, counts }: FoundUnit): boolean {
  return information >= RARE || TOPIC_FIELDS.some((field) => counts[field] !== 0);
}

/** Pairs of Chinese characters overlap: four characters are three pairs, and about two words. */
function ownShare({ information, isPair }: QueryUnit): number {
  return isPair ? information / 2 : information;
}

/** Fields come in the order of what finding a word there says, so that the first one that holds it decides. */
function placeFactor(counts: Uint8Array, start: number): number {
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (counts[start + field] !== 0) return FIELD_FACTORS[field] as number;
  }
  return 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
