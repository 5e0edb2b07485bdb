import { assertEquals } from "@std/assert";
import { readQuery } from "../../../src/core/recall/prompt_query.ts";

const keysOf = (prompt: string) => readQuery(prompt).windows.flatMap(({ keys }) => [...keys.keys()]);

Deno.test("readQuery() reads one window of a short prompt, several of a long one", () => {
  assertEquals(readQuery("rename the column").windows.length, 1);
  assertEquals(readQuery("Please rename the column in the users table. ".repeat(40)).windows.length > 1, true);
});

Deno.test("readQuery() keeps negated terms apart, unless they are asked for as well", () => {
  assertEquals([...readQuery("Fix the form, but do not touch the database").negated], ["touch", "databas"]);
  assertEquals(readQuery("Fix the database form, but do not drop the database").negated.has("databas"), false);
});

Deno.test("readQuery() takes `without …` for how a thing is done", () => {
  const { negated } = readQuery("Refactor this function without changing its behavior");
  assertEquals(negated.size, 0);
});

Deno.test("readQuery() translates Chinese terms", () => {
  assertEquals(keysOf("重构代码").includes("refactor"), true);
});

Deno.test("readQuery() adds synonyms to the unit of the word, at its weight at most", () => {
  const keys = readQuery("the parser crashes with a segfault on unicode").windows[0]?.keys;
  const [crash, panic] = [keys?.get("crash"), keys?.get("panic")];
  assertEquals([crash?.synonymOf, panic?.synonymOf, panic?.unit], [undefined, "crash", crash?.unit]);
  assertEquals((panic?.weight ?? 1) <= (crash?.weight ?? 0), true);
});

Deno.test("readQuery() takes a synonym of a Chinese word's translation, and none of a negated word", () => {
  assertEquals(readQuery("修复缺陷").windows[0]?.keys.get("glitch")?.synonymOf, "bug");
  assertEquals(readQuery("Fix the form, but do not delete the table").negated.has("remov"), false);
  assertEquals(readQuery("Remove the form, but do not delete the table").negated.has("delet"), true);
});

Deno.test("readQuery() has no window for small talk", () => {
  assertEquals(readQuery("continue").windows, []);
});
