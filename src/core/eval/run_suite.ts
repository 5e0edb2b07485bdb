/**
 * Running a suite: every prompt through recall, every answer judged.
 *
 * @module
 */

import type { LibraryCard } from "../card/card.ts";
import { renderContext } from "../context/render_context.ts";
import type { CardIndex } from "../recall/card_index.ts";
import { indexCards } from "../recall/index_cards.ts";
import { DEFAULT_RECALL_OPTIONS, type RecallOptions } from "../recall/options.ts";
import { recall } from "../recall/recall.ts";
import type { RecallResult } from "../recall/result.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "../recall/versions.ts";
import { breakDown } from "./breakdown.ts";
import { anyNamesCard } from "./card_pattern.ts";
import { reportCase } from "./case_report.ts";
import { fingerprint } from "./fingerprint.ts";
import { holdGates } from "./gates.ts";
import { judgeCase } from "./judgement.ts";
import { measure, type MeasuredCase } from "./metrics.ts";
import { type CaseReport, type Fingerprints, type ForbiddenCard, type Report, REPORT_SCHEMA } from "./report.ts";
import type { EvalCase, GateLimits, Suite } from "./suite.ts";
import { projectOfCase } from "./suite_project.ts";

/** How a suite is run. */
export interface RunOptions {
  /** The most cards a case may return (k), from 1 to 20. Default 4. */
  readonly limit: number;
  /** The least evidence, from 0 to 100, unless a case has its own. Default 40. */
  readonly threshold: number;
  /** Gates over all cases that take the place of the suite's own. Default: none. */
  readonly gates: GateLimits;
  /** The project of a case. Default: {@linkcode projectOfCase}, which reads nothing from the machine. */
  readonly projectOf: (one: EvalCase) => RecallOptions["project"];
  /** What is evaluated. Default: {@linkcode recall}. */
  readonly recall: (prompt: string, index: CardIndex, options: Partial<RecallOptions>) => RecallResult;
  /** Milliseconds on a clock that never goes back. Without one, the report has no times. */
  readonly elapsed: (() => number) | undefined;
  /** Told after every case how many are done. Default: nobody. */
  readonly onCase: (done: number, total: number) => void;
}

/**
 * Runs a suite.
 *
 * @param suite The suite, checked.
 * @param cards The cards to run it on.
 * @param options Limit, threshold, gates, clock; see {@linkcode RunOptions}.
 * @returns The report: the same for the same arguments, times aside.
 *
 * @example
 * ```ts
 * import { runSuite } from "./run_suite.ts";
 * import { readSuite } from "./read_suite.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { suite } = readSuite({ name: "demo", cases: [{ id: "one", prompt: "yes", expectNoMatches: true }] }, []);
 * if (suite) assertEquals(runSuite(suite, []).metrics.passRate, 1);
 * ```
 */
export function runSuite(suite: Suite, cards: readonly LibraryCard[], options: Partial<RunOptions> = {}): Report {
  const run = { ...defaultsFor(suite), ...options };
  const cases = runCases(suite, indexCards(cards), run);
  const measured = cases.map(measuredOf);
  const metrics = measure(measured, run.limit);
  const byTag = breakDown(measured, run.limit, ({ tags }) => tags);
  const gates = holdGates({ ...suite.gates, ...run.gates }, metrics, byTag);
  const forbidden = forbiddenIn(cases, suite);
  return {
    schema: REPORT_SCHEMA,
    suite: suite.name,
    engineVersion: ENGINE_VERSION,
    scorerVersion: SCORER_VERSION,
    fingerprints: fingerprintsOf(suite, cards, run),
    limit: run.limit,
    threshold: run.threshold,
    cardCount: cards.length,
    passed: forbidden.length === 0 && gates.every(({ passed }) => passed),
    gates,
    forbidden,
    metrics,
    byDifficulty: breakDown(measured, run.limit, ({ difficulty }) => [difficulty]),
    byTag,
    cases,
  };
}

function defaultsFor(suite: Suite): RunOptions {
  const { limit, threshold } = DEFAULT_RECALL_OPTIONS;
  return {
    limit,
    threshold,
    gates: {},
    projectOf: (one) => projectOfCase(suite, one),
    recall,
    elapsed: undefined,
    onCase: () => {},
  };
}

function runCases(suite: Suite, index: CardIndex, run: RunOptions): CaseReport[] {
  return suite.cases.map((one, place) => {
    const start = run.elapsed?.();
    const { limit, threshold } = { ...run, ...one };
    const result = run.recall(one.prompt, index, { limit, threshold, project: run.projectOf(one) });
    const elapsedMs = start === undefined || !run.elapsed ? undefined : run.elapsed() - start;
    run.onCase(place + 1, suite.cases.length);
    const contextChars = renderContext(result).text.length;
    return reportCase(one, result, { contextChars, elapsedMs });
  });
}

function measuredOf(report: CaseReport): MeasuredCase & Pick<CaseReport, "tags" | "difficulty"> {
  const { tags, difficulty, contextChars, elapsedMs } = report;
  return { ...judgeCase(report, report.returnedCards), tags, difficulty, contextChars, elapsedMs };
}

function forbiddenIn(cases: readonly CaseReport[], { forbiddenCards }: Suite): ForbiddenCard[] {
  return cases.flatMap(({ id: caseId, returnedCards }) =>
    returnedCards.filter((cardId) => anyNamesCard(forbiddenCards, cardId)).map((cardId) => ({ caseId, cardId }))
  );
}

/** Gates are no part of the suite's fingerprint: moving a gate changes what is demanded, not what is measured. */
function fingerprintsOf(suite: Suite, cards: readonly LibraryCard[], run: RunOptions): Fingerprints {
  const { gates: _gates, ...measured } = suite;
  return {
    suite: fingerprint(measured),
    cards: fingerprint(cards),
    configuration: fingerprint({ limit: run.limit, threshold: run.threshold }),
  };
}
