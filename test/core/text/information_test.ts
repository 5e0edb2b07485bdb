import { assert, assertEquals } from "@std/assert";
import { pairGrades, wordGrades } from "../../../src/core/text/background_table.ts";
import { informationOf } from "../../../src/core/text/information.ts";

Deno.test("informationOf() grows with rarity, from grammar to words that nobody uses", () => {
  const weights = ["the", "file", "migrat", "rebas", "zyzzyva"].map(informationOf);
  assertEquals(weights, weights.toSorted((a, b) => a - b));
  assertEquals(weights.at(-1), 1);
});

Deno.test("informationOf() finds every key of its table: the first, the last, and all between", () => {
  const words = [...wordGrades().matchAll(/([\xa1-\xff])([^\xa1-\xff]+)/g)];
  assert(words.length > 8_000);
  for (const [, grade, word] of words) {
    const share = Math.exp(-((grade as string).charCodeAt(0) - 0xa1) / 10);
    const expected = Math.max(0.02, Math.min(1, -Math.log(share + 2e-4) / 8.5));
    assertEquals(informationOf(word as string), expected, word as string);
  }
});

Deno.test("informationOf() counts six tenths for a pair of Chinese characters", () => {
  assertEquals(informationOf("龘龘"), 0.6);
  const last = pairGrades().slice(-2);
  assert(informationOf(last) < 0.6);
});
