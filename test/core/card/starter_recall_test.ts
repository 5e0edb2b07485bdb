import { assertEquals } from "@std/assert";
import { STARTER_CARDS } from "../../../src/core/card/starter/starter_cards.ts";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { recall } from "../../../src/core/recall/recall.ts";

/** What somebody types, and the starter card that shall come first; none where the work is none of theirs. */
const PROMPTS: Record<"en" | "zh", Record<string, string | undefined>> = {
  en: {
    "Fix the login page layout and make sure it works in the browser": "try-the-real-thing",
    "commit and push please": "commit-own-changes",
    "users report that the export crashes when the file is empty, fix it": "reproduce-first",
    "test_upload is flaky on CI, find out why": "reproduce-first",
    "force push my branch to origin": "look-before-deleting",
    "clean up old log files in the data folder and delete everything older than a week": "look-before-deleting",
    "refactor the parser into two modules": undefined,
    "add a delete button to the toolbar": undefined,
    "explain how git rebase works": undefined,
    "update the README with install steps": undefined,
  },
  zh: {
    "修复登录页面的样式，并在浏览器里验证一下": "try-the-real-thing",
    "把改动提交并推送": "commit-own-changes",
    "用户反馈点击保存就报错，帮我修一下这个 bug": "reproduce-first",
    "强制推送到远程分支": "look-before-deleting",
    "给工具栏加一个删除按钮": undefined,
    "解释一下 git rebase 的原理": undefined,
    "把解析器拆成两个模块": undefined,
  },
};

for (const language of ["en", "zh"] as const) {
  const index = indexCards(STARTER_CARDS.map((starter) => ({ card: starter[language], libraryScope: "global" })));
  for (const [prompt, wanted] of Object.entries(PROMPTS[language])) {
    Deno.test(`the starter cards (${language}): "${prompt}" brings ${wanted ?? "none"}`, () => {
      assertEquals(recall(prompt, index).matches[0]?.id, wanted);
    });
  }
}
