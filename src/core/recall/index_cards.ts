/**
 * The index in memory.
 *
 * @module
 */

import type { LibraryCard } from "../card/card.ts";
import type { CardIndex, ScopeCount } from "./card_index.ts";
import { type CardProfile, postingKeys, PROFILE_FIELDS, profileCard } from "./card_profile.ts";

/**
 * Indexes cards in memory. Only active cards are taken.
 *
 * @param cards The cards of a library stack, in any order.
 * @returns The index.
 *
 * @example
 * ```ts
 * import { indexCards } from "./index_cards.ts";
 * import { parseCard } from "../card/markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const sizes = ["active", "draft"].map((status) => {
 *   const front = `---\nschema: ome-card\nid: plan\nstatus: ${status}\ntitle: T\nsummary: S\n---\n`;
 *   const { card } = parseCard(`${front}## Full Rule\nRead the plan.`);
 *   return indexCards(card ? [{ card, libraryScope: "global" }] : []).size;
 * });
 * assertEquals(sizes, [1, 0]);
 * ```
 */
export function indexCards(cards: readonly LibraryCard[]): CardIndex {
  const active = cards.filter(({ card }) => card.status === "active");
  return indexProfiles(active.map(profileCard));
}

/**
 * Indexes profiles in memory.
 *
 * @param all The profiles of the active cards of a library stack; those with policy `off` are only counted.
 * @returns The index.
 */
export function indexProfiles(all: readonly CardProfile[]): CardIndex {
  const profiles = all.filter(({ policy }) => policy !== "off");
  const postings = listPostings(profiles);
  const profile = (ordinal: number) => {
    const found = profiles[ordinal];
    if (found === undefined) throw new RangeError(`Cannot find card ${ordinal}: the index has ${profiles.length}`);
    return found;
  };
  return {
    size: all.length,
    end: profiles.length,
    scopes: countScopes(profiles),
    averageLengths: averageLengths(profiles),
    postings: (key) => postings.get(key) ?? [],
    documentFrequency: (key) => postings.get(key)?.length ?? 0,
    id: (ordinal) => profile(ordinal).id,
    profile,
  };
}

/**
 * Lists cards under their keys.
 *
 * @param profiles The cards that take part.
 * @returns For each key of `postingKeys` the ordinals of its cards, ascending.
 */
export function listPostings(profiles: readonly CardProfile[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  for (const [ordinal, profile] of profiles.entries()) {
    for (const key of postingKeys(profile)) {
      const list = postings.get(key);
      if (list === undefined) postings.set(key, [ordinal]);
      else list.push(ordinal);
    }
  }
  return postings;
}

/**
 * Counts the scopes of cards.
 *
 * @param profiles The cards that take part.
 * @returns Each scope once, in the order of its first card.
 */
export function countScopes(profiles: readonly CardProfile[]): ScopeCount[] {
  return sumScopes(profiles.map(({ scope }) => ({ scope, count: 1 })));
}

/**
 * Adds up counts of scopes.
 *
 * @param counts Counts; a scope may stand in them any number of times, and cards that are gone count below 0.
 * @returns Each scope that any card is left of once, in the order in which it first stands there.
 */
export function sumScopes(counts: readonly ScopeCount[]): ScopeCount[] {
  const sums = new Map<string, ScopeCount>();
  for (const { scope, count } of counts) {
    const name = JSON.stringify([scope.level, scope.projectKey, scope.modulePath]);
    sums.set(name, { scope, count: (sums.get(name)?.count ?? 0) + count });
  }
  return [...sums.values()].filter(({ count }) => count > 0);
}

/**
 * The mean number of terms in each field.
 *
 * @param profiles The cards that take part.
 * @returns The means, in the order of `PROFILE_FIELDS`; 0 without cards.
 */
export function averageLengths(profiles: readonly CardProfile[]): number[] {
  return PROFILE_FIELDS.map((_, field) => {
    const total = profiles.reduce((sum, { terms }) => sum + (terms.lengths[field] as number), 0);
    return total / Math.max(1, profiles.length);
  });
}
