import { assertEquals } from "@std/assert";
import { glossaryText } from "../../../src/core/text/glossary_table.ts";
import { translateHan } from "../../../src/core/text/glossary.ts";

const wordsOf = (text: string) => translateHan(text).map(({ source, alternatives }) => [source, alternatives[0]]);

Deno.test("translateHan() takes the longest term", () => {
  assertEquals(wordsOf("单元测试"), [["单元测试", ["unit", "test"]]]);
});

Deno.test("translateHan() reads traditional characters", () => {
  assertEquals(wordsOf("重構"), [["重构", ["refactor"]]]);
});

Deno.test("translateHan() gives the places of its terms", () => {
  assertEquals(translateHan("请 重构 it").map(({ start, end }) => [start, end]), [[2, 4]]);
});

Deno.test("translateHan() has nothing to say about English", () => {
  assertEquals(translateHan("refactor the code"), []);
});

Deno.test("the glossary names each Chinese term once, with English words for it", () => {
  const entries = glossaryText().split("\n").map((line) => line.split("="));
  assertEquals(new Set(entries.map(([chinese]) => chinese)).size, entries.length);
  assertEquals(entries.filter(([chinese, english]) => !chinese || !english || /[^\x20-\x7e]/.test(english)), []);
});
