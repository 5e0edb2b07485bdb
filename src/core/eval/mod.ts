/**
 * Evaluation as a library: suites of prompts with labels, runs, numbers, and whether a change may stand.
 *
 * It is an entry of its own, `@ome/ome/eval`, because checking the JSON that people hand in takes a schema library, which
 * recalling cards does without.
 *
 * ```ts
 * import { compareReports, readFixtureCards, readSuite, runSuite } from "./mod.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { cards } = readFixtureCards([{
 *   id: "read-the-plan",
 *   title: "Read the migration plan first",
 *   summary: "When you run a database migration, it is tempting to run it at once; read its plan first.",
 *   language: "en",
 *   recall: { triggers: ["database migration"] },
 *   rule: "Print the plan, read every statement, then run the migration.",
 * }]);
 * const { suite, findings } = readSuite({
 *   name: "migrations",
 *   cases: [
 *     { id: "match", prompt: "Run the database migration on staging", expectedCards: ["read-the-plan"] },
 *     { id: "near-miss", prompt: "Rename the label of the save button", expectNoMatches: true },
 *   ],
 * }, cards);
 * if (suite === undefined) throw new Error(findings[0]?.message);
 *
 * const report = runSuite(suite, cards);
 * assertEquals([report.metrics.passRate, report.metrics.recallAtK], [1, 1]);
 * assertEquals(compareReports(report, report).passed, true);
 * ```
 *
 * @module
 */

// Suites and their cards
export type { DocumentOptions } from "./read_suite.ts";
export { readFixtureCards } from "./read_fixture_cards.ts";
export { readSuite } from "./read_suite.ts";
export type {
  CardsReading,
  Difficulty,
  EvalCase,
  GateLimits,
  Suite,
  SuiteGates,
  SuiteProject,
  SuiteReading,
} from "./suite.ts";
export { suiteJsonSchema } from "./suite_schema.ts";

// Running one
export type { GateResult } from "./gates.ts";
export {
  type CandidateScore,
  type CaseReport,
  type Fingerprints,
  type ForbiddenCard,
  type Report,
  REPORT_SCHEMA,
  type Standing,
} from "./report.ts";
export { readReport, type ReportReading } from "./read_report.ts";
export { type RunOptions, runSuite } from "./run_suite.ts";

// Its numbers
export type { CaseCost } from "./cost_metrics.ts";
export { judgeCase, type Judgement, type Label } from "./judgement.ts";
export type { Measure } from "./mean.ts";
export { type Better, METRIC_TABLE, type MetricRow } from "./metric_table.ts";
export { measure, type MeasuredCase, type Metrics } from "./metrics.ts";

// Comparing two runs
export { type CaseChange, compareReports, type Comparison, type MetricChange } from "./compare_reports.ts";
