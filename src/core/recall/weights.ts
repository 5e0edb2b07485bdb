/**
 * How much each feature says: the numbers behind every evidence score.
 *
 * Fitted by `deno run -A scripts/fit/fit.ts` on prompts and cards that people outside the project wrote, reviewed, and
 * rounded. A positive weight speaks for the card. After a change, `SCORER_VERSION` must change.
 *
 * @module
 */

import type { FeatureName } from "./features.ts";

/** The weight of each feature, in points of logit. */
export const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  promptCover: 0,
  information: 2.05,
  distinct: 0,
  several: 0,
  run: 0,
  runInformation: 0.53,
  phraseCover: 1.1,
  phraseInformation: 0.89,
  titleCover: 0.49,
  titleBoth: 1.76,
  name: 0.08,
  summaryOverlap: 0,
  ruleOverlap: 0.34,
  translated: 0.44,
  ignoreCover: -3.47,
  ignoreWins: -0.51,
  technologyConflict: -0.93,
  technologyPromptOnly: -0.56,
  technologyCardOnly: -0.01,
  negatedTitle: -0.17,
  negatedTerms: -0.36,
  softCover: 1.96,
  coreCover: 0,
  core: 0,
  coreBoth: 0,
  anchorOverlap: 1.03,
  short: -0.42,
};

/** The logit of a pair without any feature. */
export const INTERCEPT = -5.02;

/** The logit at which a card is as likely to help as to disturb: it reads as {@linkcode SCORE_AT_THRESHOLD}. */
export const LOGIT_AT_THRESHOLD = -2;

/** Where the default threshold stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;

/** A declared signal that the prompt sets off. Set by hand: the benchmark's cards declare none. */
export const SIGNAL_WEIGHT = 1.2;
