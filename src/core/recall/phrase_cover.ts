/**
 * How much of a phrase of a card the prompt holds.
 *
 * @module
 */

import type { CardProfile, ProfilePhrase } from "./card_profile.ts";
import type { TermMatch } from "./match_terms.ts";

/** The cover of one phrase. */
export interface PhraseCover {
  /** The share of the phrase's information that the prompt holds, from 0 to 1. */
  readonly cover: number;
  /** The information that it holds. */
  readonly matched: number;
}

/**
 * Works out the cover of a phrase.
 *
 * @param phrase A phrase of the card.
 * @param profile The card.
 * @param match What the prompt and the card have in common.
 * @returns How much of the phrase the prompt holds.
 */
export function coverPhrase(phrase: ProfilePhrase, { terms }: CardProfile, { found }: TermMatch): PhraseCover {
  let total = 0;
  let matched = 0;
  for (const at of phrase.terms) {
    const weight = terms.weights[at] as number;
    total += weight;
    const key = found[at];
    if (key !== undefined) matched += Math.min(weight, key.weight);
  }
  return { cover: total === 0 ? 0 : matched / total, matched };
}
