/**
 * The words by which a sentence asks for something.
 *
 * @module
 */

import { WordList } from "../text/word_list.ts";

/** Verbs that open an order to a coding agent. */
const ORDER_VERBS = new WordList(
  "add adjust align analyse analyze apply archive assess audit automate backport benchmark bring build bump change check clean " +
    "close combine commit compare compile complete configure connect consolidate continue convert copy correct cover create " +
    "debug decide define delete deploy deprecate design detect diagnose disable document download draft drop embed enable " +
    "enforce ensure evaluate execute expand export expose extend extract fetch figure fill filter find finish fix format " +
    "generate get give go group handle hide hook identify implement import improve include increase index initialize inline inspect " +
    "install instrument integrate introduce investigate isolate keep launch let link lint list load localize log look lower " +
    "maintain make mark measure merge migrate mock monitor move open optimize organize package parse patch perform plan polish " +
    "port prepare print profile propose prototype prove provision publish pull push put query raise read rebase rebuild record " +
    "redesign reduce refactor refine register reimplement release remove rename render reorder repair replace reproduce rerun " +
    "research reset resolve restart restore restructure restyle resume retry return revert review revise rewrite roll rotate run " +
    "save scaffold scan schedule search secure send serve set setup ship show simplify simulate skim sort speed split stage start " +
    "stop store streamline style submit support swap switch sync take tell test tidy trace track train transform translate triage trim " +
    "troubleshoot try tune turn undo unify update upgrade upload use validate verify wire wrap write",
);

/** Verbs that open an order in Chinese. */
const ORDER_VERBS_ZH = (
  "修复 修改 修一下 修正 改 改成 改为 添加 增加 新增 加 加上 加一个 实现 编写 写 写一个 创建 新建 建 生成 删除 删掉 移除 去掉 重构 优化 升级 更新 迁移 " +
  "部署 发布 上线 测试 验证 检查 排查 调试 定位 审查 评审 审核 整理 拆分 合并 提交 推送 回滚 安装 配置 接入 集成 替换 调整 重命名 补充 补齐 补 完善 " +
  "设计 分析 对比 比较 翻译 查找 查 查一下 找 找出 搜索 看看 看一下 运行 跑 跑一下 重跑 执行 启动 停止 清理 导出 导入 抽取 提取 封装 支持 继续 完成 用 " +
  "使用 把 将 给 让 帮 做 做一个 搭建 搭 制定 规划 梳理 总结 输出 打开 关闭 禁用 启用 统一 对齐 还原 复现 解决 处理"
).split(" ");

