import { assertEquals } from "@std/assert";
import { searchMessages } from "../../../src/core/session/search.ts";

const messages = [
  "Use pnpm here, not npm",
  "Rename the button",
  "给订单列表加上分页",
  "pnpm test fails; run pnpm install",
]
  .map((text, at) => ({ source: "s", turn: at + 1, text }));

Deno.test("searchMessages() ranks by words, in both languages, and finds nothing where nothing fits", () => {
  assertEquals(searchMessages("pnpm", messages).map(({ turn }) => turn).toSorted(), [1, 4]);
  assertEquals(searchMessages("分页", messages).map(({ turn }) => turn), [3]);
  assertEquals(searchMessages("kubernetes", messages), []);
  assertEquals(searchMessages("the", messages), []);
});

Deno.test("searchMessages() reads a generator once", () => {
  const stream = messages[Symbol.iterator]();
  assertEquals(searchMessages("button", stream).length, 1);
  assertEquals(stream.next().done, true);
});

Deno.test("searchMessages() keeps a bounded piece around the find, whole in its code points", () => {
  const text = `${"🚀".repeat(2_000)} migration ${"🚀".repeat(2_000)}`;
  const [hit] = searchMessages("migration", [{ source: "s", turn: 1, text }]);
  assertEquals(hit!.excerpt.includes("migration"), true);
  assertEquals(hit!.excerpt.length <= 241 && hit!.excerpt.isWellFormed(), true);
});
