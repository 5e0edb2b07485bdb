/**
 * How a candidate stands to the cards that are there, and what follows from it: advice, never a decision.
 *
 * @module
 */

import type { Card } from "../card/card.ts";
import { NEAR_DUPLICATE, similarity, type TermWeights, weighCard } from "../card/similar.ts";
import type { Rehearsal } from "./rehearse.ts";

/** A card that says something close. */
export interface NearCard {
  readonly id: string;
  readonly title: string;
  readonly status: Card["status"];
  /** From 0 to 1. */
  readonly similarity: number;
  /** The share of the candidate's information that the card holds, from 0 to 1. */
  readonly covered: number;
}

/** What may be done with a candidate. */
export interface Advice {
  readonly action: "new" | "merge" | "narrow" | "reject" | "keep-separate";
  /** Why, one sentence. */
  readonly why: string;
}

/** Below this two lessons share no more than the words in which lessons are put ("when", "the usual wrong turn"). */
const WORTH_NAMING = 0.2;

/** From this share on, a card says all that the candidate says. */
const NOTHING_NEW = 0.85;

const MOST_NAMED = 3;

/**
 * Finds the cards that say something close.
 *
 * @param card The card that the candidate would become.
 * @param cards The cards of the library.
 * @returns At most three, the nearest first.
 */
export function nearCards(card: Card, cards: readonly Card[]): NearCard[] {
  const own = weighCard(card);
  return cards.filter(({ id, status }) => id !== card.id && status !== "archived")
    .map(({ id, title, status, ...rest }): NearCard => {
      const other = weighCard({ id, title, status, ...rest });
      return { id, title, status, similarity: similarity(own, other), covered: coverage(own, other) };
    })
    .filter((near) => near.similarity >= WORTH_NAMING)
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NAMED);
}

/**
 * Gives advice on a candidate.
 *
 * @param near The cards that say something close.
 * @param rehearsals What would have happened at its prompts.
 * @returns The advice, with its reason.
 */
export function advise(near: readonly NearCard[], rehearsals: readonly Rehearsal[]): Advice {
  const { action, why } = compare(near, rehearsals);
  const silent = rehearsals.length > 0 && !rehearsals.some(({ found }) => found);
  return { action, why: silent ? `${why}; but this would be found at none of its own prompts` : why };
}

function compare(near: readonly NearCard[], rehearsals: readonly Rehearsal[]): Advice {
  const [nearest] = near;
  const crowded = rehearsals.flatMap(({ crowdedOut }) => crowdedOut)[0];
  if (nearest !== undefined && nearest.covered >= NOTHING_NEW) {
    return { action: "reject", why: `"${nearest.id}" says it all already` };
  }
  if (nearest !== undefined && nearest.similarity >= NEAR_DUPLICATE) {
    return { action: "merge", why: `"${nearest.id}" says nearly the same, and this adds to it` };
  }
  if (crowded !== undefined) {
    return { action: "narrow", why: `It would take the place of "${crowded}" at one of its own prompts` };
  }
  if (nearest !== undefined) {
    return { action: "keep-separate", why: `"${nearest.id}" is on the same subject and says something else` };
  }
  return { action: "new", why: "No card says anything close" };
}

/** The share of the information of one text that stands in the other. */
function coverage(own: TermWeights, other: TermWeights): number {
  let [shared, all] = [0, 0];
  for (const [key, weight] of own) {
    all += weight;
    if (other.has(key)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}
