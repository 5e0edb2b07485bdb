import { assertEquals } from "@std/assert";
import { WordGroups } from "../../../src/core/text/word_groups.ts";

Deno.test("WordGroups.get() gives the line of a word, the same however often it is asked", () => {
  const groups = new WordGroups("\nred crimson c++\nblue azure\ngreen\n");
  const expected = { red: 0, crimson: 0, "c++": 0, blue: 1, azure: 1, green: 2, gree: undefined, "": undefined };
  for (let time = 0; time < 200; time++) {
    for (const [word, group] of Object.entries(expected)) assertEquals(groups.get(word), group, word);
  }
});

Deno.test("WordGroups.others() gives the rest of a line, the same however often it is asked", () => {
  const groups = new WordGroups("\nred crimson c++\nblue azure\ngreen\n");
  const expected = { crimson: ["red", "c++"], blue: ["azure"], green: [], gree: [], "": [] };
  for (let time = 0; time < 200; time++) {
    for (const [word, others] of Object.entries(expected)) assertEquals(groups.others(word), others, word);
  }
});
