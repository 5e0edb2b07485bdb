/**
 * Starter card: use what was built before saying that it is done.
 *
 * @module
 */

import { defineStarter } from "./starter_card.ts";

/** Use what was built before saying that it is done. */
export const TRY_THE_REAL_THING = defineStarter(
  { id: "try-the-real-thing", category: "Testing", topics: ["testing", "frontend", "cli"], risk: "high" },
  {
    en: {
      title: "Try the real thing before calling it done",
      summary:
        "When a change alters what a user sees or runs, the usual mistake is to stop at passing tests or a clean type check; open the page or run the command the way the user does, and say what you saw.",
      useWhen: [
        "fix the page and verify it works",
        "make sure the feature really works",
        "check the UI in the browser",
        "run the command and show me the output",
        "finish the feature end to end",
      ],
      ignoreWhen: ["just explain", "do not run anything", "docs only", "only update the comments"],
      triggers: [
        "verify it in the browser",
        "make sure it works",
        "test it end to end",
        "visible UI change",
        "check that the command works",
        "is it really fixed",
      ],
      aliases: { "end to end": ["e2e", "端到端"], verify: ["validate", "验证"] },
      intro:
        "Tests and types check what somebody thought of. The user meets the rest: a blank page, a wrong label, a command that exits at once. One minute of real use finds what an hour of reading does not.",
      rule: `Before you report a change as done:

1. Start the real thing: the app in a browser, the command in a shell, the request against a running service.
2. Walk the path that the user asked about, from their entry point, with data like theirs.
3. Look beside the happy path once: an empty input, a reload, a narrow window, an error message.
4. Read what the tools say: browser console, exit code, log.
5. Report what you did and what you saw. If you could not run it, say so, and name what is therefore unproven.

Passing tests are a reason to try it, not a substitute.`,
    },
    zh: {
      title: "先真实跑一遍，再说完成",
      summary:
        "当改动影响用户看到的界面或运行的命令时，常见错误是测试或类型检查通过就宣布完成；应按用户的方式打开页面或执行命令，并说明实际看到了什么。",
      useWhen: ["修复页面并验证效果", "确认功能真的可用", "在浏览器里检查界面", "跑一下命令看输出", "把功能端到端做完"],
      ignoreWhen: ["只解释", "不要运行", "只改文档", "只改注释"],
      triggers: ["浏览器验证", "真实验证", "端到端测试一下", "确认真的修好了", "页面改动验收", "跑一遍看看"],
      aliases: { 端到端: ["e2e", "end to end"], 浏览器: ["browser"] },
      intro:
        "测试和类型只能检查有人想到过的情况。用户遇到的是其余部分：白屏、错误的文案、一启动就退出的命令。真实用一分钟，胜过读代码一小时。",
      rule: `在报告“完成”之前：

1. 启动真实的东西：浏览器里的应用、终端里的命令、对运行中服务的请求。
2. 从用户的入口出发，用接近真实的数据走完用户提到的路径。
3. 顺路看一眼边缘情况：空输入、刷新、窄窗口、错误提示。
4. 读工具给出的信息：浏览器控制台、退出码、日志。
5. 说明做了什么、看到了什么。如果没法运行，就直说，并指出哪些结论因此还没有证明。

测试通过是去试一试的理由，而不是替代品。`,
    },
  },
);
