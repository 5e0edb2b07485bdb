/**
 * Near-duplicates among many texts, without comparing each with each.
 *
 * @module
 */

import { NEAR_DUPLICATE, similarity, type TermWeights } from "./similar.ts";

/**
 * Finds for each text an earlier one that says nearly the same.
 *
 * Two texts are only compared if they share one of their telling terms: those that are left when the least telling ones
 * are taken away whose weight together stays below the share that a near-duplicate must have in common. So nothing is
 * missed, and a thousand cards take a fraction of a second.
 *
 * @param texts The terms of each text.
 * @param least The similarity from which on two texts are near-duplicates, above 0 and at most 1.
 * @returns For each text, the place of the first earlier text that is like it; undefined where there is none.
 *
 * @example
 * ```ts
 * import { findNearDuplicates } from "./near_duplicates.ts";
 * import { weighTerms } from "./similar.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const texts = ["rebase onto main", "validate in a browser", "in a browser: validate"].map(weighTerms);
 * assertEquals(findNearDuplicates(texts), [undefined, undefined, 1]);
 * ```
 */
export function findNearDuplicates(
  texts: readonly TermWeights[],
  least: number = NEAR_DUPLICATE,
): (number | undefined)[] {
  const holders = new Map<string, number[]>();
  return texts.map((terms, index) => {
    const earlier = new Set<number>();
    for (const key of tellingTerms(terms, least)) {
      const known = holders.get(key);
      known?.forEach((holder) => earlier.add(holder));
      if (known) known.push(index);
      else holders.set(key, [index]);
    }
    return [...earlier].sort((a, b) => a - b).find((other) => isNear(terms, texts[other], least));
  });
}

function isNear(terms: TermWeights, other: TermWeights | undefined, least: number): boolean {
  return other !== undefined && similarity(terms, other) >= least;
}

/** In one order for all texts: if two texts share enough, the first term that they share is telling in both. */
function tellingTerms(terms: TermWeights, least: number): string[] {
  const entries = [...terms].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  // A little less than the exact bound, so that rounding loses no pair.
  const bound = least * entries.reduce((sum, [, weight]) => sum + weight, 0) * (1 - 1e-9);
  let rest = 0;
  let end = entries.length;
  while (end > 0 && rest + (entries[end - 1]?.[1] ?? 0) < bound) {
    end--;
    rest += entries[end]?.[1] ?? 0;
  }
  return entries.slice(0, end).map(([key]) => key);
}
