import { assert, assertEquals, assertThrows } from "@std/assert";
import { compilePatterns, findIn } from "../../../src/core/signal/pattern.ts";
import { GAP, parsePattern } from "../../../src/core/signal/phrase.ts";
import { readWords } from "../../../src/core/signal/words.ts";

function stands(pattern: string, text: string): boolean {
  return findIn(readWords(text), compilePatterns([["it", [pattern]]])).has("it");
}

Deno.test("findIn() wants words in order, endings aside", () => {
  assert(stands("stage the change", "Staging the changes"));
  assert(!stands("stage the change", "change the stage"));
  assert(!stands("git", "github"));
  assert(!stands("to", "history"));
});

Deno.test("findIn() takes one of several, of one word or more", () => {
  assert(stands("open|check in-the|on-the browser", "Check in the browser"));
  assert(stands("open|check in-the|on-the browser", "open on the browser"));
  assert(!stands("open|check in-the|on-the browser", "open the browser"));
});

Deno.test("findIn() reaches over a bounded gap", () => {
  const between = (count: number) => `verify ${"x ".repeat(count)}browser`;
  assert(stands("verify .. browser", between(0)));
  assert(stands("verify .. browser", between(GAP)));
  assert(!stands("verify .. browser", between(GAP + 1)));
  assert(stands("a|a-b .. c .. d", "a b c x d"));
});

Deno.test("findIn() leaves a pattern whose exception follows", () => {
  assert(stands("commit !to", "commit the fix"));
  assert(stands("commit !to", "commit"));
  assert(!stands("commit !to|by", "commit to a deadline"));
  assert(!stands("前端 .. !函数|工程", "前端的工具函数"));
  assert(stands("前端 .. !函数|工程", "前端不显示数据"));
});

Deno.test("findIn() leaves a pattern before which its exception stands", () => {
  assert(stands("!有 没有 .. 偏差", "没有什么偏差"));
  assert(!stands("!有 没有 .. 偏差", "有没有偏差"));
  assert(stands("!有 没有 .. 偏差", "有人说没有偏差"));
  assert(stands("!should|can-you .. go with", "go with the second"));
  assert(!stands("!should|can-you .. go with", "should we all go with it"));
  assert(!stands("!should|can-you .. go with", "Can you go with it"));
  assert(stands("!should|can-you .. go with", "should any one of us at some time go with it"));
  assert(!stands("!not commit|push !to", "not commit"));
  assert(!stands("!not commit|push !to", "push to"));
  assert(stands("!not commit|push !to", "to push"));
});

Deno.test("findIn() finds Chinese by character, glued to Latin words too", () => {
  assert(stands("提交", "重跑build后提交代码"));
  assert(stands("build 后", "重跑build后"));
  assert(stands("验证 .. 浏览器", "验证一下在浏览器里"));
});

Deno.test("findIn() takes a pattern that opens a passage after politeness alone", () => {
  assert(stands("^ commit", "Ok, could you please commit"));
  assert(stands("^ 提交", "请帮我提交"));
  assert(!stands("^ commit", "Explain what a commit is"));
});

Deno.test("findIn() tells slash commands from words and paths", () => {
  assert(stands("/goal", "please run /goal now"));
  assert(!stands("/goal", "the goal"));
  assert(!stands("/goal", "see docs/goal and /goal/x"));
});

Deno.test("parsePattern() refuses places without a word and loose gaps", () => {
  for (
    const pattern of [
      "",
      "^",
      "..",
      "a ..",
      ".. a",
      "a|!",
      "!!!",
      "!",
      "!a",
      "!a ..",
      "!a !b",
      "!a .. !b",
      "!a .. .. b",
      "!| b",
    ]
  ) {
    assertThrows(() => parsePattern(pattern), SyntaxError, "Cannot read signal pattern");
  }
  assertEquals(parsePattern("^ a|b .. c").steps.length, 2);
});
