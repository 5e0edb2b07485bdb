/**
 * From one recall to the report of its case.
 *
 * @module
 */

import type { CandidateVerdict, MatchReason, RecallResult, RejectionReason } from "../recall/result.ts";
import type { CaseCost } from "./cost_metrics.ts";
import { judgeCase, type Judgement } from "./judgement.ts";
import type { CandidateScore, CaseReport, Standing } from "./report.ts";
import type { EvalCase } from "./suite.ts";

/** Unwanted candidates that a report keeps of each case: enough to draw from, small enough to pass on. */
const MOST_UNWANTED = 4;

/** Reasons that a report keeps of each returned card. */
const MOST_REASONS = 6;

/** Why a card was not shown, in words. */
const REJECTIONS: Readonly<Record<RejectionReason, string>> = {
  "excluded-by-ignore-when": "excluded by ignore_when",
  "missing-required-signal": "a required signal is missing",
  "suppressed-signal": "its signal is suppressed",
  "below-threshold": "below the threshold",
  "thin-evidence": "thin evidence",
  "weaker-than-best": "weaker than the first card",
  "near-duplicate": "near-duplicate of a better card",
  "over-limit": "over the limit",
};

/**
 * Reports one case.
 *
 * @param one The case.
 * @param result What recall returned for its prompt.
 * @param cost What it cost.
 * @returns The case's report.
 */
export function reportCase(one: EvalCase, result: RecallResult, cost: CaseCost): CaseReport {
  const returned = result.matches.map(({ id }) => id);
  const candidates = scoresOf(one, result);
  const judgement = judgeCase(one, returned);
  const { abstainReason } = result.diagnostics;
  return {
    id: one.id,
    passed: judgement.passed,
    failures: failuresOf(judgement, candidates),
    prompt: one.prompt,
    expectedCards: one.expectedCards,
    unexpectedCards: one.unexpectedCards,
    allowedExtraCards: one.allowedExtraCards,
    expectNoMatches: one.expectNoMatches,
    returnedCards: returned,
    scores: result.matches.map(({ score }) => score),
    reasons: reasonsOf(result),
    ...(abstainReason === undefined ? {} : { abstainReason }),
    candidates,
    threshold: result.threshold,
    tags: one.tags,
    difficulty: one.difficulty,
    contextChars: cost.contextChars,
    ...(cost.elapsedMs === undefined ? {} : { elapsedMs: cost.elapsedMs }),
  };
}

/** What a case says of a card. */
function standingOf(one: Pick<EvalCase, "expectedCards" | "allowedExtraCards">, id: string): Standing {
  if (one.expectedCards.includes(id)) return "wanted";
  return one.allowedExtraCards.includes(id) ? "allowed" : "unwanted";
}

/** Says in words why a card was not shown; `not a candidate` where recall never looked at it. */
export function rejectionInWords({ rejection, detail }: Pick<CandidateScore, "rejection" | "detail">): string {
  const words = rejection === undefined ? "not a candidate" : REJECTIONS[rejection];
  return detail === undefined ? words : `${words}: ${detail}`;
}

function reasonsOf({ matches }: RecallResult): Record<string, readonly MatchReason[]> {
  return Object.fromEntries(matches.map(({ id, reasons }) => [id, reasons.slice(0, MOST_REASONS)]));
}

function scoresOf(one: EvalCase, { diagnostics }: RecallResult): CandidateScore[] {
  const all = diagnostics.candidates.map((verdict) => scoreOf(verdict, standingOf(one, verdict.id)));
  const unwanted = all.filter(({ standing, rejection }) => standing === "unwanted" && rejection !== undefined)
    .slice(0, MOST_UNWANTED);
  const kept = all.filter((score) => score.standing !== "unwanted" || score.rejection === undefined);
  const unseen = one.expectedCards.filter((id) => !all.some((score) => score.id === id));
  return [
    ...[...kept, ...unwanted].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
    ...unseen.map((id): CandidateScore => ({ id, score: 0, standing: "wanted" })),
  ];
}

function scoreOf(verdict: CandidateVerdict, standing: Standing): CandidateScore {
  const { id, score, selected, rejectionReason, rejectionDetail } = verdict;
  return {
    id,
    score,
    standing,
    ...(selected || rejectionReason === undefined ? {} : { rejection: rejectionReason }),
    ...(rejectionDetail === undefined ? {} : { detail: rejectionDetail }),
  };
}

function failuresOf({ missing, forbidden, unlisted }: Judgement, candidates: readonly CandidateScore[]): string[] {
  const scored = (id: string) => candidates.find((candidate) => candidate.id === id);
  const shown = (id: string) => `${id} (${writeScore(scored(id)?.score ?? 0)})`;
  return [
    ...missing.map((id) => `missing: ${shown(id)}, ${rejectionInWords(scored(id) ?? {})}`),
    ...forbidden.map((id) => `forbidden: ${shown(id)}`),
    ...unlisted.map((id) => `unwanted: ${shown(id)}`),
  ];
}

/**
 * Writes an evidence score for people.
 *
 * @param score From 0 to 100.
 * @returns Such as `53`.
 */
export function writeScore(score: number): string {
  return score.toFixed(0);
}
