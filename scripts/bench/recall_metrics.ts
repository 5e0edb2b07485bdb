/** The figures of the recall benchmark, after the definitions in its README. */

import { anyNamesCard } from "../../src/core/eval/card_pattern.ts";
import type { BenchCase } from "./recall_cases.ts";

/** The figures of one run over some cases. */
export interface BenchFigures {
  readonly cases: number;
  /** Pooled card F1 per repository, averaged over repositories. */
  readonly repoF1: number;
  /** Half the mean F1 of positives, half the share of negatives left alone; averaged over repositories. */
  readonly balanced: number;
  /** The share of negatives where a forbidden card came. */
  readonly falseTriggers: number;
  /** The share of positives whose first card is an expected one. */
  readonly first: number;
  /** The share of cases with a card that counts as wrong. */
  readonly overRecall: number;
  /** Cards returned per case. */
  readonly returned: number;
}

/** What one case came to. */
interface Outcome {
  readonly positive: boolean;
  readonly hits: number;
  readonly wrong: number;
  readonly missed: number;
  readonly forbidden: number;
  readonly firstIsHit: boolean;
}

/** Fewer negatives than this say nothing of a repository: its positives count alone. */
const LEAST_NEGATIVES = 3;

/** Works out the figures of a run. */
export function measureRun(cases: readonly BenchCase[], returned: readonly (readonly string[])[]): BenchFigures {
  const outcomes = cases.map((one, at) => judge(one, returned[at] ?? []));
  const positives = outcomes.filter(({ positive }) => positive);
  const negatives = outcomes.filter(({ positive }) => !positive);
  const repositories = [...Map.groupBy(cases.keys(), (at) => cases[at]?.repository).values()]
    .map((places) => places.map((at) => outcomes[at] as Outcome));
  return {
    cases: cases.length,
    repoF1: mean(repositories.map((group) => f1(sum(group, "hits"), sum(group, "wrong"), sum(group, "missed")))),
    balanced: mean(repositories.flatMap(balance)),
    falseTriggers: mean(negatives.map(({ forbidden }) => forbidden > 0 ? 1 : 0)),
    first: mean(positives.map(({ firstIsHit }) => firstIsHit ? 1 : 0)),
    overRecall: mean(outcomes.map(({ wrong }) => wrong > 0 ? 1 : 0)),
    returned: mean(returned.map(({ length }) => length)),
  };
}

function judge(one: BenchCase, returned: readonly string[]): Outcome {
  const expected = new Set(one.expectedCards);
  const positive = expected.size > 0;
  let hits = 0;
  let wrong = 0;
  let forbidden = 0;
  for (const id of returned) {
    if (expected.has(id)) hits++;
    else if (one.expectNoMatches || anyNamesCard(one.unexpectedCards, id)) {
      wrong++;
      forbidden++;
    } else if (positive && !one.allowedExtraCards.includes(id)) wrong++;
  }
  return {
    positive,
    hits,
    wrong,
    missed: expected.size - hits,
    forbidden,
    firstIsHit: expected.has(returned[0] ?? ""),
  };
}

/** The balanced figure of one repository; none where it has no positives. */
function balance(group: readonly Outcome[]): number[] {
  const positives = group.filter(({ positive }) => positive);
  const negatives = group.filter(({ positive }) => !positive);
  if (positives.length === 0) return [];
  const found = mean(positives.map(({ hits, wrong, missed }) => f1(hits, wrong, missed)));
  if (negatives.length < LEAST_NEGATIVES) return [found];
  return [(found + mean(negatives.map(({ forbidden }) => forbidden === 0 ? 1 : 0))) / 2];
}

function f1(hits: number, wrong: number, missed: number): number {
  return hits === 0 ? 0 : 2 * hits / (2 * hits + wrong + missed);
}

function sum(group: readonly Outcome[], field: "hits" | "wrong" | "missed"): number {
  return group.reduce((total, outcome) => total + outcome[field], 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}
