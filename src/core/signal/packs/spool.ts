/**
 * Signals of the `spool` pack: looking things up in past sessions. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `spool` pack. */
export const spoolSignals = (): readonly Signal[] => {
  const PAST = "past|previous|earlier|old|older|prior|historical|last|former|recent|other|archived|yesterday|history";
  const TALK =
    "session|sessions|conversation|conversations|chat|chats|transcript|transcripts|thread|threads|discussion|discussions|dialog|dialogue|log-of-our";

  return [
    {
      id: "historical_session_lookup",
      polarity: "positive",
      routing: true,
      source: "pack",
      pack: "spool",
      meaning: "looks something up in past sessions or conversations",
      patterns: {
        en: [
          "we|i settle|settled|choose|chose|pick|picked|go|went|land|landed|agree|agreed|decide|decided on|with|for .. conversation|session|chat|thread|ago|back-then|last|earlier",
          "in|from that|the|our|an conversation|chat|session|thread|discussion .. ago|last|back|earlier|yesterday",
          "there was|used-to-be a|an|some|one chat|session|conversation|discussion|thread where|in|about|on",
          "the other day|week|time",
          "which|what session|conversation|chat|transcript|thread",
          "pull up|out|together .. session|sessions|conversation|transcript|transcripts|chat|discussion",
          "find|show|where|when|locate|look .. i|we|you asked|ask|told|tell|mentioned|wrote|said|discussed|talked|decided|used|ran|solved .. before|earlier|last|yesterday|ago|previously|once|about",
          "we|i|you already|previously|once solved|fixed|discussed|decided|did|answered|tried|talked|asked|debugged|looked|had|saw",
          "we|i|you solved|fixed|discussed|decided|did|answered|tried|debugged .. already|previously",
          "have|had|havent we|i|you .. talked|discussed|solved|seen|done|tried|fixed|covered|asked .. before|already|previously|earlier|once",
          "transcript|session|conversation|chat|discussion from last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|earlier|this-morning",
          "go|going back to|through .. session|conversation|discussion|chat|chats",
          "you|we|i told|tell|said|suggested|recommended|mentioned|explained .. yesterday|last|earlier|before|previously|ago|the-other-day",
          `find|search|look|lookup|locate|check|dig|recall|retrieve|see|grep|trace|read|review|scan|query|browse|go|get|pull|quote|consult .. ${PAST} .. ${TALK}`,
          `find|search|lookup|locate|dig|retrieve|grep|scan|query|browse .. ${TALK} .. history|archive|where|when|about|evidence|for|that`,
          `find|search|look|lookup|dig|retrieve|grep|scan|query|browse|go .. in|through|from|across|my|our|all|the ${TALK}`,
          "transcript|transcripts|chat-log|chat-logs .. evidence|proof|where|when|said|show|mention|mentions",
          `${PAST} ${TALK}`,
          `${PAST} claude|codex|cursor|gemini|agent|coding|ai|copilot ${TALK}`,
          `${TALK} archive|archives|lookup|evidence`,
          `${TALK} history|log|logs|search .. !local|storage|table|page|store|component|widget|index|endpoint|button`,
          "chat|session|conversation|transcript|transcripts|history search|lookup|evidence",
          "history of|in|from our|my|the|this|all conversation|conversations|session|sessions|chats|discussion",
          "what did|have|was|were we|i|you|it .. decide|decided|say|said|discuss|discussed|agree|agreed|conclude|concluded|last|yesterday|previously|earlier|ago|before",
          "when|where|how|why did|have we|i|you .. decide|decided|discuss|discussed|say|said|agree|agreed|talk|talked|mention|mentioned|last|previously",
          "did we|i|you .. already|previously|ever|last|before|earlier|discuss|decide|talk|agree|solve",
          "we|i|you discussed|decided|talked|agreed|said|mentioned|solved|did .. last|yesterday|previously|earlier|ago|before|week|month|session|other-day",
          "last|previous|yesterdays|earlier time|session|week|month .. we|i|you did|discussed|decided|talked|said|agreed|worked|fixed|solved|use|used",
          "last time we|i|you",
          "spool search|lookup|find|query|history|index",
          "use|via|with|through|in|ask|query|search spool",
          "remember|recall when|what|how|that|where we|i|you .. did|discussed|decided|talked|said|agreed|fixed|solved|last|used",
          "handoff .. session|conversation|previous|earlier|last",
          "session|conversation handoff",
          "resume|continue|pick .. where we|i left",
          "left off",
        ],
        zh: [
          "上次|之前|以前|当时|昨天|上周|上个月|前几天|那次 .. 问|用|做|写|跑|给|方案|命令|办法|做法|解决|结论|改",
          "找|查|翻|搜 .. 上次|之前|以前|当时|昨天|上周|前几天|聊过|问过|说过|讨论过",
          "聊天记录|会话记录|对话记录 .. !表|索引|字段|功能|页|组件|存储|分页|接口|导出",
          "历史|旧 .. 会话|对话|聊天|讨论|商量|约定",
          "之前|以前|过去|上次|上一次|先前|早先|昨天|上周|上个月|前几天|前面|当时|那次 .. 会话|对话|聊天|讨论|聊|说|提|记录|决定|结论|商量|约定|谈",
          "会话|对话|聊天 .. 记录|历史|存档|日志|里|中|检索|查询 .. 找|查|搜|搜索|翻|有没有|提到|说|证据|检索|定位|看看",
          "找|查|搜|搜索|翻|检索|回顾|查找|查询|翻翻|回看|定位 .. 会话|对话|聊天|记录|历史记录|transcript",
          "历史会话|历史对话|会话历史|对话历史|过往会话|过往对话|历史记录里|会话检索|会话证据",
          "我们 .. 上次|之前|以前|当时|昨天|曾经 .. 怎么|什么|讨论|决定|聊|说|定|解决|结论|提",
          "上次|之前|以前|当时|昨天|曾经 .. 怎么|讨论|决定|聊过|说过|定的|提过|商量|解决|结论|说的|聊的",
          "还记得|记不记得|记得 .. 上次|之前|以前|我们",
          "spool .. 查|搜|找|检索|里|记录|会话",
          "用|在|从|通过|查 spool",
        ],
      },
    },
  ];
};
