/**
 * The numbers of an evaluation, each one small function over the judgements of its cases.
 *
 * @module
 */

import { avgContextChars, type CaseCost, medianLatency, p95Latency } from "./cost_metrics.ts";
import type { Judgement } from "./judgement.ts";
import { meanOf, type Measure, shareOf, sum } from "./mean.ts";

/** One case as the metrics see it: its judgement, and what it cost. */
export interface MeasuredCase extends Judgement, CaseCost {}

/** All numbers of a set of cases. */
export interface Metrics {
  /** How many cases the numbers stand on. */
  readonly cases: number;
  /** See {@linkcode passRate}. */
  readonly passRate: Measure;
  /** See {@linkcode recallAtK}. */
  readonly recallAtK: Measure;
  /** See {@linkcode precisionAtK}. */
  readonly precisionAtK: Measure;
  /** See {@linkcode mrr}. */
  readonly mrr: Measure;
  /** See {@linkcode ndcgAtK}. */
  readonly ndcgAtK: Measure;
  /** See {@linkcode falsePositiveRate}. */
  readonly falsePositiveRate: Measure;
  /** See {@linkcode overRecallRate}. */
  readonly overRecallRate: Measure;
  /** See {@linkcode noHitRate}. */
  readonly noHitRate: Measure;
  /** See {@linkcode abstentionAccuracy}. */
  readonly abstentionAccuracy: Measure;
  /** See {@linkcode avgReturnedCards}. */
  readonly avgReturnedCards: Measure;
  /** See {@linkcode avgContextChars}. */
  readonly avgContextChars: Measure;
  /** See {@linkcode medianLatency}. Never a gate. */
  readonly latencyMedianMs: Measure;
  /** See {@linkcode p95Latency}. Never a gate. */
  readonly latencyP95Ms: Measure;
}

/**
 * Share of cases that pass: passed ÷ cases.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` without cases.
 */
export function passRate(cases: readonly MeasuredCase[]): Measure {
  return shareOf(cases, ({ passed }) => passed);
}

/**
 * Mean share of the expected cards that came back: hits ÷ expected.
 *
 * A case that expects nothing counts 1 if nothing came (allowed extras aside) and 0 if anything did.
 *
 * @param cases The cases; k is the limit that they were run with.
 * @returns From 0 to 1; `null` without cases.
 */
export function recallAtK(cases: readonly MeasuredCase[]): Measure {
  return meanOf(
    cases,
    ({ expectedCount, hitRanks, returnedCount, extras }) =>
      expectedCount === 0 ? (returnedCount === extras.length ? 1 : 0) : hitRanks.length / expectedCount,
  );
}

/**
 * Mean share of the returned cards that are expected or allowed: (hits + allowed extras) ÷ returned.
 *
 * A case with nothing returned counts 1 if it expects nothing and 0 otherwise.
 *
 * @param cases The cases; k is the limit that they were run with.
 * @returns From 0 to 1; `null` without cases.
 */
export function precisionAtK(cases: readonly MeasuredCase[]): Measure {
  return meanOf(
    cases,
    ({ expectedCount, hitRanks, extras, returnedCount }) =>
      returnedCount === 0 ? (expectedCount === 0 ? 1 : 0) : (hitRanks.length + extras.length) / returnedCount,
  );
}

/**
 * Mean reciprocal rank: 1 ÷ rank of the first expected card, 0 where none came.
 *
 * Only cases that expect a card take part: where there is nothing to rank, ranking cannot be right or wrong.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` where no case expects a card.
 */
export function mrr(cases: readonly MeasuredCase[]): Measure {
  return meanOf(cases.filter(expectsCards), ({ hitRanks: [first] }) => first === undefined ? 0 : 1 / first);
}

