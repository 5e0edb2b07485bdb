import { assertEquals } from "@std/assert";
import { compareReports } from "../../../src/core/eval/compare_reports.ts";
import { readReport } from "../../../src/core/eval/read_report.ts";
import { aCaseReport, aReport } from "./a_case.ts";

const GOOD = aReport([
  aCaseReport({ id: "one", expectedCards: ["a"] }, ["a"]),
  aCaseReport({ id: "two", expectNoMatches: true }),
]);
const WORSE = aReport([
  aCaseReport({ id: "one", expectedCards: ["a"] }),
  aCaseReport({ id: "two", expectNoMatches: true }),
]);

Deno.test("compareReports() passes a report held against itself, and names no case", () => {
  const { passed, failures, cases } = compareReports(GOOD, GOOD);
  assertEquals([passed, failures, cases], [true, [], []]);
});

Deno.test("compareReports() fails on a case that passed before, and names it", () => {
  const { passed, failures, cases } = compareReports(GOOD, WORSE);
  assertEquals([passed, failures.includes('The case "one" passed and fails now')], [false, true]);
  assertEquals(cases.map(({ id, kind }) => [id, kind]), [["one", "regressed"]]);
});

Deno.test("compareReports() fails on a regression that a mended case hides in the pass rate", () => {
  const swapped = aReport([
    aCaseReport({ id: "one", expectedCards: ["a"] }),
    aCaseReport({ id: "two", expectedCards: ["b"] }, ["b"]),
  ]);
  const other = aReport([
    aCaseReport({ id: "one", expectedCards: ["a"] }, ["a"]),
    aCaseReport({ id: "two", expectedCards: ["b"] }),
  ]);
  assertEquals(compareReports(other, swapped).passed, false);
  assertEquals(compareReports(other, swapped).cases.map(({ kind }) => kind), ["regressed", "mended"]);
});

Deno.test("compareReports() passes what got better", () => {
  const { passed, cases } = compareReports(WORSE, GOOD);
  assertEquals([passed, cases[0]?.kind], [true, "mended"]);
});

Deno.test("compareReports() fails on another suite, and on cases that are gone or new", () => {
  const renamed = aReport(GOOD.cases, { fingerprints: { ...GOOD.fingerprints, suite: "other" } });
  assertEquals(compareReports(GOOD, renamed).passed, false);
  const shorter = aReport(GOOD.cases.slice(0, 1));
  assertEquals(compareReports(GOOD, shorter).failures.includes('The case "two" is missing in the second report'), true);
  assertEquals(compareReports(shorter, GOOD).failures.includes('The case "two" is missing in the first report'), true);
});

Deno.test("compareReports() fails on a number that is gone", () => {
  const metrics = { ...GOOD.metrics, mrr: null };
  assertEquals(compareReports(GOOD, aReport(GOOD.cases, { metrics })).passed, false);
});

Deno.test("compareReports() takes times and changed cards as news, not as failures", () => {
  const metrics = { ...GOOD.metrics, latencyMedianMs: 900 };
  const later = aReport(GOOD.cases, { metrics, fingerprints: { ...GOOD.fingerprints, cards: "d" } });
  const { passed, notes } = compareReports(GOOD, later);
  assertEquals([passed, notes], [true, ["The cards are not the same"]]);
});

Deno.test("readReport() reads what a run writes, and refuses one that lacks anything a comparison needs", () => {
  const document = JSON.parse(JSON.stringify(GOOD));
  assertEquals(readReport(document).report, GOOD);
  for (const key of ["engineVersion", "scorerVersion", "fingerprints", "metrics", "cases", "schema", "threshold"]) {
    const { [key]: _gone, ...rest } = document;
    assertEquals(readReport(rest).report, undefined, key);
  }
  const { passRate: _gone, ...metrics } = document.metrics;
  assertEquals(readReport({ ...document, metrics }).findings[0]?.message.startsWith("metrics.passRate: "), true);
});
