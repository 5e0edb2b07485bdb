import { assertEquals, assertThrows } from "@std/assert";
import { SYNONYM_GROUPS, synonymKeys } from "../../../scripts/tables/synonyms.ts";
import { synonymsOf } from "../../../src/core/text/synonyms.ts";
import { synonymText } from "../../../src/core/text/synonym_table.ts";

Deno.test("synonymsOf() gives the other words of a group, the same however often it is asked", () => {
  const groups = synonymText().split("\n").map((line) => line.split(" "));
  for (let time = 0; time < 2; time++) {
    for (const keys of groups) {
      for (const key of keys) assertEquals(synonymsOf(key), keys.filter((other) => other !== key));
    }
  }
});

Deno.test("synonymsOf() knows whole words only", () => {
  for (const key of ["", "kubectl", "segfaul", "crash segfault", "\n"]) assertEquals(synonymsOf(key), [], key);
});

Deno.test("the table holds the groups as they are written", () => {
  assertEquals(synonymText(), synonymKeys(SYNONYM_GROUPS));
});

Deno.test("synonymKeys() refuses a word in two groups, grammar, and more than one word", () => {
  assertEquals(synonymKeys("deleting deletes remove\nbug defect"), "delet remov\nbug defect");
  assertThrows(() => synonymKeys("remove erase\npurge erase"), Error, '"eras" stands in "remove erase" and');
  assertThrows(() => synonymKeys("remove the"), Error, '"the" is no single word');
  assertThrows(() => synonymKeys("remove clean-up"), Error, '"clean-up" is no single word');
});
