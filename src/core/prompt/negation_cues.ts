/**
 * The words that take something out of a task, in English and Chinese: data for `negation_english.ts` and `negation_chinese.ts`.
 *
 * A *forward* cue takes out what follows it, a *backward* cue what stands before it in its clause.
 *
 * @module
 */

/** English cues that take out what follows. Contractions are matched with and without their apostrophe. */
export const FORWARD: readonly string[] = [
  "(?:do not|don['’]?t|never|must not|mustn['’]?t|should not|shouldn['’]?t|may not|need not|needn['’]?t)",
  "(?:we|i|you|they|it|this|that|which) (?:do not|don['’]?t|does not|doesn['’]?t) (?:use|need|want|touch|involve|concern|include|require|care about|rely on)",
  "(?:no need (?:to|for)|not (?:going|planning|asking|trying|meant|supposed|allowed) (?:to|for)|without|avoid (?:touching|changing|using|modifying|editing|altering)|excluding|exclude|except(?: for)?|apart from|other than|rather than|instead of|nothing to do with|unrelated to|free of)",
  "(?:not (?:about|related to|involving|touching|changing|using|for|a|an|the|any|our|part of)|(?:and|but) not|won['’]?t (?:touch|change|use|need)|will not (?:touch|change|use|need))",
  "(?:isn['’]?t|aren['’]?t|wasn['’]?t) (?:about|related to|concerned with|part of)",
  "(?:leave|leaving|keep|keeping) (?:out|away from|(?:\\S{1,30} ){1,6}?(?:alone|untouched|unchanged|as[- ]is|as (?:it is|they are)|out of (?:it|this|scope)))",
  "(?:skip|skipping|ignore|ignoring|omit|omitting|bypass)",
];

/** English cues that take out what follows, at the start of a clause alone: elsewhere "no" describes ("shows no error"). */
export const FORWARD_AT_START: readonly string[] = ["no", "not", "none of", "nothing (?:about|to do with|in|on)"];

/** English cues that take out the clause that they end. */
export const BACKWARD: readonly string[] = [
  "(?:is|are|was|were)(?: not|n['’]?t)(?: \\w{1,12})? (?:in|part of|on) (?:our|the|this|my|scope)(?: \\w{1,14}){0,2}",
  "(?:is|are)(?: not|n['’]?t)(?: really| even| actually)? (?:involved|needed|required|necessary|relevant|used|in use|affected|in scope|touched|included|allowed|wanted|an option|available here|something we use)",
  "(?:will not|won['’]?t) be (?:affected|changed|touched|involved|needed|required)",
  "(?:is|are|stays?|remains?) (?:out of scope|off[- ]limits|out of bounds|untouched|unchanged|as (?:it is|they are)|excluded|irrelevant)",
  "(?:must not|mustn['’]?t|should not|shouldn['’]?t|cannot) (?:change|be (?:changed|touched|modified|edited|affected|altered))",
  "(?:we|i) (?:do not|don['’]?t) (?:use|have|need|want|care about)(?: (?:it|that|them|those|here))?(?= ?$)",
];

/** "No X involved": the word that makes a "no" in mid-sentence take out its noun. */
export const NO_NOUN =
  "no (?:\\S{1,24} ){1,4}?(?:involved|needed|required|necessary|changes?|work|touched|affected|allowed|this time|here)";

/** After a cue, these words turn it round: "don't skip the tests" asks for the tests. */
export const TURNED_ROUND =
  /^\s?(?:ever |just |only )?(?:skip|forget|omit|miss|neglect|fail|hesitate|leave out|ignore|overlook|bypass|be shy|worry|only\b|just\b|know|understand|see|think|remember|get (?:it|why|how)|mind|stop (?:until|before|till)|bother me|give up|matter|longer|errors?|warnings?|exceptions?|output|response|results?|difference|luck|logs?|idea|problem|doubt|wonder|fail|you (?:think|agree|see)|later than|more than|less than|question|sure|yet\b|working)/;

/** "Don't merge until the tests pass" orders the tests: these words after a cue make the whole a condition, not a ban. */
export const CONDITION = /\b(?:until|till|unless|before|without)\b/;

/** What may stand before an English ban of its own: a clause that asks why is a question about a fault. */
export const QUESTION_BEFORE =
  /\b(?:why|how come|what if|whether|when|if|because|since|that|which|who)\b[^,.;:]{0,60}$/;

/** Chinese cues that take out what follows; what must not stand right before or after them is part of other words. */
export const FORWARD_ZH =
  /(?<![要不用需])(?:不要|不用|不需要|无需|无须|不必|请勿|切勿|不许|不准|不得|禁止|严禁|避免(?:修改|改动|动|使用|触碰|碰)|不涉及|不包含|不包括|不关|不能(?:动|改|碰|用)|不应该?|不想|不打算|不使用|不碰|不动(?![了的弹得])|不改|不做|不搞|不管(?![怎如是什有哪])|不是(?=.{1,12}的(?:问题|锅|事|任务))|先不|暂不|暂时不|而不是|除了|排除|跳过|忽略|并非|没有用|没用到|没有使用|不存在)(?![求产多得仅])|(?<![区级类特分性识判个鉴差告辨派])别(?![的人名处墅致样扭家国称号针])|(?<![动切])勿(?![忘])/g;

/** Chinese cues that take out the clause that they end. */
export const BACKWARD_ZH =
  /(?:不在(?:我们的?)?(?:.{0,8})?(?:范围|技术栈|计划|考虑)(?:[内里中之]{0,2})|保持(?:不变|原样|现状)|与.{0,10}无关|无关|不相关|不受影响|没有关系|维持原样)/g;

/** After a Chinese cue, these turn it round: 不要忘了… asks for it. */
export const TURNED_ROUND_ZH =
  /^\s?(?:再|只是?|光|仅仅?|单单|总是)?(?:忘|跳过|漏|省略|忽略|忽视|遗漏|错过|略过|绕过|担心|客气|急|停|知道|只|光|仅|怕)/;

/** Before a Chinese cue, these make a question of it: 为什么不要…, 要不要…. */
export const QUESTION_BEFORE_ZH = /(?:为什么|为何|为啥|怎么|怎样|如何|是否|如果|要|什么时候)\s?$/;

/** Verbs that may follow a Chinese cue with their object standing before it: 前端不要动. */
export const BARE_VERB_ZH =
  /^\s?(?:再|去|先|动|改|碰|管|做|用|变|修改|改动|处理|执行|涉及|考虑|关心|了|它|他|它们|这个|的|啦|吧|，){0,4}$/;

/** 进度条不动: something that stands still, not something to leave alone, unless the rest of the sentence says what to do in its place. */
export const STILL_ZH = /^不动$/;
export const IN_ITS_PLACE_ZH = /只|就|仅|改|做|加|写|换|调整|其他|其它|别的|其余|重构|升级|迁移/;
