import { assert, assertEquals } from "@std/assert";
import { type Bm25fParams, scoreBm25f } from "../../../src/core/rank/bm25f.ts";
import { countFields } from "../../../src/core/rank/count_fields.ts";
import { measureCollection, rankDocuments } from "./rank_documents.ts";

const PARAMS: Bm25fParams = { fields: [{ weight: 3, lengthPenalty: 0.3 }, { weight: 1, lengthPenalty: 0.7 }] };
const order = (query: string, documents: readonly string[][]) =>
  rankDocuments(query, documents.map(countFields), PARAMS);

Deno.test("scoreBm25f() is the formula, worked out by hand for one term", () => {
  const document = countFields(["rebase", ""]);
  const collection = { size: 3, averageLengths: [1, 1], documentFrequency: () => 1 };
  const expected = Math.log(1 + 2.5 / 1.5) * 3 * 2.2 / (3 + 1.2);
  assertEquals(scoreBm25f(new Map([["rebas", 1]]), document, { collection, params: PARAMS }), expected);
});

Deno.test("scoreBm25f() is 0 without a common term", () => {
  const document = countFields(["rebase", "a branch"]);
  const collection = measureCollection([document]);
  assertEquals(scoreBm25f(new Map([["deploy", 1]]), document, { collection, params: PARAMS }), 0);
});

Deno.test("scoreBm25f() weighs the field", () => {
  assertEquals(order("rebase", [["Git", "rebase"], ["Rebase", "git"]]), [1, 0]);
});

Deno.test("scoreBm25f() prefers the rare term and the short field", () => {
  assertEquals(order("git rebase", [["", "git"], ["", "rebase"], ["", "git status"], ["", "git log"]])[0], 1);
  assertEquals(order("rebase", [["", "rebase and twenty other words about something else"], ["", "rebase"]]), [1, 0]);
});

Deno.test("scoreBm25f() is the same for equals, and nothing for what shares nothing", () => {
  assertEquals(order("rebase", [["", "rebase"], ["", "deploy"], ["", "rebase"]]), [0, 2]);
});

Deno.test("scoreBm25f() saturates: repeats count less and less", () => {
  const scores = ["rebase", "rebase rebase", "rebase rebase rebase"].map((text) => {
    const params = { fields: [{ weight: 1, lengthPenalty: 0 }] };
    const collection = { size: 10, averageLengths: [1], documentFrequency: () => 1 };
    return scoreBm25f(new Map([["rebas", 1]]), countFields([text]), { collection, params });
  }) as [number, number, number];
  assert(scores[0] < scores[1] && scores[1] < scores[2] && scores[2] - scores[1] < scores[1] - scores[0]);
});
