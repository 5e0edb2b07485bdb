import { assertEquals } from "@std/assert";
import { judgeCase } from "../../../src/core/eval/judgement.ts";
import { aCase } from "./a_case.ts";

Deno.test("judgeCase() fails a card that the case does not name", () => {
  const { passed, unlisted } = judgeCase(aCase({ expectedCards: ["a"] }), ["a", "b"]);
  assertEquals([passed, unlisted], [false, ["b"]]);
});

Deno.test("judgeCase() lets an allowed extra come, in any place", () => {
  const { passed, hitRanks } = judgeCase(aCase({ expectedCards: ["a"], allowedExtraCards: ["b"] }), ["b", "a"]);
  assertEquals([passed, hitRanks], [true, [2]]);
});

Deno.test("judgeCase() asks for every expected card", () => {
  assertEquals(judgeCase(aCase({ expectedCards: ["a", "b"] }), ["a"]).missing, ["b"]);
});

Deno.test("judgeCase() tells a forbidden card from an unlisted one, by prefix as well", () => {
  const judged = judgeCase(aCase({ unexpectedCards: ["shop--*"] }), ["shop--coupons", "shopping"]);
  assertEquals([judged.forbidden, judged.unlisted], [["shop--coupons"], ["shopping"]]);
});

Deno.test("judgeCase() passes silence where nothing is expected", () => {
  assertEquals(judgeCase(aCase({ expectNoMatches: true }), []).passed, true);
  assertEquals(judgeCase(aCase({ expectNoMatches: true }), ["a"]).passed, false);
});
