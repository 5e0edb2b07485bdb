import { assertEquals } from "@std/assert";
import { matchInWords } from "../../../src/core/context/match_words.ts";

Deno.test("matchInWords() never names a signal's id", () => {
  const reasons = [{ field: "signals", term: "ui_surface", weight: 2, kind: "signal" }];
  assertEquals(matchInWords(reasons), "the kind of task");
});

Deno.test("matchInWords() leaves out what speaks against the card, repeats nothing and stops at four", () => {
  const reasons = ["a", "a", "b", "c", "d", "e"].map((term) => ({ field: "title", term, weight: 1, kind: "term" }));
  const against = { field: "ignoreWhen", term: "x", weight: -1, kind: "negation" };
  assertEquals(matchInWords([against, ...reasons]), 'title "a"; title "b"; title "c"; title "d"');
});
