/**
 * Starter card: look, and ask, before what cannot be undone.
 *
 * @module
 */

import { defineStarter } from "./starter_card.ts";

/** Look, and ask, before what cannot be undone. */
export const LOOK_BEFORE_DELETING = defineStarter(
  { id: "look-before-deleting", category: "Safety", topics: ["shell", "database", "git"], risk: "high" },
  {
    en: {
      title: "Look before you delete, overwrite or force",
      summary:
        "Before deleting, overwriting, resetting or force-pushing, the usual mistake is to trust the path or the branch in one's head; list exactly what will be lost, make sure of a way back, and ask unless the user named it.",
      useWhen: [
        "clean up old files",
        "delete the unused branches",
        "drop the table",
        "reset the repository to main",
        "wipe the build folder and start over",
      ],
      ignoreWhen: ["dry run only", "do not delete", "soft delete", "delete button", "delete endpoint"],
      triggers: [
        "rm -rf",
        "git reset --hard",
        "force push",
        "git clean -fd",
        "drop table",
        "delete the old files",
        "truncate the table",
        "overwrite the existing file",
      ],
      aliases: { "force push": ["git push --force", "强制推送"], delete: ["remove", "删除"] },
      intro:
        "Most commands can be run again. These cannot be taken back, and the person who has to live with the loss is not the one who typed them.",
      rule: `Before anything that cannot be undone:

1. Print what it will hit: \`ls\`, \`git status\`, \`git log origin/x..x\`, \`SELECT count(*)\` with the same condition, or the tool's own dry run.
2. Check where you are: directory, branch, database, account. An empty variable turns \`rm -rf "$DIR/"*\` into something else.
3. Make sure of a way back: a commit, a copy, a backup, a transaction. If there is none, say so.
4. If the user did not name this very target, show the list and ask.
5. Take the narrowest form: one path and not a glob, \`--force-with-lease\` and not \`--force\`, \`WHERE\` and \`LIMIT\`.
6. Afterwards report what was removed.`,
    },
    zh: {
      title: "删除、覆盖、强推之前先看清楚",
      summary:
        "在删除、覆盖、重置或强制推送之前，常见错误是凭印象相信路径或分支；应先列出会丢失的内容，确认有退路，用户没有明确点名的就先问。",
      useWhen: ["清理旧文件", "删除没用的分支", "删掉这张表", "把仓库重置到 main", "清空构建目录重新来"],
      ignoreWhen: ["只做演练", "不要删除", "软删除", "删除按钮", "删除接口"],
      triggers: [
        "rm -rf",
        "git reset --hard",
        "强制推送",
        "git clean -fd",
        "删除旧数据",
        "清空数据表",
        "覆盖已有文件",
        "批量删除",
      ],
      aliases: { 强制推送: ["force push", "git push --force"], 删除: ["delete", "remove"] },
      intro: "多数命令可以重来，这些不行；而承担损失的往往不是敲下命令的人。",
      rule: `做任何无法撤销的事情之前：

1. 打印会影响到什么：\`ls\`、\`git status\`、\`git log origin/x..x\`、用同样条件的 \`SELECT count(*)\`，或工具自带的演练模式。
2. 确认自己在哪里：目录、分支、数据库、账号。变量为空时，\`rm -rf "$DIR/"*\` 就是另一条命令。
3. 确认有退路：提交、副本、备份或事务。没有就直说。
4. 用户没有点名这个目标时，把清单给他看，先问。
5. 用最窄的形式：一个路径而不是通配符，\`--force-with-lease\` 而不是 \`--force\`，带上 \`WHERE\` 和 \`LIMIT\`。
6. 事后说明删掉了什么。`,
    },
  },
);
