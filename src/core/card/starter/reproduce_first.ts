/**
 * Starter card: see a bug fail before fixing it.
 *
 * @module
 */

import { defineStarter } from "./starter_card.ts";

/** See a bug fail before fixing it. */
export const REPRODUCE_FIRST = defineStarter(
  { id: "reproduce-first", category: "Debugging", topics: ["debugging", "testing"], risk: "medium" },
  {
    en: {
      title: "See the bug fail before you fix it",
      summary:
        "When a bug is reported, the common wrong turn is to patch the first plausible line; make it fail on demand first, find the cause, and keep the failing case as a test — unless the cause is a plain typo.",
      useWhen: [
        "fix this bug",
        "users report that it crashes",
        "it works sometimes and fails sometimes",
        "find out why this test is flaky",
        "this used to work and now it throws",
      ],
      ignoreWhen: ["do not fix it yet", "fix the typo", "bug bounty", "write a bug report template"],
      triggers: [
        "fix the bug",
        "crashes when",
        "throws an error when",
        "flaky test",
        "intermittent failure",
        "find the root cause",
        "regression since the last release",
      ],
      aliases: { "root cause": ["根因"], flaky: ["intermittent", "偶发"], reproduce: ["repro", "复现"] },
      intro:
        "A fix for a bug that nobody saw fail is a guess. It may hide the symptom, fix something else, or fix nothing, and there is no way to tell.",
      rule: `1. Write down what was expected, what happened, and with which input, version and environment.
2. Make it fail on demand: a test, a script, a request. Shrink it until every part is needed.
3. Find the cause, not the place where it shows. Say in one sentence why this input leads to that result; if the sentence has a "probably" in it, look further.
4. Turn the failing case into a test and see it fail for that reason.
5. Fix the cause. See the test pass, then the whole suite.
6. Look for the same mistake elsewhere.

If it cannot be reproduced, say so and add what would show it next time (a log line, an assertion) rather than a speculative fix.`,
    },
    zh: {
      title: "先复现，再修复",
      summary:
        "当有人报告缺陷时，常见的弯路是直接改第一处看起来可疑的代码；应先稳定复现、找到根因，并把失败用例留作测试；明显的笔误除外。",
      useWhen: ["修复这个 bug", "用户反馈会崩溃", "有时正常有时失败", "查一下这个用例为什么不稳定", "以前能用现在报错"],
      ignoreWhen: ["先不要修", "改个错别字", "漏洞赏金", "写一个缺陷报告模板"],
      triggers: ["修复缺陷", "修一下这个 bug", "点击就报错", "偶发失败", "排查根因", "定位崩溃原因", "升级之后就坏了"],
      aliases: { 根因: ["root cause"], 复现: ["reproduce", "repro"], 偶发: ["flaky", "intermittent"] },
      intro:
        "没有人看到它失败过的缺陷，修复就是猜测：可能只掩盖了症状，可能改了别的地方，也可能什么都没修好，而且无从判断。",
      rule: `1. 写清楚预期是什么、实际发生了什么，以及输入、版本和环境。
2. 让它稳定失败：一个测试、一个脚本或一次请求；缩小到每一部分都不可少。
3. 找到原因，而不是症状出现的位置。用一句话说明为什么这个输入会得到这个结果；如果句子里有“可能”，就继续查。
4. 把失败用例写成测试，确认它因为这个原因而失败。
5. 修复原因，看测试通过，再跑完整测试。
6. 在别处找一找同样的错误。

如果无法复现，就直说，并补上下次能看清问题的手段（日志、断言），而不是提交猜测性的修复。`,
    },
  },
);
