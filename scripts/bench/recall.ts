/**
 * Runs recall over the benchmark beside the project: each repository's own library, and all of them in one.
 *
 *     deno task bench:recall              the product as it is
 *     deno task bench:recall --held-out   weights fitted without the repository that is being judged
 *
 * The benchmark never enters the project; where it is missing, this says so and is content.
 */
import { parseArgs } from "@std/cli/parse-args";
import type { FeatureName } from "../../src/core/recall/features.ts";
import { indexCards } from "../../src/core/recall/index_cards.ts";
import { recall } from "../../src/core/recall/recall.ts";
import { EVIDENCE_MODEL, type EvidenceModel, SET_BY_HAND } from "../../src/core/recall/weights.ts";
import type { LogisticModel } from "../fit/logistic.ts";
import { FEATURE_NAMES, readPairs } from "../fit/pairs.ts";
import { fitRepositories } from "../fit/train.ts";
import { type BenchCase, type BenchSuite, CASES_FOLDER, readSuites } from "./recall_cases.ts";
import { type BenchFigures, measureRun } from "./recall_metrics.ts";
import { print } from "../print.ts";

/** Figures of other programs on the same cases, from the benchmark's README. */
const OTHERS: readonly (readonly [string, string, string])[] = [
  ["oh-my-experience 0.4, default", "small ", ".514  .671  .09  .44"],
  ["minisearch 7, tuned threshold", "small ", ".548  .689  .11  .56"],
  ["BM25 first card, low threshold", "small ", ".748  .726  .27  .75"],
  ["oh-my-experience 0.4, default", "merged", ".324  .569  .09  .36"],
  ["minisearch 7, tuned threshold", "merged", ".453  .631  .04  .38"],
  ["BM25 first card, low threshold", "merged", ".570  .730  .06  .55"],
];

const SLICES = ["ovl:low", "ovl:mid", "ovl:high", "xlang", "lang:en", "lang:zh"];

/** One library size: its cases, and what came back for each. */
interface Run {
  readonly size: string;
  readonly cases: readonly BenchCase[];
  readonly returned: readonly (readonly string[])[];
}

function main(): void {
  const { "held-out": heldOut } = parseArgs(Deno.args, { boolean: ["held-out"] });
  const suites = readSuites();
  const merged = suites.find(({ name }) => name === "merged");
  if (merged === undefined) return print(`The benchmark is not at ${CASES_FOLDER}: nothing to measure`);
  const modelOf = heldOut === true ? heldOutModels(merged) : () => EVIDENCE_MODEL;
  const small = suites.filter((suite) => suite !== merged).map((suite) => runSuite(suite, modelOf));
  const runs = [{ size: "small ", ...joinRuns(small) }, { size: "merged", ...runSuite(merged, modelOf) }];
  print(heldOut === true ? "Weights fitted without the repository being judged" : "The reviewed weights");
  for (const run of runs) printRun(run);
  for (const [name, size, figures] of OTHERS) print(`${size}  ${figures}                 ${name}`);
}

/** For each case the model that was fitted without its repository. */
function heldOutModels(merged: BenchSuite): (one: BenchCase) => EvidenceModel {
  const { without } = fitRepositories(readPairs(merged));
  const models = new Map([...without].map(([repository, fitted]) => [repository, asModel(fitted)]));
  return ({ repository }) => models.get(repository) ?? EVIDENCE_MODEL;
}

/** The fitted weights beside those set by hand: the model as it would ship. */
function asModel({ weights, intercept }: LogisticModel): EvidenceModel {
  const fitted = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, weights[at] as number]));
  return {
    ...EVIDENCE_MODEL,
    intercept,
    weights: { ...fitted, ...SET_BY_HAND } as Readonly<Record<FeatureName, number>>,
  };
}

function runSuite({ cards, cases }: BenchSuite, modelOf: (one: BenchCase) => EvidenceModel): Omit<Run, "size"> {
  const index = indexCards(cards);
  const returned = cases.map((one) => recall(one.prompt, index, { model: modelOf(one) }).matches.map(({ id }) => id));
  return { cases, returned };
}

function joinRuns(runs: readonly Omit<Run, "size">[]): Omit<Run, "size"> {
  return { cases: runs.flatMap(({ cases }) => cases), returned: runs.flatMap(({ returned }) => returned) };
}

function printRun({ size, cases, returned }: Run): void {
  print(`\n${size}  repoF1  bal   false r@1   over  cards/prompt  cases`);
  print(`${size}  ${figuresInWords(measureRun(cases, returned))}  all`);
  for (const slice of SLICES) {
    const places = [...cases.keys()].filter((at) => cases[at]?.tags.includes(slice));
    const figures = measureRun(places.map((at) => cases[at] as BenchCase), places.map((at) => returned[at] ?? []));
    print(`${size}  ${figuresInWords(figures)}  ${slice}`);
  }
}

function figuresInWords({ repoF1, balanced, falseTriggers, first, overRecall, returned, cases }: BenchFigures): string {
  const share = (value: number, digits: number) => value.toFixed(digits).replace(/^0/, "");
  const figures = [
    share(repoF1, 3),
    share(balanced, 3),
    share(falseTriggers, 3),
    share(first, 3),
    share(overRecall, 3),
  ];
  return `${figures.join("  ")}  ${returned.toFixed(2)}  ${cases}`;
}

main();
