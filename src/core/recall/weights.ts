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

/** The model that recall uses unless it is told otherwise. */
export const EVIDENCE_MODEL: EvidenceModel = {
  weights: {
    information: 1.02,
    promptInformation: 0.16,
    telling: 0.77,
    missedCommon: -0.39,
    missedTelling: -0.38,
    missedRare: -1.2,
    everyday: -4.5, // by hand (fitted: −0.8): nearly all prompts of the fit are about software
    short: -0.58,
    opening: 1.2,
    neighbours: 0.92,
    phraseCover: 1.35,
    phraseInformation: 0.77,
    titleCover: 0.88,
    titleBoth: 1.64,
    name: 0.08,
    overlap: 1.27,
    ruleInformation: 0.76,
    ignoreCover: -2.95,
    ignoreWins: -0.61,
    technologyConflict: -1.04,
    technologyPromptOnly: -0.75,
    negatedTitle: -1.5, // by hand (fitted: −0.4): few prompts of the fit negate anything
    negatedTerms: -0.99,
  },
  signal: 1.2, // by hand: the cards of the fit declare none
  intercept: -4.21,
  threshold: -2.42,
};

/** Where {@linkcode EvidenceModel.threshold} stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;
