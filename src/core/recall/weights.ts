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
export const WEIGHTS: Readonly<Record<FeatureName, number>> = {} as Readonly<Record<FeatureName, number>>;

/** The logit of a pair without any feature. */
export const INTERCEPT = -7.7;

/** The logit at which a card is as likely to help as to disturb: it reads as {@linkcode SCORE_AT_THRESHOLD}. */
export const LOGIT_AT_THRESHOLD = -2;

/** Where the default threshold stands on the scale of 0 to 100. */
export const SCORE_AT_THRESHOLD = 40;

/** A declared signal that the prompt sets off. Set by hand: the benchmark's cards declare none. */
export const SIGNAL_WEIGHT = 1.2;
