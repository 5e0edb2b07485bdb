import { assertEquals } from "@std/assert";
import { holdGates } from "../../../src/core/eval/gates.ts";
import { measure } from "../../../src/core/eval/metrics.ts";
import { measured } from "./a_case.ts";

const HALF = measure([measured(["a"], ["a"]), measured(["a"], [])], 4);

Deno.test("holdGates() lets a limit itself pass", () => {
  const gates = { minPassRate: 0.5, minRecall: 0.51, maxOverRecall: 0, byTag: {} };
  assertEquals(holdGates(gates, HALF, {}).map(({ metric, passed }) => [metric, passed]), [
    ["passRate", true],
    ["recallAtK", false],
    ["overRecallRate", true],
  ]);
});

Deno.test("holdGates() fails a gate that no case can speak for", () => {
  const [gate] = holdGates({ byTag: { gone: { maxOverRecall: 1 } } }, HALF, {});
  assertEquals([gate?.tag, gate?.reached, gate?.passed], ["gone", null, false]);
});
