/**
 * Comparing two reports, closed on the side of doubt: what cannot be compared counts as worse.
 *
 * @module
 */

import { METRIC_TABLE, type MetricRow, writeMeasure } from "./metric_table.ts";
import type { Measure } from "./mean.ts";
import type { CaseReport, Fingerprints, Report } from "./report.ts";

/** Differences of a metric up to this are rounding. */
const TOLERANCE = 1e-9;

/** How one metric moved. */
export interface MetricChange {
  /** The metric. */
  readonly metric: MetricRow["key"];
  /** Its value before. */
  readonly before: Measure;
  /** Its value after. */
  readonly after: Measure;
  /** Whether that is better, worse, the same, or just different. */
  readonly verdict: "better" | "worse" | "same" | "different";
}

/** How one case moved. */
export interface CaseChange {
  /** The case's id. */
  readonly id: string;
  /** `regressed`: it passed and fails now. `mended`: the other way round. `moved`: other cards or another order. */
  readonly kind: "regressed" | "mended" | "moved";
  /** The case before. */
  readonly before: CaseReport;
  /** The case after. */
  readonly after: CaseReport;
}

/** What changed between two reports. */
export interface Comparison {
  /** Whether nothing got worse and everything could be compared. */
  readonly passed: boolean;
  /** Why it did not pass, one line each. */
  readonly failures: readonly string[];
  /** What differs and is no failure: cards, versions, settings. */
  readonly notes: readonly string[];
  /** Every metric, in the order of the table. */
  readonly metrics: readonly MetricChange[];
  /** The cases that changed, regressed ones first. */
  readonly cases: readonly CaseChange[];
}

/**
 * Compares two reports of one suite.
 *
 * It fails on a metric that got worse, on a case that passed and fails now, on a suite that is not the same, and on
 * anything missing. Changed cards, versions and settings are what one compares for, so they are notes.
 *
 * @param before The report to hold against.
 * @param after The report to judge.
 * @returns What changed, and whether it may stand.
 *
 * @example
 * ```ts
 * import { compareReports } from "./compare_reports.ts";
 * import { readSuite } from "./read_suite.ts";
 * import { runSuite } from "./run_suite.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { suite } = readSuite({ name: "demo", cases: [{ id: "one", prompt: "yes", expectNoMatches: true }] }, []);
 * if (suite) assertEquals(compareReports(runSuite(suite, []), runSuite(suite, [])).passed, true);
 * ```
 */
export function compareReports(before: Report, after: Report): Comparison {
  const metrics = METRIC_TABLE.map((row) => changeOf(row, before, after));
  const cases = changedCases(before.cases, after.cases);
  const failures = [
    ...suiteFailures(before, after),
    ...metrics.filter(({ verdict }) => verdict === "worse").map(metricFailure),
    ...cases.filter(({ kind }) => kind === "regressed").map(({ id }) => `The case "${id}" passed and fails now`),
  ];
  return { passed: failures.length === 0, failures, notes: notesOn(before, after), metrics, cases };
}

function suiteFailures(before: Report, after: Report): string[] {
  const ids = new Set(before.cases.map(({ id }) => id));
  const known = new Set(after.cases.map(({ id }) => id));
  const gone = [...ids].filter((id) => !known.has(id));
  const added = [...known].filter((id) => !ids.has(id));
  const changed = before.suite !== after.suite || before.fingerprints.suite !== after.fingerprints.suite;
  return [
    ...(changed ? [`The suite changed ("${before.suite}" and "${after.suite}"): the numbers do not compare`] : []),
    ...gone.map((id) => `The case "${id}" is missing in the second report`),
    ...added.map((id) => `The case "${id}" is missing in the first report`),
  ];
}

function changeOf({ key, better }: MetricRow, before: Report, after: Report): MetricChange {
  const [from, to] = [before.metrics[key], after.metrics[key]];
  return { metric: key, before: from, after: to, verdict: verdictOn(from, to, better) };
}

function verdictOn(before: Measure, after: Measure, better: MetricRow["better"]): MetricChange["verdict"] {
  if (before === after) return "same";
  if (better === "neither") return "different";
  // A number that is gone, or came from nowhere, cannot be called better.
  if (before === null || after === null) return "worse";
  if (Math.abs(before - after) <= TOLERANCE) return "same";
  return (after > before) === (better === "higher") ? "better" : "worse";
}

function metricFailure({ metric, before, after }: MetricChange): string {
  const row = METRIC_TABLE.find(({ key }) => key === metric);
  const written = (value: Measure) => row && value !== null ? writeMeasure(value, row.unit) : "missing";
  return `Got worse: ${row?.label ?? metric}, ${written(before)} → ${written(after)}`;
}

const KINDS: readonly CaseChange["kind"][] = ["regressed", "mended", "moved"];

function changedCases(before: readonly CaseReport[], after: readonly CaseReport[]): CaseChange[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const changes = after.flatMap((now) => {
    const then = old.get(now.id);
    const kind = then && kindOf(then, now);
    return then && kind ? [{ id: now.id, kind, before: then, after: now }] : [];
  });
  return KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

function kindOf(then: CaseReport, now: CaseReport): CaseChange["kind"] | undefined {
  if (then.passed !== now.passed) return now.passed ? "mended" : "regressed";
  const same = then.returnedCards.length === now.returnedCards.length &&
    then.returnedCards.every((id, rank) => id === now.returnedCards[rank]);
  return same ? undefined : "moved";
}

const SETTINGS: readonly (readonly [keyof Report, string])[] = [
  ["engineVersion", "Engine"],
  ["scorerVersion", "Scorer"],
  ["limit", "Limit"],
  ["threshold", "Threshold"],
];

const FINGERPRINTS: readonly (readonly [keyof Fingerprints, string])[] = [["cards", "The cards are not the same"]];

function notesOn(before: Report, after: Report): string[] {
  const settings = SETTINGS.filter(([key]) => before[key] !== after[key])
    .map(([key, label]) => `${label} ${before[key]} → ${after[key]}`);
  const prints = FINGERPRINTS.filter(([key]) => before.fingerprints[key] !== after.fingerprints[key])
    .map(([, says]) => says);
  return [...settings, ...prints];
}
