/**
 * How much each feature says: the numbers behind every evidence score.
 *
 * Fitted by `deno run -A scripts/fit/fit.ts` on prompts and cards that people outside the project wrote, with the signs
 * that must hold held, then reviewed and rounded. After a change, `SCORER_VERSION` must change.
 *
 * @module
 */

import type { FeatureName } from "./features.ts";

/** What turns features into evidence. */
export interface EvidenceModel {
  /** The weight of each feature, in points of logit; a positive one speaks for the card. */
  readonly weights: Readonly<Record<FeatureName, number>>;
  /** The weight of a declared signal that the prompt sets off. */
  readonly signal: number;
  /** The logit of a pair without any feature. */
  readonly intercept: number;
  /** The logit that reads as a score of 40, the default threshold: from here on a card helps more than it disturbs. */
  readonly threshold: number;
}

/** Weights set by hand, since the prompts of the fit hardly touch these features; the others are fitted beside them. */
export const SET_BY_HAND = {
  /** Fitted: −0.8. Nearly all prompts of the fit are about software. */
  everyday: -7.5,
  /** Fitted: −0.4. Few prompts of the fit negate anything. */
  negatedTitle: -1.5,
  /** Fitted: −1.1. An explanation of a thing is not the doing of it, however well the words fit. */
  explainOnly: -7,
} as const satisfies Partial<Record<FeatureName, number>>;

/** The model that recall uses unless it is told otherwise. */
export const EVIDENCE_MODEL: EvidenceModel = {
  weights: {
    information: 1.25,
    promptInformation: 0.07,
    telling: 0.62,
    missedCommon: -0.38,
    missedTelling: -0.42,
    missedRare: -1.12,
    synonyms: -1.82,
    short: -0.49,
    opening: 1.05,
    neighbours: 0.97,
    phraseCover: 1.24,
    phraseInformation: 0.85,
    titleCover: 0.88,
    titleBoth: 1.68,
    name: 0.16,
    overlap: 1.04,
    ruleInformation: 0.72,
    ignoreCover: -3.00,
    ignoreWins: -0.35,
    technologyConflict: -1.61,
    negatedTerms: -0.83,
    ...SET_BY_HAND,
  },
  signal: 1, // by hand: the cards of the fit declare none
  intercept: -4.20,
  threshold: -2.45,
};

/** Where {@linkcode EvidenceModel.threshold} stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;
