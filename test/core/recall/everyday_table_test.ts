import { assertEquals } from "@std/assert";
import { isEveryday } from "../../../src/core/recall/everyday_table.ts";

Deno.test("isEveryday() knows recipes and trips, and leaves words of software alone", () => {
  assertEquals(["recipe", "poem", "菜谱", "行程"].map(isEveryday), [true, true, true, true]);
  assertEquals(["store", "table", "order", "book", "game", "缓存"].map(isEveryday), Array(6).fill(false));
});
