import { assertEquals } from "@std/assert";
import type { CandidateScore } from "../../../src/core/eval/report.ts";
import { scoreBands, sweepThreshold } from "../../../src/core/eval/threshold_sweep.ts";
import { aCaseReport } from "./a_case.ts";

const CANDIDATES: CandidateScore[] = [
  { id: "excluded", score: 95, standing: "unwanted", rejection: "excluded-by-ignore-when" },
  { id: "a", score: 70, standing: "wanted" },
  { id: "x", score: 30, standing: "unwanted", rejection: "below-threshold" },
];
const CASE = { ...aCaseReport({ expectedCards: ["a"] }, ["a"]), candidates: CANDIDATES };

Deno.test("sweepThreshold() lets cards in and out as the threshold moves, and never those kept away for good", () => {
  const at = (threshold: number) => sweepThreshold({ cases: [CASE], limit: 4 }, 10)[threshold / 10];
  assertEquals([at(20)?.recall, at(20)?.precision, at(20)?.overRecall], [1, 0.5, 1]);
  assertEquals([at(70)?.recall, at(70)?.precision, at(70)?.overRecall], [1, 1, 0]);
  assertEquals([at(80)?.recall, at(80)?.precision], [0, 0]);
});

Deno.test("sweepThreshold() respects the limit", () => {
  assertEquals(sweepThreshold({ cases: [CASE], limit: 1 }, 50)[0]?.precision, 1);
});

Deno.test("scoreBands() counts wanted cards and the strongest unwanted card that was free to come", () => {
  const { wanted, unwanted, width } = scoreBands([CASE], 10);
  assertEquals([wanted[7], unwanted[3], unwanted[9], width], [1, 1, 0, 10]);
});
