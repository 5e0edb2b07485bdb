import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { normalizeText, simplifyHan } from "../../../src/core/text/normalize.ts";

Deno.test("normalizeText() folds width, case, white space, apostrophes and characters", () => {
  assertEquals(normalizeText(" Ｆｉｘ\tthe\n UI’s 錯誤 "), "fix the ui's 错误");
});

Deno.test("normalizeText() changes nothing twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      assertEquals(normalizeText(normalizeText(text)), normalizeText(text));
    }),
    { numRuns: 300, seed: 5 },
  );
});

Deno.test("simplifyHan() keeps the length of the text", () => {
  assertEquals(simplifyHan("修復資料庫 abc"), "修复资料库 abc");
});
