import { assertEquals } from "@std/assert";
import { countOf } from "../../../src/core/text/count_of.ts";

Deno.test("countOf() takes the plural for every number but one", () => {
  assertEquals([0, 1, 2].map((count) => countOf(count, "card")), ["0 cards", "1 card", "2 cards"]);
});
