/**
 * Near-duplicates among many texts, without comparing each with each.
 *
 * @module
 */

import { NEAR_DUPLICATE, similarity, type TermWeights } from "./similar.ts";

/** How much less than an exact bound is asked for, so that rounding loses no pair. */
const ROUNDING = 1 - 1e-9;

/**
 * Finds for each text an earlier one that says nearly the same.
 *
 * Two texts are only compared if they share telling terms: those that are left when the least telling ones are taken away
 * whose weight together stays below the share that a near-duplicate must have in common. And they must share enough of
 * them that the others could make up the rest. So nothing is missed, and thousands of texts take a fraction of a second.
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
  const totals = texts.map((terms) => sum(terms.values()));
  return texts.map((terms, index) => {
    const { telling, rest } = splitTerms(terms, least);
    const shared = sharedWeights(telling, holders);
    for (const key of terms.keys()) hold(holders, key, index);
    const total = totals[index] ?? 0;
    const possible: number[] = [];
    for (const [other, weight] of shared) {
      if (weight + rest >= leastShared(total + (totals[other] ?? 0), least)) possible.push(other);
    }
    return possible.sort((a, b) => a - b).find((other) => isNear(terms, texts[other], least));
  });
}

function isNear(terms: TermWeights, other: TermWeights | undefined, least: number): boolean {
  return other !== undefined && similarity(terms, other) >= least;
}

/** What two texts must share to be alike, by what they weigh together: a share of all is a larger share of both. */
function leastShared(both: number, least: number): number {
  return both * least / (1 + least) * ROUNDING;
}

/** For each earlier text the weight of the telling terms that it holds, too. */
function sharedWeights(
  telling: readonly (readonly [string, number])[],
  holders: ReadonlyMap<string, readonly number[]>,
): Map<number, number> {
  const shared = new Map<number, number>();
  for (const [key, weight] of telling) {
    for (const holder of holders.get(key) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + weight);
  }
  return shared;
}

function hold(holders: Map<string, number[]>, key: string, index: number): void {
  const known = holders.get(key);
  if (known) known.push(index);
  else holders.set(key, [index]);
}

/** The telling terms, and what the others weigh together. */
function splitTerms(terms: TermWeights, least: number) {
  const entries = [...terms].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const bound = least * sum(terms.values()) * ROUNDING;
  let rest = 0;
  let end = entries.length;
  while (end > 0 && rest + (entries[end - 1]?.[1] ?? 0) < bound) {
    end--;
    rest += entries[end]?.[1] ?? 0;
  }
  return { telling: entries.slice(0, end), rest };
}

function sum(weights: Iterable<number>): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}
