/**
 * Small talk: prompts that steer the conversation and name no subject of their own.
 *
 * @module
 */

import { UnicodePattern } from "../text/unicode_pattern.ts";
import { WordList } from "../text/word_list.ts";

const FILLERS = new WordList(
  "a all alright also amazing and any anyway apply approve approved awesome back both bye cancel cheers confirm confirmed continue cool correct " +
    "do doing done exactly fine first forward fourth finally finish for go going good got great great ha haha hello hey hi hm hmm hold how huh i it " +
    "indeed k keep kk last later let lets lgtm like looks me maybe merge more much my nah never next nice no nope not now of off ok okay on once one ones " +
    "option our perfect please pls plz proceed quick quickly really redo resume retry right second see ship so sorry start stop sure take thank thanks that thats the them " +
    "then there these third this those thx three to too try two ty u understood undo up us use very wait wait we well what why will with wow y ya yea yeah yep " +
    "yes yo you your yup yup n fix again ahead as is said same way before just simply explain four five six lol absolutely definitely agreed agree accept accepted accept " +
    "sounds looks look works worked working make made happen run give skip move along carry keep both neither either another choose pick " +
    "are at broken by perfectly prefer preferred today can could else started would fair fine mind nevermind planned sec second still thing together work working whats worries " +
    "agreeing answer asap better bit cheers came come dear enough fantastic finished gotcha guess hmmm hope howdy ill im ive youre kindly kind liked lovely luck might nearly nothing oki okey oops promise quite ready roger same seems should shall sir soon sorted splendid super surely sweet tell there thankyou think too totally true until wonderful wow wrong yay yet " +
    // other languages
    "да нет ок давай ладно продолжай продолжайте пожалуйста хорошо спасибо ага понял верно дальше отлично готово " +
    "oui non merci ok daccord continue continuez continuer parfait vas-y vas allez allons bien sûr très suivant sil vous te plaît plait " +
    "si sí vale gracias claro sigue continúa continua continúe adelante por favor bueno perfecto listo hazlo muy " +
    "ja nein danke weiter weitermachen machen mach bitte schön schon gut genau passt alles klar gerne super so " +
    "sim não pode continuar obrigado obrigada tá certo isso va bene avanti grazie tak dalej dobrze dziękuję proszę evet hayır tamam devam teşekkürler " +
    "はい いいえ うん 続けて 続けてください お願いします ありがとう ありがとうございます 了解 次 わかりました " +
    "네 예 아니요 계속 계속하세요 계속해 계속해주세요 좋아요 좋아 감사합니다 알겠습니다 다음",
);

const FILLERS_ZH = new WordList(
  "好的 好 好吧 好了 好啊 行 行吧 可以 可以的 嗯 嗯嗯 对 对的 是 是的 不 不是 不对 不用 没错 继续 继续吧 接着 接着来 开始 开始吧 确认 同意 谢谢 感谢 辛苦 辛苦了 收到 明白 明白了 知道了 懂了 没问题 " +
    "吧 了 的 啊 呢 哦 噢 呀 嘛 啦 下一步 下一个 修一下 修复一下 修复它 修复 修 修吧 改一下 改吧 改 合并 合并它 就这样 这样 照做 做吧 做 按你说的做 按你说的 按照你说的 你说的 试试 再试一次 再试 重试 再来一次 再来 它 他 这个 那个 这 那 全部 所有 都 一下 请 你 我 " +
    "我们 就 那就 先 再 往下 往下走 干 干吧 来吧 来 走 走吧 停 停一下 等等 等一下 取消 算了 第一个 第二个 第三个 方案一 方案二 选 选项 用 一 二 三 两个 为什么 怎么 什么 真的 吗 么 完成 搞定 牛 厉害 太好了 棒 很好 不错 你好 在吗 哈哈 解释 解释一下 说明一下 只 帮我 跑一下 运行一下 按 做完 全做 直接 搞 弄 办 么办 这么 还是 还 然后 来 一遍 方案 你的 我的 看着 着 第二个方案 第一个方案 滴 哒 的话 话 早上 早 晚上 下午 晚安 上 也 很 挺 没 有 已经 完 成 会 能 能不能 可不可以 为啥 咋 咋办 咋样 怎样 怎么样 如何 多谢 麻烦 没毛病 漂亮 得 嘞 哼 种 第一种 第二种 第三种 谢了 感激 到 那么 其他 其它 别的 另 一个 再次 接下来 下面 步 尽快 快 快点 慢慢 慢 耐心 随便 随你 听 听你的 定 决定 选择 以上 上述 同上 一样 即可 没 问题 回答 回复 答 错 错了",
);