/**
 * Mean normalised discounted cumulative gain with gain 1 for an expected card and 0 for any other:
 * Σ 1 ÷ log2(rank + 1) over the hits, divided by the same sum with all expected cards in front.
 *
 * Only cases that expect a card take part, as for {@linkcode mrr}.
 *
 * @param cases The cases.
 * @param limit The most cards that a case could return (k), from 1; caps the ideal list.
 * @returns From 0 to 1; `null` where no case expects a card.
 */
export function ndcgAtK(cases: readonly MeasuredCase[], limit: number): Measure {
  return meanOf(cases.filter(expectsCards), ({ hitRanks, expectedCount }) => {
    const ideal = Array.from({ length: Math.min(expectedCount, limit) }, (_, place) => place + 1);
    return sum(hitRanks.map(discount)) / sum(ideal.map(discount));
  });
}

/**
 * Share of cases in which a card named by `unexpectedCards` came back.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` without cases.
 */
export function falsePositiveRate(cases: readonly MeasuredCase[]): Measure {
  return shareOf(cases, ({ forbidden }) => forbidden.length > 0);
}

/**
 * Share of cases in which any card came back that was neither expected nor allowed.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` without cases.
 */
export function overRecallRate(cases: readonly MeasuredCase[]): Measure {
  return shareOf(cases, ({ forbidden, unlisted }) => forbidden.length + unlisted.length > 0);
}

/**
 * Share of cases in which nothing came back, rightly or wrongly.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` without cases.
 */
export function noHitRate(cases: readonly MeasuredCase[]): Measure {
  return shareOf(cases, ({ returnedCount }) => returnedCount === 0);
}

/**
 * Share of the cases that ask for silence (`expectNoMatches`) and got it.
 *
 * @param cases The cases.
 * @returns From 0 to 1; `null` where no case asks for silence.
 */
export function abstentionAccuracy(cases: readonly MeasuredCase[]): Measure {
  return shareOf(cases.filter(({ expectNoMatches }) => expectNoMatches), ({ returnedCount }) => returnedCount === 0);
}

/**
 * Mean number of cards that came back.
 *
 * @param cases The cases.
 * @returns From 0 to the limit; `null` without cases.
 */
export function avgReturnedCards(cases: readonly MeasuredCase[]): Measure {
  return meanOf(cases, ({ returnedCount }) => returnedCount);
}

/**
 * Works out every number over a set of cases.
 *
 * @param cases The cases.
 * @param limit The most cards that a case could return (k), from 1.
 * @returns The numbers.
 *
 * @example
 * ```ts
 * import { judgeCase } from "./judgement.ts";
 * import { measure } from "./metrics.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const label = { expectedCards: ["a"], unexpectedCards: [], allowedExtraCards: [], expectNoMatches: false };
 * const cases = [["a"], ["b", "a"]].map((returned) => ({
 *   ...judgeCase(label, returned),
 *   contextChars: 0,
 *   elapsedMs: undefined,
 * }));
 * const { passRate, recallAtK, mrr } = measure(cases, 4);
 * assertEquals({ passRate, recallAtK, mrr }, { passRate: 0.5, recallAtK: 1, mrr: 0.75 });
 * ```
 */
export function measure(cases: readonly MeasuredCase[], limit: number): Metrics {
  return {
    cases: cases.length,
    passRate: passRate(cases),
    recallAtK: recallAtK(cases),
    precisionAtK: precisionAtK(cases),
    mrr: mrr(cases),
    ndcgAtK: ndcgAtK(cases, limit),
    falsePositiveRate: falsePositiveRate(cases),
    overRecallRate: overRecallRate(cases),
    noHitRate: noHitRate(cases),
    abstentionAccuracy: abstentionAccuracy(cases),
    avgReturnedCards: avgReturnedCards(cases),
    avgContextChars: avgContextChars(cases),
    latencyMedianMs: medianLatency(cases),
    latencyP95Ms: p95Latency(cases),
  };
}

function expectsCards({ expectedCount }: MeasuredCase): boolean {
  return expectedCount > 0;
}

function discount(rank: number): number {
  return 1 / Math.log2(rank + 1);
}
