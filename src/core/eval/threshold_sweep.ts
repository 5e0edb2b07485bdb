/**
 * Precision and recall as the threshold moves, from the scores that a report holds.
 *
 * @module
 */

import { judgeCase } from "./judgement.ts";
import type { Measure } from "./mean.ts";
import { overRecallRate, precisionAtK, recallAtK } from "./metrics.ts";
import type { CandidateScore, CaseReport, Report } from "./report.ts";

/** What would have been reached with one threshold. */
export interface SweepPoint {
  /** The threshold, from 0 to 100. */
  readonly threshold: number;
  /** See {@linkcode recallAtK}. */
  readonly recall: Measure;
  /** See {@linkcode precisionAtK}. */
  readonly precision: Measure;
  /** See {@linkcode overRecallRate}. */
  readonly overRecall: Measure;
}

/**
 * Moves the threshold from 0 to 100 and works out what each would have shown.
 *
 * A card that something other than the threshold kept away stays away. Cards are cut at the report's limit. Below the
 * report's own threshold the curve is an estimate on the pessimistic side: there, other rules might have kept some
 * cards away too.
 *
 * @param report The report; cases with a threshold of their own follow the moving one as well.
 * @param step Distance of two points, from 1 to 50. Default 2.
 * @returns The points, thresholds ascending.
 */
export function sweepThreshold({ cases, limit }: Pick<Report, "cases" | "limit">, step = 2): SweepPoint[] {
  const thresholds = Array.from({ length: Math.floor(100 / step) + 1 }, (_, place) => place * step);
  return thresholds.map((threshold) => {
    const judged = cases.map((one) => ({ ...judgeCase(one, shownAt(one, threshold, limit)), contextChars: 0 }));
    return {
      threshold,
      recall: recallAtK(judged),
      precision: precisionAtK(judged),
      overRecall: overRecallRate(judged),
    };
  });
}

function shownAt({ candidates }: CaseReport, threshold: number, limit: number): string[] {
  return candidates.filter((card) => card.score >= threshold && isFree(card))
    .slice(0, limit).map(({ id }) => id);
}

/** Whether nothing but the threshold, or the limit, decides about a card. */
function isFree({ rejection, score }: CandidateScore): boolean {
  return score > 0 && (rejection === undefined || rejection === "below-threshold" || rejection === "over-limit");
}

/** How many cards have a score in each band: what the chart of scores is drawn from. */
export interface ScoreBands {
  /** Wanted cards, by band. */
  readonly wanted: readonly number[];
  /** The strongest unwanted card of each case, by band. */
  readonly unwanted: readonly number[];
  /** Width of a band, in points of evidence. */
  readonly width: number;
}

/**
 * Counts scores by band: every wanted card, and the strongest card of each case that should stay away.
 *
 * Cards that a gate kept away whatever their score (exclusion, signals, a better twin) are left out.
 *
 * @param cases The cases.
 * @param width Width of a band in points, from 1 to 50, a divisor of 100. Default 5.
 * @returns The counts; a score of 100 lies in the last band.
 */
export function scoreBands(cases: readonly CaseReport[], width = 5): ScoreBands {
  const bands = () => Array.from({ length: 100 / width }, () => 0);
  const [wanted, unwanted] = [bands(), bands()];
  const count = (into: number[], score: number) => {
    const band = Math.min(into.length - 1, Math.floor(score / width));
    into[band] = (into[band] ?? 0) + 1;
  };
  for (const { candidates } of cases) {
    for (const card of candidates) if (card.standing === "wanted") count(wanted, card.score);
    const strongest = candidates.find((card) => card.standing === "unwanted" && isFree(card));
    if (strongest) count(unwanted, strongest.score);
  }
  return { wanted, unwanted, width };
}