/** Sayings whose words name a subject elsewhere. */
const SAYINGS =
  /\b(?:(?:good|great|nice) (?:job|work|morning|evening|day|night)|well done|one more time|some other time|makes? sense|like a plan|of course|no problem|thanks a lot|what you started|(?:revert|undo|roll back) (?:that|this|your|the|my)(?: (?:last|latest|previous))? (?:change|edit)s?|(?:first|last|previous|old|other) version)\b/g;

/** Words that are typed in a hurry. */
const OFTEN_MISTYPED = ["continue", "proceed", "please", "perfect", "approved", "resume"];

/** Longer prompts have a subject, whatever their words. */
const MOST_CHARACTERS = 80;

const WORD = new UnicodePattern("[\\p{L}\\p{N}]+", "gu");

/** A slash command without anything after it. */
const BARE_COMMAND = /^[/$][A-Za-z][\w:.-]{0,60}$/;

/**
 * Tells whether a text is nothing but small talk: agreement, "continue", a number, an emoji, "fix it", a bare command.
 *
 * @param text What the user wrote, without machine text.
 * @returns Whether it names no subject.
 *
 * @example
 * ```ts
 * import { isSmallTalk } from "./small_talk.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(isSmallTalk("ok 继续"), true);
 * assertEquals(isSmallTalk("fix the login page"), false);
 * ```
 */
export function isSmallTalk(text: string): boolean {
  const line = text.trim();
  if (line.length > MOST_CHARACTERS) return false;
  if (BARE_COMMAND.test(line)) return true;
  const plain = line.normalize("NFKC").toLowerCase().replace(/['’]/g, "").replace(SAYINGS, " ");
  const words = plain.match(WORD.for(plain)) ?? [];
  return words.every(isFiller);
}

function isFiller(word: string): boolean {
  if (/^(?:\d{1,4}|[a-f])$/.test(word) || FILLERS.has(word) || OFTEN_MISTYPED.some((right) => isSlip(word, right))) {
    return true;
  }
  if (!/[\u3400-\u9fff]/.test(word)) return false;
  // Latin and Chinese may be glued together ("ok继续"): each run is looked at on its own.
  const runs = word.match(/[\u3400-\u9fff]+|[^\u3400-\u9fff]+/g) ?? [];
  return runs.every((run) => /[\u3400-\u9fff]/.test(run) ? isCoveredZh(run) : isFiller(run));
}

/** Whether a word is another with one letter too many, too few or wrong, or with two in the wrong order. */
function isSlip(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let same = 0;
  while (same < right.length && word[same] === right[same]) same++;
  const [left, due] = [word.slice(same), right.slice(same)];
  return left.slice(1) === due.slice(1) || left === due.slice(1) || left.slice(1) === due ||
    (left[0] === due[1] && left[1] === due[0] && left.slice(2) === due.slice(2));
}

/** Whether the run can be cut into fillers: a walk over the places that a filler can end at. */
function isCoveredZh(run: string): boolean {
  const reachable = new Set([0]);
  for (let from = 0; from < run.length; from++) {
    if (!reachable.has(from)) continue;
    for (let to = from + 1; to <= run.length; to++) if (FILLERS_ZH.has(run.slice(from, to))) reachable.add(to);
  }
  return reachable.has(run.length);
}
