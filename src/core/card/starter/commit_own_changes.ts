/**
 * Starter card: commit your own changes, and only those.
 *
 * @module
 */

import { defineStarter } from "./starter_card.ts";

/** Commit your own changes, and only those. */
export const COMMIT_OWN_CHANGES = defineStarter(
  { id: "commit-own-changes", category: "Git", topics: ["git"], risk: "high" },
  {
    en: {
      title: "Commit your own changes, and only those",
      summary:
        "Before committing in a working tree that others may have touched, the usual mistake is `git add -A`, which sweeps in foreign edits and stray files; read status and diff, then stage your own paths by name.",
      useWhen: [
        "commit my changes",
        "commit and push this",
        "stage the files and write a commit message",
        "the working tree is dirty",
        "run git status before commit",
      ],
      ignoreWhen: ["do not commit", "without committing", "explain how git add works", "what does git commit do"],
      triggers: [
        "commit the changes",
        "commit and push",
        "git commit",
        "git add -A",
        "stage the files",
        "dirty working tree",
        "uncommitted changes",
      ],
      aliases: { commit: ["提交"], "working tree": ["worktree", "工作区"] },
      intro:
        "A working tree is often shared: with the user's half-done edits, another agent, or files that a tool left behind. A commit that takes everything mixes their work into yours, and is hard to take apart once pushed.",
      rule: `Before every commit:

1. Run \`git status --short\` and \`git diff\`, and account for each file: mine, someone else's, or generated.
2. Stage by path: \`git add -- path/one path/two\`. Not \`git add -A\`, not \`git add .\`, not \`git commit -a\`.
3. Read \`git diff --cached\` once, as a reviewer would: no secrets, no debug output, no unrelated reformatting.
4. Leave what is not yours as it is. Do not stash, reset, check out or delete it; mention it instead.
5. Write a message that says what changed and why.

If a file holds both your changes and somebody else's, stage your hunks, or ask.`,
    },
    zh: {
      title: "只提交自己的改动",
      summary:
        "在别人也可能改过的工作区里提交之前，常见错误是 `git add -A` 把他人的改动和零散文件一起带上；应先看 status 和 diff，再按路径只暂存自己的文件。",
      useWhen: ["提交我的改动", "提交并推送", "暂存文件并写提交信息", "工作区不干净", "提交前看一下 git status"],
      ignoreWhen: ["不要提交", "先别提交", "解释 git add", "git commit 是什么意思"],
      triggers: ["提交代码", "提交并推送", "帮我 git commit", "git add -A", "暂存这些文件", "未提交的改动", "脏工作区"],
      aliases: { 提交: ["commit"], 工作区: ["working tree", "worktree"] },
      intro:
        "工作区常常是共用的：有用户改到一半的文件、另一个代理的改动、工具留下的产物。把所有东西一次提交，会把别人的工作混进来，推送之后就很难拆开。",
      rule: `每次提交之前：

1. 运行 \`git status --short\` 和 \`git diff\`，逐个文件说清楚：我的、别人的，还是生成的。
2. 按路径暂存：\`git add -- 路径一 路径二\`。不用 \`git add -A\`、\`git add .\` 或 \`git commit -a\`。
3. 像评审者一样读一遍 \`git diff --cached\`：没有密钥、没有调试输出、没有无关的格式化。
4. 不属于自己的改动保持原样：不 stash、不 reset、不 checkout、不删除，只在回复里提一句。
5. 提交信息写清楚改了什么、为什么改。

同一个文件里既有自己的也有别人的改动时，只暂存自己的片段，或者先问。`,
    },
  },
);
