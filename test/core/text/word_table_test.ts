import { assertEquals } from "@std/assert";
import { WordTable } from "../../../src/core/text/word_table.ts";

Deno.test("WordTable.get() finds whole words, over line ends too", () => {
  const table = new WordTable("\nred=rouge green=vert\nblue=bleu\n");
  assertEquals(["red", "green", "blue"].map((word) => table.get(word)), ["rouge", "vert", "bleu"]);
  assertEquals(["re", "een", "", "rouge"].map((word) => table.get(word)), [undefined, undefined, undefined, undefined]);
});

Deno.test("WordTable.get() answers the same however often it is asked", () => {
  const table = new WordTable("red=rouge\nblue=bleu");
  for (let time = 0; time < 1_000; time++) {
    assertEquals([table.get("blue"), table.get("red"), table.get("ed"), table.get("")], [
      "bleu",
      "rouge",
      undefined,
      undefined,
    ]);
  }
});
