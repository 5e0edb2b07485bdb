import { assertAlmostEquals, assertEquals } from "@std/assert";
import * as costs from "../../../src/core/eval/cost_metrics.ts";
import * as metrics from "../../../src/core/eval/metrics.ts";
import { measured } from "./a_case.ts";

Deno.test("recallAtK() is the mean of hits over expected", () => {
  assertEquals(metrics.recallAtK([measured(["a", "b"], ["a"]), measured(["c"], ["c"])]), 0.75);
});

Deno.test("recallAtK() counts silence where nothing is expected, and a card there as 0", () => {
  assertEquals(metrics.recallAtK([measured([], []), measured([], ["x"])]), 0.5);
  assertEquals(metrics.recallAtK([measured([], ["x"], { allowedExtraCards: ["x"] })]), 1);
});

Deno.test("precisionAtK() counts allowed extras as right", () => {
  assertEquals(metrics.precisionAtK([measured(["a"], ["a", "x", "y", "z"], { allowedExtraCards: ["x"] })]), 0.5);
});

Deno.test("precisionAtK() of nothing returned is 1 only where nothing was expected", () => {
  assertEquals(metrics.precisionAtK([measured([], [])]), 1);
  assertEquals(metrics.precisionAtK([measured(["a"], [])]), 0);
});

Deno.test("mrr() and ndcgAtK() leave out cases that expect nothing", () => {
  const cases = [measured(["a"], ["x", "a"]), measured([], []), measured(["a"], [])];
  assertEquals(metrics.mrr(cases), 0.25);
  assertAlmostEquals(metrics.ndcgAtK(cases, 4) ?? -1, 1 / Math.log2(3) / 2);
  assertEquals(metrics.mrr([measured([], [])]), null);
});

Deno.test("ndcgAtK() takes no more expected cards into the ideal list than fit the limit", () => {
  assertEquals(metrics.ndcgAtK([measured(["a", "b", "c"], ["a", "b"])], 2), 1);
});

Deno.test("falsePositiveRate() counts only cards that unexpectedCards names, overRecallRate() any stray card", () => {
  const cases = [measured(["a"], ["a", "x"]), measured(["a"], ["a", "y"], { unexpectedCards: ["y"] })];
  assertEquals(metrics.falsePositiveRate(cases), 0.5);
  assertEquals(metrics.overRecallRate(cases), 1);
});

Deno.test("abstentionAccuracy() looks at cases that ask for silence alone", () => {
  const silent = { expectNoMatches: true };
  const cases = [measured([], [], silent), measured([], ["x"], silent), measured(["a"], [])];
  assertEquals(metrics.abstentionAccuracy(cases), 0.5);
  assertEquals(metrics.noHitRate(cases), 2 / 3);
  assertEquals(metrics.abstentionAccuracy([measured(["a"], [])]), null);
});

Deno.test("medianLatency() and p95Latency() come from the times that were taken", () => {
  const timed = Array.from({ length: 20 }, (_, place) => measured([], [], { elapsedMs: 20 - place }));
  assertEquals(costs.medianLatency(timed), 10.5);
  assertEquals(costs.p95Latency(timed), 19);
  assertEquals(costs.medianLatency(timed.slice(0, 3)), 19);
  assertEquals(costs.medianLatency([measured([], [])]), null);
});

Deno.test("avgContextChars() is the mean over cases that show something", () => {
  assertEquals(costs.avgContextChars([measured([], []), measured(["a"], ["a"], { contextChars: 700 })]), 700);
});

Deno.test("measure() has no numbers for no cases", () => {
  const { cases, ...numbers } = metrics.measure([], 4);
  assertEquals(cases, 0);
  assertEquals(Object.values(numbers).every((value) => value === null), true);
});
