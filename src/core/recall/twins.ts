/**
 * Near-duplicates: cards that say the same, of which one is enough.
 *
 * @module
 */

import { type CardProfile, RULE_BIT } from "./card_profile.ts";

/** Two cards whose terms outside the rule agree this far, by weight, are one. */
const SAME = 0.8;

/**
 * Tells whether two cards are near-duplicates.
 *
 * @param a A card.
 * @param b Another card.
 * @returns Whether they have one id, or nearly the same telling terms outside their rules.
 */
export function isTwin(a: CardProfile, b: CardProfile): boolean {
  if (a.id === b.id) return true;
  const weights = anchorWeights(a);
  let shared = 0;
  let total = 0;
  for (const weight of weights.values()) total += weight;
  for (const [key, weight] of anchorWeights(b)) {
    if (weights.has(key)) shared += weight;
    else total += weight;
  }
  return total > 0 && shared / total >= SAME;
}

/**
 * The one of two near-duplicates to show: a project's card before its global twin, else the first.
 *
 * @param first The one with more evidence.
 * @param second The other.
 * @returns One of them.
 */
export function preferred<T extends { readonly profile: Pick<CardProfile, "libraryScope"> }>(first: T, second: T): T {
  return first.profile.libraryScope === "global" && second.profile.libraryScope === "project" ? second : first;
}

function anchorWeights({ terms }: CardProfile): Map<string, number> {
  const weights = new Map<string, number>();
  for (let at = 0; at < terms.translatedFrom; at++) {
    if (((terms.fields[at] as number) & ~RULE_BIT) !== 0) {
      weights.set(terms.keys[at] as string, terms.weights[at] as number);
    }
  }
  return weights;
}
