import { assertEquals } from "@std/assert";
import { WordList } from "../../../src/core/text/word_list.ts";

Deno.test("WordList.has() finds whole words, over line ends too", () => {
  const list = new WordList("\nred green\nblue  grey\n");
  assertEquals(["red", "green", "blue", "grey"].map((word) => list.has(word)), [true, true, true, true]);
  assertEquals(["re", "een", "", "redgreen"].map((word) => list.has(word)), [false, false, false, false]);
});

Deno.test("WordList.has() answers the same however often it is asked", () => {
  const list = new WordList("一个 可以\nred");
  for (let time = 0; time < 1_000; time++) {
    assertEquals([list.has("可以"), list.has("red"), list.has("以"), list.has("")], [true, true, false, false]);
  }
});
