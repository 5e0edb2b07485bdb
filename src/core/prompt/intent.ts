/**
 * Whether a prompt asks for work, for words, or for both.
 *
 * @module
 */

import { WordList } from "../text/word_list.ts";
import { isOrderVerb, opensWithOrder } from "./asking.ts";

/** What a prompt asks for: to carry something out, or to explain it. */
export type IntentMode = "execute" | "explain";

/** Requests for words. */
const EXPLAIN =
  /\b(?:explain|describe|tell me (?:about|how|why|what|more)|walk me through|talk me through|what (?:is|are|does|do|was|were|happens)|what['’]s (?:an?|the|this|that|your|our)|how (?:does|do|is|are|did) (?!i\b|we\b|you\b)|why (?:do|did|are|were|would|should) (?:we|you|they|people)\b|difference between|help me understand|i want to understand|give me an overview|overview of|what .{1,40} means?|meaning of|just (?:curious|wondering)|teach me|elaborate|clarify)\b/;

const EXPLAIN_ZH =
  /解释|讲解|说明一下|讲一下|讲讲|介绍|什么是|是什么|什么意思|为什么|为何|怎么工作|如何工作|怎么运作|的原理|有什么区别|的区别|科普|聊聊|告诉我(?!怎么|如何)|说说|是怎么|是如何/;

/** Each of the English ones holds one of these. */
const EXPLAIN_CUES = (
  "explain describe tell through what how why difference understand overview meaning curious wondering teach elaborate clarify"
).split(" ");

/** Databases answer `EXPLAIN` with a plan; whoever pastes one wants it read, not the word. */
const QUERY_PLAN = /\bEXPLAIN\b/g;

/** A question about a fault asks to find it. */
const FAULT =
  /\bwhy\b.{0,80}\b(?:fail\w*|break\w*|broken|crash\w*|hang\w*|slow|stuck|wrong|error\w*|flaky|missing|only|never|isn['’]?t|doesn['’]?t|don['’]?t|won['’]?t|can['’]?t|not)\b|\b(?:what(?:['’]s| is) (?:wrong|going on|broken)|figure out|root cause|still (?:fails|breaks|crashes|hangs|errors))\b|为(?:什么|何|啥).{0,40}(?:失败|报错|出错|崩|挂|慢|卡|不|没|错|丢|空|超时)|怎么回事|哪里(?:错|有问题)/;

/** Each of them holds one of these. */
const FAULT_CUES = ["why", "what", "figure out", "root cause", "still", "为", "怎么回事", "哪里"];

/** "How do I …" wants the way and the doing. */
const HOW_TO = /\bhow (?:do|can|should|would|could) (?:i|we|you|one)\b|\bhow to\b|(?:怎么|如何|怎样)(?!工作|运作)/;

/** Whoever tells of work under way, or asks for the right way, is at it: a question beside it does not take that back. */
const AT_WORK =
  /\b(?:i['’]?m|i am|we['’]re|we are) (?:about to|going to|(?!trying|wondering|asking|looking|learning|reading)\w{2,16}ing\b)|\b(?:i|we) (?:need|want) (?!(?:you )?to (?:understand|know|learn)|an? (?:explanation|overview)|help understanding)|\b(?:best|right|proper|correct|recommended|disciplined|cleanest|safest) (?:way|approach|shape|practice|tool)s?\b|\bwhat should\b|最佳实践|应该怎么|怎么(?:做|处理|办|写|改)/;

/** A word after a joint, where an order may stand: "…, then fix it", "… and add a test". */
const JOINED =
  /(?:[,;:.]|\b(?:and|then|please|also|you))\s{1,2}(?:please |just |also |then |go ahead and ){0,2}([a-z]+)\b/g;

const JOINED_ORDER_ZH =
  /(?:[，,；;。]|并且?|然后|再|同时|后)(?:请|帮我|顺便|直接|再)?(?:修复|修改|修一下|改|实现|添加|增加|加上|写|创建|删除|重构|优化|部署|测试|验证|提交|运行|跑|处理|解决|落地|更新|补)/;

/** Orders for words, or only to look. */
const WORDS_ONLY = new WordList(
  "show tell give let get take look go see read summarize summarise describe compare help explain",
);
const OPENS_WORDS_ONLY =
  /^\W{0,4}(?:please |just |can you |could you ){0,2}(?:show|tell|give|let|get|take|help|read|describe|explain)\b|^(?:给|让|帮|将|把|用)/;

/**
 * Reads what the requests of a prompt ask for.
 *
 * @param requests The request passages.
 * @returns One or both modes, `execute` first; `execute` alone where nothing tells.
 */
export function readIntent(requests: readonly string[]): IntentMode[] {
  const read = requests.map(readRequest);
  if (!read.some(({ explains }) => explains)) return ["execute"];
  return read.some(isExecuting) ? ["execute", "explain"] : ["explain"];
}

/** A request, and what is asked for in it. */
interface Request {
  readonly text: string;
  /** The same in lower case. */
  readonly said: string;
  /** Whether it asks about a fault. */
  readonly faulty: boolean;
  readonly explains: boolean;
}

function readRequest(text: string): Request {
  const said = text.toLowerCase();
  const faulty = mayHold(said, FAULT_CUES) && FAULT.test(said);
  const explains = !faulty && (asksForWords(text) || EXPLAIN_ZH.test(text));
  return { text, said, faulty, explains };
}

function asksForWords(text: string): boolean {
  const said = text.replace(QUERY_PLAN, "").toLowerCase();
  return mayHold(said, EXPLAIN_CUES) && EXPLAIN.test(said);
}

/** Most prompts hold no cue, and spare the hook the compilation of a large expression. */
function mayHold(said: string, cues: readonly string[]): boolean {
  return cues.some((cue) => said.includes(cue));
}

function isExecuting({ text, said, faulty, explains }: Request): boolean {
  if (faulty || AT_WORK.test(said)) return true;
  if (!explains) return opensWithOrder(text) || HOW_TO.test(said);
  if (opensWithOrder(text) && !OPENS_WORDS_ONLY.test(said)) return true;
  const joined = Array.from(said.matchAll(JOINED), ([, word = ""]) => word);
  return joined.some((word) => isOrderVerb(word) && !WORDS_ONLY.has(word)) || JOINED_ORDER_ZH.test(text);
}
