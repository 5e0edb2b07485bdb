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
    information: 1.1,
    promptInformation: 0.17,
    telling: 0.72,
    missedCommon: -0.47,
    missedTelling: -0.41,
    missedRare: -1.23,
    short: -0.49,
    opening: 1.07,
    neighbours: 0.91,
    phraseCover: 1.31,
    phraseInformation: 0.8,
    titleCover: 0.96,
    titleBoth: 1.68,
    name: 0.08,
    overlap: 1.22,
    ruleInformation: 0.69,
    ignoreCover: -3.01,
    ignoreWins: -0.43,
    technologyConflict: -0.92,
    technologyPromptOnly: -0.78,
    negatedTerms: -0.92,
    ...SET_BY_HAND,
  },
  signal: 1, // by hand: the cards of the fit declare none
  intercept: -4.19,
  threshold: -2.47,
};

/** Where {@linkcode EvidenceModel.threshold} stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;
