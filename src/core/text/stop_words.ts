/**
 * Words that carry no evidence of their own: grammar, politeness, and the verbs of asking.
 *
 * @module
 */

import { WordList } from "./word_list.ts";

const ENGLISH = `
a an the this that these those it its itself there here such same
i me my mine we us our ours you your yours he him his she her they them their who whom whose
and or but nor if then else than so because while though although unless until as
of to in on at by with from for into onto over under about between through during before after against within without via per
is am are was were be been being do does did done doing have has had having
can could shall should will would may might must ought
not no never none neither cannot
what which when where why how
all any both each every few more most much many other others another some several only own too very just also even still already again
please help want wants wanted need needs needed like would let lets get gets getting got make makes making made give gives use uses used using user users
thing things something anything everything stuff way
now yes ok okay thanks thank hi hello hey
up down out off back
im ive id ill dont doesnt didnt cant wont isnt arent wasnt
don't doesn't didn't can't won't isn't aren't wasn't shouldn't couldn't wouldn't let's i'm
`;

const CHINESE = `
一个 可以 如果 这个 需要 可能 没有 什么 就是 我们 你们 他们 她们 它们 自己 这些 那些 那个 哪个 因为 所以 但是 而且 或者 还是 以及 并且 已经 一下
帮我 帮忙 请帮 一些 怎么 怎样 如何 为什 是否 有没 不是 不要 不能 能不 能否 可不 是不 对于 关于 通过 进行 使用 然后 现在 之后 之前 时候 这里 那里 这样 那样
我想 想要 我要 给我 让我 我的 你的 我有 你好 谢谢 请问 麻烦 一种 这种 那种 个的 的是 了一 的一 是一 有一 这是 都是 也是 还有
`;

const STOP_WORDS = new WordList(`${ENGLISH} ${CHINESE}`);

/**
 * Tells whether a word, as it stands in lower case, is no evidence.
 *
 * @param word A lower-case English word before stemming, or two Chinese characters.
 * @returns Whether it is a stop word.
 */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
