/**
 * Which terms of a card a window of the prompt holds.
 *
 * @module
 */

import { type CardProfile, RULE_BIT } from "./card_profile.ts";
import { isWritten, type QueryKey, type QueryWindow } from "./query_window.ts";

/** The terms that a window and a card have in common. */
export interface TermMatch {
  /** For each of the card's terms, the key of the window that found it. */
  readonly found: readonly (QueryKey | undefined)[];
  /** What they say together; a word and its synonyms, or alternatives of one translation, count once. */
  readonly information: number;
  /** How many distinct terms there are, synonyms left out; alternatives of one translation are one. */
  readonly terms: number;
  /** The information that only synonyms reach. */
  readonly synonymous: number;
}

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
 * @param options Whether a synonym of a word may stand for it.
 * @returns What they have in common.
 */
export function matchTerms(
  window: QueryWindow,
  { terms }: CardProfile,
  { synonyms }: { readonly synonyms: boolean },
): TermMatch {
  const { keys, weights, fields, translatedFrom } = terms;
  const found = new Array<QueryKey | undefined>(keys.length).fill(undefined);
  const held = new Float64Array(window.units);
  const lent = new Float64Array(window.units);
  for (let at = 0; at < keys.length; at++) {
    const key = window.keys.get(keys[at] as string);
    if (key === undefined || !synonyms && key.synonymOf !== undefined) continue;
    if (!isWritten(key) && at >= translatedFrom) continue; // a guess upon a guess
    found[at] = key;
    const weight = Math.min(key.weight, weights[at] as number) * fieldFactor(fields[at] as number);
    const credits = key.synonymOf === undefined ? held : lent;
    credits[key.unit] = Math.max(credits[key.unit] as number, weight);
  }
  return { found, ...addUp(held, lent) };
}

/** Sums up the units: each counts once, as the term that says most. */
function addUp(held: Float64Array, lent: Float64Array): Omit<TermMatch, "found"> {
  const sums = { information: 0, terms: 0, synonymous: 0 };
  for (let unit = 0; unit < held.length; unit++) {
    const own = held[unit] as number;
    const beyond = Math.max(0, (lent[unit] as number) - own);
    if (own > 0) sums.terms++;
    sums.information += own + beyond;
    sums.synonymous += beyond;
  }
  return sums;
}
