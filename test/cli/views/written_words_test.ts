import { assertEquals } from "@std/assert";
import { writtenWords } from "../../../src/cli/views/written_words.ts";

Deno.test("writtenWords() gives stems and parts of identifiers as they stand where they come first", () => {
  const words = writtenWords("Renaming variables: useEffect, Variable");
  assertEquals(words.get("renam"), ["Renaming"]);
  assertEquals(words.get("variabl"), ["variables"]);
  assertEquals([words.get("useeffect"), words.get("effect")], [["useEffect"], ["useEffect"]]);
  assertEquals(words.get("absent"), undefined);
});

Deno.test("writtenWords() gives the words of a pair of Chinese characters, and none for a pair in none", () => {
  const words = writtenWords("修复登录界面的布局");
  assertEquals([words.get("修复"), words.get("复登"), words.get("面的")], [["修复"], ["修复", "登录"], ["界面"]]);
  assertEquals(writtenWords("在浏览器里验证").get("器里"), []);
});

Deno.test("writtenWords() looks at the beginning of a long text alone", () => {
  assertEquals(writtenWords(`${" ".repeat(30_000)}late`).size, 0);
});
