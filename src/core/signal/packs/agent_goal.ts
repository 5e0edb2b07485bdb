/**
 * Signals of the `agent-goal` pack: handing an agent a goal to be pursued until it is closed. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `agent-goal` pack. */
export const AGENT_GOAL_SIGNALS: readonly Signal[] = [
  {
    id: "goal_execute",
    polarity: "positive",
    routing: true,
    source: "pack",
    pack: "agent-goal",
    meaning: "hands over a goal to be carried through to full closure",
    patterns: {
      en: [
        "finish|complete|do|get|ship|deliver|close|wrap|carry|run|execute|implement .. whole|entire|full|all|every|everything thing|plan|phases|phase|steps|migration|backlog|roadmap|milestone|milestones|list|scope|spec|epic|checklist|done|stages",
        "without asking|stopping|pausing|interruption|checking-in|supervision",
        "fully|completely|totally|really closed|finished|complete|done|resolved closed-out|out|off|through",
        "fully|completely closed|finished|complete|done",
        "drive|push|bring|take|see|carry|follow .. to|through completion|conclusion|the-end|the-finish|done|closure",
        "no|zero loose ends|end",
        "loose ends",
        "dont|do-not|never come|stop|return|give|quit .. until|till|before|up",
        "until|till .. green|is-empty|are-gone|zero|nothing-left|nothing-remains|merged|shipped|converges|is-closed",
        "close out|it-out|everything-out",
        "^ /goal",
        "set|start|run|launch|execute|pursue|use|create|resume|continue|finish|complete|achieve|reach|close|accomplish|drive|work-on|work-toward|work-towards|deliver .. /goal",
        "execute|pursue|achieve|reach|accomplish|complete|finish|close|drive|deliver|continue|resume|run|start|set .. goal|goals|objective",
        "goal|goals|objective .. execute|pursue|achieved|complete|completion|completed|done|closed|closure|reached|met|finish|end-to-end|autonomously|fully",
        "your|the|our|my goal|objective is to",
        "goal mode|run|execution",
        "as a goal",
        "full|complete|total closure|close-out",
        "close|finish|complete|work|take|carry|drive|see|bring .. all|everything|it|this|them .. way-through|the-end|completion|closure|end-to-end|fully|done|through-to|over-the-line|finish-line",
        "dont|do-not|never|not stop|quit|pause|rest .. until|till|before .. done|complete|completed|finished|closed|green|passes|pass|works|everything|all|goal",
        "keep|continue going|working|iterating|at-it|pushing .. until|till",
        "until|till .. everything|all|every|whole|goal|fully .. done|complete|completed|finished|closed|green|pass|passes|works|resolved|fixed",
        "all|every remaining|open|outstanding .. items|tasks|todos|issues|findings|points .. close|done|finish|complete|fix|closure|closed|resolved",
        "close|finish|complete|work-through|burn-down .. all|every .. remaining|open|outstanding|items|tasks|findings|issues|todos",
        "end to end .. autonomously|without-stopping|on-your-own|unattended",
        "autonomously|unattended|overnight",
        "definition of done .. until|meet|met|reach|all",
      ],
      zh: [
        "完成|执行完|做完|推进|搞定|跑完|完结 .. 全部|所有|整个|每个|剩下 .. 阶段|计划|步骤|任务|里程碑|清单|目标",
        "全部|所有|整个|每一|剩下|遗留 .. 阶段|计划|步骤|任务|里程碑|清单|目标|问题 .. 完成|执行完|做完|跑完|推进|搞定|解决|闭环|清掉",
        "目标 跑完|做完|完成|达成",
        "目标 .. 跑完|做完",
        "持续|一直 .. 到|直到 .. 通过|完成|为止|结束|全绿",
        "全部修完|全部解决|全修完|不罢休|不留尾巴|善始善终|有始有终|不达目的|彻底解决|执行到底|推进到底",
        "执行|达成|完成|推进|实现|追求|启动|设定|继续|跑|收口|闭环|开启|以 .. 目标|/goal|goal",
        "目标 .. 达成|完成|执行|推进|闭环|收口|为止|是|实现",
        "全部收口|完整收口|全部闭环|完整闭环|彻底闭环|彻底收口|全面收口|闭环|收口|目标模式|一口气做完|做到底|干到底|一次做完|一路做完|从头到尾做完|全部做完|全部完成|彻底完成|全部搞定",
        "直到 .. 完成|做完|通过|结束|达成|全绿|闭环|解决|修完|搞定|成功|为止|跑通",
        "不要停|别停|不要中断|不许停|持续推进|持续执行|自主完成|自主执行|自主推进|无人值守|不用问我|不必问我",
        "所有|全部|剩余|剩下 .. 任务|事项|待办|问题|条目|工作|目标 .. 做完|完成|闭环|收口|处理完|解决|清零|修完",
        "把 .. 做完|做到底|闭环|收口|全部完成|清零",
      ],
    },
  },
  {
    id: "goal_example_discussion",
    polarity: "negative",
    routing: false,
    targets: ["goal_execute"],
    source: "pack",
    pack: "agent-goal",
    meaning: "speaks of goals only in documents, examples or explanations",
    patterns: {
      en: [
        "example|examples|sample|samples|illustration|demo|snippet .. goal|goals|/goal|closure",
        "goal|goals|/goal|closure .. example|examples|sample|samples|illustration|snippet|documentation|docs|readme|wording|syntax|tutorial|section|page|heading|paragraph",
        "docs|documentation|readme|tutorial|guide|article|changelog|spec|paragraph|section|page|wiki|slide|slides|comment .. goal|goals|/goal|closure",
        "explain|describe|define|document|what-is|what-does|what-are|how-does|how-do|difference|meaning|mean|means|understand|clarify|compare|discuss|tell-me .. goal|goals|/goal|closure",
        "goal|goals|/goal|closure .. explain|explained|means|mean|work|works|meaning|definition|described|mentioned|mention|mentions",
        "word|term|phrase|string|keyword|command|text|label goal|goals|/goal",
        "rename|translate|proofread|document|describe|spell .. goal|goals|/goal",
        "only|just|merely discussing|talking|asking|an-example|a-question|mention .. goal|goals|/goal",
      ],
      zh: [
        "例子|示例|样例|举例|演示|例如 .. 目标|/goal|goal|闭环|收口",
        "目标|/goal|goal|闭环|收口 .. 例子|示例|样例|举例|文档|教程|说明|用法|语法|章节|段落|字样|措辞|是什么|什么意思|怎么用|如何工作|怎么工作|区别|原理|含义|概念",
        "文档|教程|说明书|readme|手册|注释|博客|章节 .. 目标|/goal|goal|闭环|收口",
        "解释|说明|讲解|介绍|描述|讨论|什么是|翻译|比较|聊聊|区分|理解 .. 目标|/goal|goal|闭环|收口",
      ],
    },
    ruledOut: ["goal|goals|/goal", "目标"],
  },
];