/** Phrases that ask, wherever they stand in a sentence. */
const ASKING_PHRASES =
  /\b(?:please|pls|plz|can you|could you|would you|will you|can we|could we|should (?:i|we)|i(?:'d| would) like|i want|i need|we need|we want|help me|help us|let's|lets|make sure|need you to|needs? to be|must be|have to|has to|todo|your task|the task is|i'm trying to|i am trying to)\b/;

/** Small words before a question. */
const BEFORE_QUESTION = /^\W{0,8}(?:(?:ok|okay|so|and|but|also|hi|hey|then|now|well|or)\b[ ,]{1,2})*/;

/** Words that ask where they open a sentence or a clause; elsewhere they tell ("the plan, which we dropped"). */
const QUESTION =
  /(?:^|[,;:.–—-]\s(?:(?:and|but|so|or) )*)(?:how (?:do|does|can|to|should|would|come)|what(?:'s| is| are| should| does| do)|why|when should|where (?:is|are|do|does|should)|is (?:it|there|this|that)|are (?:there|these|they)|do (?:i|we)|does|any (?:idea|way|chance))\b|^which\b/;

const ASKING_PHRASES_ZH =
  /请|帮我|帮忙|帮我们|麻烦|我想|我要|想要|我们要|需要|希望|能否|能不能|可以.{0,20}[吗么]|可否|如何|怎么|怎样|为什么|为何|什么|哪[个些里种]|是否|有没有|要不要|吗|呢$|任务是/;

/** What may stand before the verb of an order: politeness, and small words of sequence. */
const OPENERS = new WordList(
  "ok okay so now then also and first next finally just please pls plz hi hey great thanks yes alright well task todo actually " +
    "instead quickly simply let's lets you can could would will we should i want need to go ahead again but or both",
);

/** After a verb of the list, these show that it was a noun: "Support has confirmed", "the release is out". */
const AFTER_NOUN = new WordList("has had is was were will says said did does of");
const AFTER_NOUN_ZH = /^(?:是|已|都|很|由|的(?!话))/;

/** At most this many of them are passed over. */
const MOST_OPENERS = 8;

/** How much of a sentence, or of what follows a colon, is looked at. */
const HEAD = 160;
const MOST_COLONS = 4;

/** What a mark may begin with: anything but a letter. */
const MAY_BE_MARKED = /^[^A-Za-z\u3400-\u9fff]/;

/** A list mark, a heading, a check box, or a slash command at the start of a sentence. */
const MARKS = /^(?:[-*+•]\s|\d{1,3}[.)、]|#{1,6}\s|\[[ xX]\]|[/$][A-Za-z][\w:-]{0,40}\s|\s){0,8}/;

/** Small words before the verb in Chinese; longest first, where one begins another. */
const OPENERS_ZH = (
  "好的 好 然后 现在 先 另外 接着 最后 首先 同时 直接 只需 只 顺便 请你 请 帮我 帮忙 麻烦 你 我想要 我想 我要 需要 可以 能不能 并且 并 再 一起 ， ,"
).split(" ");

/** Openings of a sentence that only sets the scene. */
const SCENE =
  /^(?:for (?:context|reference|background)|context|background|fyi|as background|(?:first )?(?:some|a bit of|a little) (?:context|background)|背景|上下文|参考|补充信息|前情|先(?:说|讲|介绍|交代)(?:一下|下)?(?:背景|情况))(?:[:,.：，。\s]|$)/;

/**
 * Tells whether a sentence opens with an order: a verb of work, after politeness and list marks.
 *
 * @param sentence One sentence.
 * @returns Whether it does.
 */
export function opensWithOrder(sentence: string): boolean {
  return isOrder(sentence.slice(0, HEAD)) || afterColons(sentence).some(isOrder);
}

function isOrder(head: string): boolean {
  const plain = MAY_BE_MARKED.test(head) ? head.replace(MARKS, "") : head;
  return opensWithOrderZh(plain) || opensWithOrderEn(plain);
}

/** What follows a colon may be the order itself: "with all that said: write the migration". */
function afterColons(sentence: string): string[] {
  const tails = Array.from(sentence.matchAll(/:\s|：/g), ({ index }) => sentence.slice(index + 1, index + 1 + HEAD));
  return tails.slice(0, MOST_COLONS);
}

/**
 * Whether a word is a verb that orders work.
 *
 * @param word A word, in any case.
 * @returns Whether it is.
 */
export function isOrderVerb(word: string): boolean {
  return ORDER_VERBS.has(word.toLowerCase());
}

function opensWithOrderEn(head: string): boolean {
  const words = head.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  const at = words.slice(0, MOST_OPENERS + 1).findIndex((word) => !OPENERS.has(word));
  return ORDER_VERBS.has(words[at] ?? "") && !AFTER_NOUN.has(words[at + 1] ?? "");
}

function opensWithOrderZh(head: string): boolean {
  if (!/[\u3400-\u9fff]/.test(head)) return false;
  let rest = head;
  for (let passed = 0; passed < MOST_OPENERS; passed++) {
    const verbs = ORDER_VERBS_ZH.filter((verb) => rest.startsWith(verb));
    if (verbs.length > 0) return !verbs.some((verb) => AFTER_NOUN_ZH.test(rest.slice(verb.length)));
    const opener = OPENERS_ZH.find((word) => rest.startsWith(word));
    if (opener === undefined) return false;
    rest = rest.slice(opener.length).trimStart();
  }
  return false;
}

/**
 * Tells whether a sentence asks for something: an order, a wish or a question.
 *
 * @param sentence One sentence.
 * @returns Whether it does.
 */
export function isAsking(sentence: string): boolean {
  if (isScene(sentence)) return false;
  if (/[?？]["'”」)]{0,2}$/.test(sentence)) return true;
  const said = sentence.toLowerCase();
  return opensWithOrder(sentence) || ASKING_PHRASES.test(said) || QUESTION.test(said.replace(BEFORE_QUESTION, "")) ||
    ASKING_PHRASES_ZH.test(sentence);
}

/**
 * Tells whether a sentence says of itself that it only sets the scene ("For context, …").
 *
 * @param sentence One sentence.
 * @returns Whether it does.
 */
export function isScene(sentence: string): boolean {
  return SCENE.test(sentence.slice(0, HEAD).toLowerCase());
}
