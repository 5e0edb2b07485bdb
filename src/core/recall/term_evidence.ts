/**
 * What the matched terms say, and what the prompt says that the card does not.
 *
 * @module
 */

import { type CardProfile, fieldBits } from "./card_profile.ts";
import type { TermMatch } from "./match_terms.ts";
import { isWritten, type QueryWindow } from "./query_window.ts";

/** Sums and counts over the terms of a window. */
export interface TermEvidence {
  /** The information of the terms that stand in a trigger, a `use_when` phrase or an alias, but not in the title. */
  readonly phraseInformation: number;
  /** The information of the terms that stand in the rule alone. */
  readonly ruleInformation: number;
  /** Matched terms that tell something and are not odd: neither common nor rare. */
  readonly telling: number;
  /** Common, telling and rare terms of the prompt that the card does not have. */
  readonly missedCommon: number;
  readonly missedTelling: number;
  readonly missedRare: number;
  /** Words of everyday life that the card does not have. */
  readonly everyday: number;
  /** The share of the prompt's opening that the card has outside its rule, from 0 to 1. */
  readonly opening: number;
  /** Shared information over the geometric mean of prompt and card, rule left out, from 0 to 1. */
  readonly overlap: number;
}

/** Terms below this are common, those from {@linkcode RARE} on are rare: names, and words that hardly any text has. */
const COMMON = 0.35;
const RARE = 0.75;

const TITLE = fieldBits("title");
const PHRASES = fieldBits("triggers", "useWhen", "aliases");
const RULE = fieldBits("rule");

/**
 * Reads the term evidence of a window and a card.
 *
 * @param window A window of the prompt.
 * @param profile The card's profile.
 * @param match What they have in common.
 * @returns Sums and counts.
 */
export function readTermEvidence(window: QueryWindow, profile: CardProfile, match: TermMatch): TermEvidence {
  const { terms } = profile;
  const credits = creditUnits(terms, match, window.units);
  const sums = { phraseInformation: 0, ruleInformation: 0, telling: 0, shared: 0 };
  for (let unit = 0; unit < window.units; unit++) {
    const weight = credits.weights[unit] as number;
    const fields = credits.fields[unit] as number;
    if (weight === 0) continue;
    if (weight >= COMMON && weight < RARE) sums.telling += fields === RULE ? 0.5 : 1;
    if (fields === RULE) sums.ruleInformation += weight;
    else {
      sums.shared += weight;
      if ((fields & TITLE) === 0 && (fields & PHRASES) !== 0) sums.phraseInformation += weight;
    }
  }
  const { shared, ...counted } = sums;
  const scale = Math.sqrt(profile.information * window.information);
  return {
    ...counted,
    ...countMissed(window, credits.weights),
    opening: coverOpening(window, profile, match),
    overlap: scale === 0 ? 0 : Math.min(1, shared / scale),
  };
}

interface UnitCredits {
  readonly weights: Float64Array;
  readonly fields: Uint8Array;
}

/** Of the card's terms that match one unit of the prompt, the one outside the rule that says most. */
function creditUnits({ weights, fields }: CardProfile["terms"], { found }: TermMatch, units: number): UnitCredits {
  const credits = { weights: new Float64Array(units), fields: new Uint8Array(units) };
  for (let at = 0; at < found.length; at++) {
    const key = found[at];
    const bits = fields[at] as number;
    if (key === undefined || bits === 0) continue;
    const weight = Math.min(weights[at] as number, key.weight);
    const before = credits.fields[key.unit] as number;
    const better = before === 0 || (before === RULE) !== (bits === RULE)
      ? before === 0 || before === RULE
      : weight > (credits.weights[key.unit] as number);
    if (!better) continue;
    credits.weights[key.unit] = weight;
    credits.fields[key.unit] = bits;
  }
  return credits;
}

function countMissed({ keys }: QueryWindow, credits: Float64Array) {
  const missed = { missedCommon: 0, missedTelling: 0, missedRare: 0, everyday: 0 };
  for (const key of keys.values()) {
    const { weight, unit, places, everyday } = key;
    if (!isWritten(key) || places.length === 0 || (credits[unit] as number) > 0) continue;
    if (everyday) missed.everyday++;
    if (weight < COMMON) missed.missedCommon++;
    else if (weight < RARE) missed.missedTelling++;
    else missed.missedRare++;
  }
  return missed;
}

/** What a prompt opens with is what it is about: the verb, and the thing that it is done to. */
function coverOpening({ opening }: QueryWindow, { terms }: CardProfile, { found }: TermMatch): number {
  const held = new Set<number>();
  for (let at = 0; at < found.length; at++) {
    const place = found[at]?.places[0];
    if (place !== undefined && ((terms.fields[at] as number) & ~RULE) !== 0) held.add(place);
  }
  let total = 0;
  let covered = 0;
  for (const { place, weight } of opening) {
    total += weight;
    if (held.has(place)) covered += weight;
  }
  return total === 0 ? 0 : covered / total;
}
