/** Cases, judgements and reports to test with. */

import { measure } from "../../../src/core/eval/metrics.ts";
import type { MeasuredCase } from "../../../src/core/eval/metrics.ts";
import { type CaseReport, type Report, REPORT_SCHEMA } from "../../../src/core/eval/report.ts";
import type { EvalCase } from "../../../src/core/eval/suite.ts";
import { judgeCase } from "../../../src/core/eval/judgement.ts";

/** A case that asks for nothing in particular. */
export function aCase(parts: Partial<EvalCase> = {}): EvalCase {
  return {
    id: "one",
    prompt: "Do it",
    expectedCards: [],
    unexpectedCards: [],
    allowedExtraCards: [],
    expectNoMatches: false,
    difficulty: "medium",
    tags: [],
    ...parts,
  };
}

/** What came of a case that asks for some cards and gets others. */
export function measured(
  expectedCards: readonly string[],
  returned: readonly string[],
  parts: Partial<EvalCase> & { readonly elapsedMs?: number; readonly contextChars?: number } = {},
): MeasuredCase {
  const { elapsedMs, contextChars = 0, ...label } = parts;
  return { ...judgeCase(aCase({ expectedCards, ...label }), returned), elapsedMs, contextChars };
}

/** The report of a case that gets some cards, all with evidence 80. */
export function aCaseReport(parts: Partial<EvalCase>, returnedCards: readonly string[] = []): CaseReport {
  const one = aCase(parts);
  return {
    ...one,
    passed: judgeCase(one, returnedCards).passed,
    failures: [],
    returnedCards,
    scores: returnedCards.map(() => 80),
    reasons: {},
    candidates: returnedCards.map((id) => ({
      id,
      score: 80,
      standing: one.expectedCards.includes(id) ? "wanted" : "unwanted",
    })),
    threshold: 40,
    contextChars: 0,
  };
}

/** A report of some cases. */
export function aReport(cases: readonly CaseReport[], parts: Partial<Report> = {}): Report {
  const measuredCases = cases.map((one) => ({ ...judgeCase(one, one.returnedCards), contextChars: 0 }));
  return {
    schema: REPORT_SCHEMA,
    suite: "demo",
    engineVersion: "1",
    scorerVersion: "1",
    fingerprints: { suite: "s", cards: "c", configuration: "k" },
    limit: 4,
    threshold: 40,
    cardCount: 3,
    passed: true,
    gates: [],
    forbidden: [],
    metrics: measure(measuredCases, 4),
    byDifficulty: {},
    byTag: {},
    cases,
    ...parts,
  };
}
