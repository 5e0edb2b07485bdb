/**
 * How people tell an agent that something went wrong, in English and Chinese: data, each row with its reason.
 *
 * @module
 */

import type { CorrectionKind } from "./correction.ts";

/** One way of saying it. */
export interface CorrectionCue {
  readonly kind: CorrectionKind;
  /** What the words mean, completing "the person …". */
  readonly meaning: string;
  /** How much they tell, 2 (worth a look) or 3 (clear). */
  readonly weight: 2 | 3;
  /** The words, at any place; linear, without unbounded repeats. */
  readonly words: RegExp;
  /** Whether they also tell something in the first message, before anything was done. */
  readonly anyTurn?: boolean;
}

/** The beginning of a sentence, with a few polite words. */
const START = String
  .raw`(?:^|[.!?。！？;；,，\n]\s{0,3})(?:(?:please|pls|but|and|so|hey|well|also|ok|请|但是?|那|麻烦)[\s,，]{0,2}){0,2}`;

const at = (words: string): RegExp => new RegExp(START + `(?:${words})`, "iu");
const anywhere = (words: string): RegExp => new RegExp(`(?:${words})`, "iu");

/** Every cue; the first of a meaning is the one that is quoted. */
export const CORRECTION_CUES: readonly CorrectionCue[] = [
  // The result is wrong.
  {
    kind: "correction",
    meaning: "rejects the result",
    weight: 3,
    words: at(
      String
        .raw`no[,.!]? (?:that|this|not|it)\b|nope\b|wrong\b|that['’]?s (?:wrong|not (?:what|right|correct|it)|incorrect)|that is (?:wrong|not (?:what|right|correct)|incorrect)|this is (?:wrong|not what|incorrect)|不对|错了|不是这样|不是这个|不是让你|你(?:搞|弄|改|写|理解)错`,
    ),
  },
  {
    kind: "correction",
    meaning: "says that something else was asked for",
    weight: 3,
    words: anywhere(
      String
        .raw`\b(?:not what i (?:asked|wanted|meant|said)|i (?:asked (?:you )?(?:for|to)|meant|wanted you to)\b)|我(?:说的是|要的是|是让你|让你|的意思是|要你)`,
    ),
  },
  {
    kind: "correction",
    meaning: "says that something was left out",
    weight: 3,
    words: anywhere(
      String
        .raw`\byou (?:forgot|missed|skipped|left out|ignored|did ?n['’]?o?t (?:run|add|update|check|test|read|follow|do|use))\b|你(?:忘了|忘记|漏了|漏掉|没有?(?:跑|加|更新|检查|测试|看|读|按|用))`,
    ),
  },
  {
    kind: "correction",
    meaning: "says that a step was not wanted",
    weight: 3,
    words: anywhere(
      String
        .raw`\b(?:why (?:did|are|do|would) you|you should(?:n['’]?t| not| have)|you were(?:n['’]?t| not) supposed to|i did ?n['’]?o?t ask|who (?:told|asked) you)\b|(?:谁让你|为什么你|你为什么|你怎么|你不该|你不应该|没让你)`,
    ),
  },
  {
    kind: "correction",
    meaning: "forbids what was just done",
    weight: 2,
    words: at(
      String.raw`(?:do ?n['’]?t|do not|stop|quit|never|no more|avoid)\s[a-z]{2,20}|(?:不要|别|不许|禁止|不能)(?!的)`,
    ),
  },
  {
    kind: "correction",
    meaning: "names another way",
    weight: 2,
    words: anywhere(
      String
        .raw`\buse .{1,60} instead\b|\binstead of \S|\brather than \S|\bnot \S{1,40}[,;] (?:but|use)\b|(?:应该用|应该是|换成|改成|改用|而不是|不是.{1,20}(?:而?是|用))`,
    ),
  },
  {
    kind: "correction",
    meaning: "says that it still fails",
    weight: 2,
    words: anywhere(
      String
        .raw`\b(?:still (?:fail|broken|wrong|not work|does ?n['’]?o?t|the same|crash|red)\w*|did ?n['’]?o?t (?:work|help|fix)|you broke|it['’]?s worse)\b|(?:还是(?:不行|不对|报错|失败|一样|没)|依然|仍然(?:不|报|失败)|没修好|更糟|改坏)`,
    ),
  },
  // What shall hold from now on.
  {
    kind: "rule",
    meaning: "says what shall hold from now on",
    weight: 3,
    anyTurn: true,
    words: anywhere(
      String
        .raw`\b(?:from now on|going forward|in (?:the )?future|next time|every time you|whenever you|remember (?:to|that|this)|for future reference|as a rule)\b|(?:从现在起|从今以后|以后(?:都|要|不|别|请|每)|今后|下次|记住|每次都|每次(?:提交|修改|改|发布|写))`,
    ),
  },
  {
    kind: "rule",
    meaning: "says always or never",
    weight: 2,
    anyTurn: true,
    words: at(
      String
        .raw`(?:we |you (?:must |should )?)?(?:always|never)\s[a-z]{2,20}|(?:永远|务必|一律|绝对|千万)(?:不|别|要)?`,
    ),
  },
  // Said before.
  {
    kind: "repeated",
    meaning: "says that it was said before",
    weight: 3,
    words: anywhere(
      String
        .raw`\b(?:i (?:already )?(?:said|told you)|as i said|like i said|i['’]?ve (?:already )?(?:told|said|asked)|how many times|you keep|(?:once|yet) again|again[,:]|same (?:mistake|error|thing) again)\b|(?:我(?:已经)?说过|说了(?:多少|几|好几)[遍次]|刚才说|再说一遍|又(?:忘|错|来|犯|没)|同样的(?:错|问题)|老是|总是(?:忘|不|犯))`,
    ),
  },
  // Undone.
  {
    kind: "reverted",
    meaning: "has the work undone",
    weight: 3,
    words: anywhere(
      String
        .raw`\b(?:undo (?:that|this|it|your|the|all)|revert (?:that|this|it|your|the|all|back)|roll (?:it|that|this|them) back|put (?:it|them|that) back|change (?:it|that|them) back|restore (?:the|my|it|what)|bring back|discard (?:your|the|all|that|this)|throw (?:it|that|this) away)|(?:撤销|撤回|回退|还原|改回|恢复(?:到|原|之前)|退回|回滚(?:掉|一下|你|刚|这|到))`,
    ),
  },
];
