/** Prompt and card pairs of the benchmark, with their features and labels. */

import { indexCards } from "../../src/core/recall/index_cards.ts";
import { FEATURE_FAMILIES, type FeatureName, readFeatures } from "../../src/core/recall/features.ts";
import { findCandidates } from "../../src/core/recall/candidates.ts";
import { SET_BY_HAND } from "../../src/core/recall/weights.ts";
import { readQuery } from "../../src/core/recall/prompt_query.ts";
import type { BenchCase, BenchSuite } from "../bench/recall_cases.ts";

/** The features that are fitted, in the order of a pair's values. */
export const FEATURE_NAMES = (Object.keys(FEATURE_FAMILIES) as FeatureName[]).filter((name) => !(name in SET_BY_HAND));

const HAND_NAMES = Object.keys(SET_BY_HAND) as (keyof typeof SET_BY_HAND)[];

/** One prompt and one card. */
export interface Pair {
  readonly card: string;
  /** 1 if the card is wanted, 0 if not, undefined where the labels say nothing. */
  readonly label: 0 | 1 | undefined;
  /** Whether the card is of the repository that the prompt comes from. */
  readonly own: boolean;
  readonly values: Float64Array;
  /** What the features say whose weights are set by hand. */
  readonly offset: number;
}

/** All candidates of one prompt. */
export interface CasePairs {
  readonly one: BenchCase;
  readonly pairs: readonly Pair[];
}

/** Reads the pairs of the merged suite; those of a small library are the pairs with `own`. */
export function readPairs(merged: BenchSuite): CasePairs[] {
  const index = indexCards(merged.cards);
  return merged.cases.map((one) => {
    const query = readQuery(one.prompt);
    const window = query.windows[0];
    if (window === undefined) return { one, pairs: [] };
    const prefix = one.id.slice(0, one.id.lastIndexOf("-")) + "--";
    const pairs = Array.from(findCandidates(query, index), (ordinal) => {
      const profile = index.profile(ordinal);
      const { features } = readFeatures(window, profile, query);
      return {
        card: profile.id,
        own: profile.id.startsWith(prefix),
        label: labelOf(one, profile.id, profile.id.startsWith(prefix)),
        values: Float64Array.from(FEATURE_NAMES, (name) => features[name]),
        offset: HAND_NAMES.reduce((sum, name) => sum + features[name] * SET_BY_HAND[name], 0),
      };
    });
    return { one, pairs };
  });
}

function labelOf(one: BenchCase, card: string, own: boolean): 0 | 1 | undefined {
  if (one.expectedCards.includes(card)) return 1;
  if (one.allowedExtraCards.includes(card)) return undefined;
  if (one.expectedCards.length > 0) return 0;
  if (one.unexpectedCards.includes(card) || one.unexpectedCards.some((id) => id.endsWith("--*") && own)) return 0;
  return one.expectNoMatches ? 0 : undefined;
}
