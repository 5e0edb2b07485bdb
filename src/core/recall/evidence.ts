/**
 * The evidence for one card: a number from 0 to 100 that depends on the prompt and the card alone.
 *
 * @module
 */

import type { CardProfile } from "./card_profile.ts";
import { FEATURE_FAMILIES, type FeatureName, type FeatureReading, type Features, readFeatures } from "./features.ts";
import type { TermMatch } from "./match_terms.ts";
import type { PromptQuery } from "./prompt_query.ts";
import type { QueryWindow } from "./query_window.ts";
import { type EvidenceModel, SCORE_AT_THRESHOLD } from "./weights.ts";

/** What speaks for a card, and how much. */
export interface Evidence {
  /** From 0 to 100; the default threshold is 40. */
  readonly score: number;
  /** The same in points of logit, where evidence adds up. */
  readonly logit: number;
  /** The window that fits the card best. */
  readonly window: QueryWindow;
  /** What window and card have in common. */
  readonly match: TermMatch;
  readonly features: Features;
  /** Whether the card's name, or a whole trigger, stands in the prompt. */
  readonly anchored: boolean;
  /** Whether a declared signal is set off. */
  readonly signalled: boolean;
}

const NAMES = Object.keys(FEATURE_FAMILIES) as FeatureName[];

/**
 * Works out the evidence for a card: that of the window which fits it best.
 *
 * @param query The prompt.
 * @param profile The card.
 * @param context Ids of the signals that the prompt sets off, and the model.
 * @returns The evidence; `undefined` for a prompt that asks for nothing.
 */
export function weighEvidence(
  query: PromptQuery,
  profile: CardProfile,
  { signals, model }: { readonly signals: ReadonlySet<string>; readonly model: EvidenceModel },
): Evidence | undefined {
  const signalled = profile.hints.positive.some((id) => signals.has(id));
  let best: Evidence | undefined;
  for (const window of query.windows) {
    for (const { features, match, anchored } of readingsOf(window, profile, query)) {
      const logit = addUp(features, model) + (signalled ? model.signal : 0);
      if (best === undefined || logit > best.logit) {
        best = { logit, score: scoreOf(logit, model), window, match, features, anchored, signalled };
      }
    }
  }
  return best;
}

/** A synonym never costs a card anything: one that fits better without is judged by the words as they stand. */
function* readingsOf(window: QueryWindow, profile: CardProfile, query: PromptQuery): Generator<FeatureReading> {
  const reading = readFeatures(window, profile, query);
  yield reading;
  if (reading.match.synonymous > 0) yield readFeatures(window, profile, { ...query, synonyms: false });
}

/**
 * The evidence by family.
 *
 * @param evidence The evidence for a card.
 * @param model The model that it was weighed with.
 * @returns The points of logit of each family that says something, to two decimals, in the order of the features.
 */
export function familiesOf(
  { features, signalled }: Evidence,
  { weights, signal }: EvidenceModel,
): Record<string, number> {
  const families: Record<string, number> = {};
  for (const name of NAMES) {
    const points = features[name] * weights[name];
    if (points !== 0) families[FEATURE_FAMILIES[name]] = (families[FEATURE_FAMILIES[name]] ?? 0) + points;
  }
  if (signalled) families.signal = signal;
  return Object.fromEntries(Object.entries(families).map(([family, points]) => [family, round(points, 100)]));
}

function addUp(features: Features, { weights, intercept }: EvidenceModel): number {
  let logit = intercept;
  for (const name of NAMES) logit += features[name] * weights[name];
  return logit;
}

/** A logistic curve, moved so that the threshold's logit reads as the threshold. */
function scoreOf(logit: number, { threshold }: EvidenceModel): number {
  const share = SCORE_AT_THRESHOLD / 100;
  const shift = Math.log(share / (1 - share)) - threshold;
  return round(100 / (1 + Math.exp(-(logit + shift))), 10);
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
