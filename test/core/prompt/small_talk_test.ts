import { assertEquals } from "@std/assert";
import { isSmallTalk } from "../../../src/core/prompt/small_talk.ts";
import { SHORT_WORK, SMALL_TALK } from "./small_talk_examples.ts";
import { readPrompt } from "../../../src/core/prompt/reading.ts";

const TALK = [
  "yes",
  "Yes, please go ahead.",
  "continue",
  "go on",
  "merge it",
  "1",
  "2.",
  "option 2",
  "👍",
  "да",
  "/compact",
  "/my-plugin:run",
  "fix it",
  "ok 继续",
  "ok继续",
  "好的",
  "可以，继续",
  "就这样吧",
  "嗯嗯",
  "修一下",
  "合并吧",
  "再试一次",
  "第二个",
  "谢谢！",
  "LGTM",
  "do it now",
  "try again",
  "thanks!",
  "why?",
  "no, not that one",
  "",
  "   ",
  "...",
  "はい",
  "네",
  "oui",
  "sounds good",
  "looks good to me",
  "both",
  "同意，开始吧",
  "A",
  "y",
  "好，按你说的做",
];

const WORK = [
  "fix the login page",
  "commit and push",
  "merge the release branch",
  "continue with the migration",
  "提交代码",
  "继续修复登录页面",
  "/review the parser",
  "run the tests",
  "yes, but rename the table first",
  "好的，把数据库迁移写完",
  "explain the cache",
  "git",
  "deploy",
  "是否需要缓存",
  "2 workers are down",
];

Deno.test("isSmallTalk() knows agreement, steering, numbers, emoji and bare commands", () => {
  assertEquals([...TALK, ...SMALL_TALK].filter((text) => !isSmallTalk(text)), []);
});

Deno.test("isSmallTalk() leaves whatever names a subject", () => {
  assertEquals([...WORK, ...SHORT_WORK].filter((text) => isSmallTalk(text)), []);
});

Deno.test("readPrompt() finds small talk beside machine text and bans", () => {
  const prompts = [
    "<system-reminder>fix the login page</system-reminder>\nyes",
    "do not run the database migration yet, just explain it",
    "continue, but do not touch the UI",
  ];
  assertEquals(prompts.filter((prompt) => !readPrompt(prompt).smallTalk), []);
});
