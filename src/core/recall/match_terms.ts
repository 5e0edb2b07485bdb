/**
 * Which terms of a card a window of the prompt holds.
 *
 * @module
 */

import { type CardProfile, RULE_BIT } from "./card_profile.ts";
import type { QueryKey, QueryWindow } from "./query_window.ts";

/** The terms that a window and a card have in common. */
export interface TermMatch {
  /** For each of the card's terms, the key of the window that found it. */
  readonly found: readonly (QueryKey | undefined)[];
  /** What they say together; alternatives of one translation count once. */
  readonly information: number;
  /** How many distinct terms there are; alternatives of one translation are one. */
  readonly terms: number;
  /** How many of them say something. */
  readonly distinct: number;
  /** The part of the information that was reached through a translation, from 0 to 1. */
  readonly translated: number;
}

/** A term that says less than this is not counted as a distinct one. */
const LEAST_DISTINCT = 0.1;

/** A term that stands in the rule alone says this share of what it says elsewhere. */
const RULE_FACTOR = 0.4;

/** What a term says in its fields: nothing in `ignore_when` alone. */
function fieldFactor(fields: number): number {
  if (fields === 0) return 0;
  return (fields & ~RULE_BIT) === 0 ? RULE_FACTOR : 1;
}

/**
 * Matches the terms of a window and a card.
 *
 * @param window A window of the prompt.
 * @param profile A card's profile.
 * @returns What they have in common.
 */
export function matchTerms(window: QueryWindow, { terms }: CardProfile): TermMatch {
  const { keys, weights, fields, translatedFrom } = terms;
  const found = new Array<QueryKey | undefined>(keys.length).fill(undefined);
  const credit = new Float64Array(window.units);
  let information = 0;
  let translated = 0;
  let distinct = 0;
  let shared = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = window.keys.get(keys[at] as string);
    if (key === undefined) continue;
    if (key.translated && at >= translatedFrom) continue; // both sides translated: a guess upon a guess
    found[at] = key;
    const weight = Math.min(key.weight, weights[at] as number) * fieldFactor(fields[at] as number);
    const before = credit[key.unit] as number;
    if (weight <= before) continue;
    if (before === 0) shared++;
    if (weight >= LEAST_DISTINCT && before < LEAST_DISTINCT) distinct++;
    const gain = weight - before;
    credit[key.unit] = weight;
    information += gain;
    if (key.translated || at >= translatedFrom) translated += gain;
  }
  return { found, information, terms: shared, distinct, translated: information > 0 ? translated / information : 0 };
}
