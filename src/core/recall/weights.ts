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
    information: 1.05,
    promptInformation: 0.12,
    telling: 0.69,
    missedCommon: -0.4,
    missedTelling: -0.37,
    missedRare: -1.18,
    everyday: -2.4, // by hand (fitted: −0.8): nearly all prompts of the fit are about software
    short: -0.6,
    opening: 1.24,
    neighbours: 1,
    phraseCover: 1.1,
    phraseInformation: 0.81,
    titleCover: 0.86,
    titleBoth: 1.68,
    name: 0.12,
    overlap: 1.1,
    ruleInformation: 0.71,
    ignoreCover: -2.79,
    ignoreWins: -0.64,
    technologyConflict: -1.11,
    technologyPromptOnly: -0.41,
    negatedTitle: -1.5, // by hand (fitted: −0.4): few prompts of the fit negate anything
    negatedTerms: -0.99,
  },
  signal: 1.2, // by hand: the cards of the fit declare none
  intercept: -4.11,
  threshold: -2.42,
};

/** Where {@linkcode EvidenceModel.threshold} stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;
