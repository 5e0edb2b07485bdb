/** Trains on prompts and cards: which samples count how much, which signs must hold, who is left out. */

import type { FeatureName } from "../../src/core/recall/features.ts";
import { fitLogistic, type LogisticModel, type Sample } from "./logistic.ts";
import { type CasePairs, FEATURE_NAMES, type Pair } from "./pairs.ts";

/** Features that speak against a card, and those that may do either; all others speak for it. */
const AGAINST: ReadonlySet<FeatureName> = new Set<FeatureName>([
  "missedCommon",
  "missedTelling",
  "missedRare",
  "synonyms",
  "short",
  "ignoreCover",
  "ignoreWins",
  "technologyConflict",
  "negatedTerms",
]);
const FREE: ReadonlySet<FeatureName> = new Set<FeatureName>(["promptInformation"]);

/** Large weights are held back: few repositories, and the next ones are others. */
const RIDGE = 3;
/** Repositories count nearly alike, however many prompts each has. */
const REPOSITORY_EXPONENT = 0.8;
/** Of each prompt the strongest wrong cards of its own repository and of the others: the decision lies among them. */
const STRONGEST = 3;
/** A wanted card counts for both libraries, the small one and the merged one. */
const WANTED_WEIGHT = 2;
/** So does a wrong one of the prompt's own repository; where the labels forbid it, four times that. */
const OWN_WEIGHT = 2;
const FORBIDDEN_WEIGHT = 8;
/** The first round takes every pair, to find the strongest; each later one finds them with the model before it. */
const ROUNDS = 3;

/** The models of a fit. */
export interface RepositoryModels {
  /** Fitted on every repository. */
  readonly all: LogisticModel;
  /** For each repository, fitted on all the others. */
  readonly without: ReadonlyMap<string, LogisticModel>;
}

/** Fits on all repositories, and on all but one in turn. */
export function fitRepositories(cases: readonly CasePairs[]): RepositoryModels {
  const repositories = [...new Set(cases.map(({ one }) => one.repository))];
  const without = repositories.map((left) => [left, fit(cases.filter(({ one }) => one.repository !== left))] as const);
  return { all: fit(cases), without: new Map(without) };
}

function fit(cases: readonly CasePairs[]): LogisticModel {
  const signs = FEATURE_NAMES.map((name) => FREE.has(name) ? 0 : AGAINST.has(name) ? -1 : 1);
  const sizes = new Map<string, number>();
  for (const { one } of cases) sizes.set(one.repository, (sizes.get(one.repository) ?? 0) + 1);
  const samplesOf = (model: LogisticModel | undefined) =>
    cases.flatMap(({ one, pairs }) => {
      const share = (100 / (sizes.get(one.repository) ?? 1)) ** REPOSITORY_EXPONENT;
      const kept = model === undefined ? pairs : strongest(pairs, model);
      return kept.flatMap((pair) => sampleOf(pair, share, one.expectedCards.length === 0));
    });
  let model = fitLogistic(samplesOf(undefined), { ridge: RIDGE, signs });
  for (let round = 1; round < ROUNDS; round++) model = fitLogistic(samplesOf(model), { ridge: RIDGE, signs });
  return model;
}

function strongest(pairs: readonly Pair[], model: LogisticModel): Pair[] {
  const wrong = pairs.filter(({ label }) => label === 0).toSorted((a, b) => logitOf(model, b) - logitOf(model, a));
  return [
    ...pairs.filter(({ label }) => label === 1),
    ...wrong.filter(({ own }) => own).slice(0, STRONGEST),
    ...wrong.filter(({ own }) => !own).slice(0, STRONGEST),
  ];
}

function sampleOf({ label, own, values, offset }: Pair, share: number, negative: boolean): Sample[] {
  if (label === undefined) return [];
  const weight = label === 1 ? WANTED_WEIGHT : !own ? 1 : negative ? FORBIDDEN_WEIGHT : OWN_WEIGHT;
  return [{ values, label, weight: weight * share, offset }];
}

function logitOf({ weights, intercept }: LogisticModel, { values, offset }: Pair): number {
  return weights.reduce((sum, weight, at) => sum + weight * (values[at] as number), intercept + offset);
}
