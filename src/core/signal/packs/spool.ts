/**
 * Signals of the `spool` pack: looking things up in past sessions. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `spool` pack. */
export const spoolSignals = (): readonly Signal[] => {
  const PAST = "past|previous|earlier|old|older|prior|historical|last|former|recent|other|archived|yesterday|history";
  const TALK = "session|conversation|chat|transcript|thread|discussion|dialog|dialogue|log-of-our";

  const PAST_ZH = "上次|之前|以前|当时|昨天";

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
          "we|i settle|choose|chose|pick|go|went|land|agree|decide on|with|for .. conversation|session|chat|thread|ago|back-then|last|earlier",
          "in|from that|the|our|an conversation|chat|session|thread|discussion .. ago|last|back|earlier|yesterday",
          "there was|used-to-be a|an|some|one chat|session|conversation|discussion|thread where|in|about|on",
          "the other day|week|time",
          "which|what session|conversation|chat|transcript|thread",
          "pull up|out|together .. session|conversation|transcript|chat|discussion",
          "find|show|where|when|locate|look .. i|we|you asked|told|tell|mentioned|wrote|said|discussed|talked|decided|used|ran|solved .. before|earlier|last|yesterday|ago|previously|once|about",
          "we|i|you already|previously|once solved|fixed|discussed|decided|did|answered|tried|talked|asked|debugged|looked|had|saw",
          "we|i|you solved|fixed|discussed|decided|did|answered|tried|debugged .. already|previously",
          "have|had|havent we|i|you .. talked|discussed|solved|seen|done|tried|fixed|covered|asked .. before|already|previously|earlier|once",
          "transcript|session|conversation|chat|discussion from last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|earlier|this-morning",
          "go|going back to|through .. session|conversation|discussion|chat",
          "you|we|i told|tell|said|suggested|recommended|mentioned|explained .. yesterday|last|earlier|before|previously|ago|the-other-day",
          `find|search|look|lookup|locate|check|dig|recall|retrieve|see|grep|trace|read|review|scan|query|browse|go|get|pull|quote|consult .. ${PAST} .. ${TALK}`,
          `find|search|lookup|locate|dig|retrieve|grep|scan|query|browse .. ${TALK} .. history|archive|where|when|about|evidence|for|that`,
          `find|search|look|lookup|dig|retrieve|grep|scan|query|browse|go .. in|through|from|across|my|our|all|the ${TALK}`,
          "transcript|chat-log .. evidence|proof|where|when|said|show|mention",
          `${PAST} ${TALK}`,
          `${PAST} claude|codex|cursor|gemini|agent|coding|ai|copilot ${TALK}`,
          `${TALK} archive|lookup|evidence`,
          `${TALK} history|log|search .. !local|storage|table|page|store|component|widget|index|endpoint|button`,
          "chat|session|conversation|transcript|history search|lookup|evidence",
          "history of|in|from our|my|the|this|all conversation|session|chats|discussion",
          "what did|have|was|were we|i|you|it .. decide|say|said|discuss|agree|conclude|last|yesterday|previously|earlier|ago|before",
          "when|where|how|why did|have we|i|you .. decide|discuss|say|said|agree|talk|mention|last|previously",
          "did we|i|you .. already|previously|ever|last|before|earlier|discuss|decide|talk|agree|solve",
          "we|i|you discussed|decided|talked|agreed|said|mentioned|solved|did .. last|yesterday|previously|earlier|ago|before|week|month|session|other-day",
          "last|previous|yesterdays|earlier time|week|month .. we|i|you did|discussed|decided|talked|said|agreed|worked|fixed|solved|use",
          "last time we|i|you",
          "spool search|lookup|find|query|history|index",
          "use|via|with|through|in|ask|query|search spool",
          "remember|recall when|what|how|that|where we|i|you .. did|discussed|decided|talked|said|agreed|fixed|solved|last|used",
          "handoff .. session|conversation|previous|earlier|last",
          "session|conversation handoff",
          "resume|continue|pick .. where we|i left",
          "left off",
          "in|from some|one|one-of|an-old|a-past session|conversation|chat",
          "who decided|chose|agreed|settled|suggested",
          "i|we|you asked|told|discussed|decided|agreed|talked .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|this-morning",
          "been here|there|through-this before",
          "refresh|jog my-memory",
          "what we|you concluded|figured-out|worked-out|came-up-with",
          "youd|you-had|you-once|youve|you-have written|wrote|given|gave|built|suggested .. again|once|find|before|back",
          "context|details of|from|behind that|the .. session|chat|discussion",
          "how did it|that|we end|turn-out|get-around",
          "log|transcript|record|where|which .. agent|claude|codex conversation|chat|session",
          "go|look|read through .. claude|codex|cursor|agent session|conversation|chat|transcript",
        ],
        zh: [
          "上次|当时|昨天|上周|上个月|前几天|那次 .. 问|用|做|写|跑|给|方案|命令|办法|做法|解决|改",
          "!一|二|三|四|五|六|日|天|号|月|年|点|线|布|交|班|并|署|动 之前|以前 .. 问|用|做|写|跑|给|方案|命令|办法|做法|改",
          `找|查|翻|搜 .. ${PAST_ZH}|上周|前几天|聊过|问过|说过|讨论过`,
          "聊天记录|会话记录|对话记录 .. !表|索引|字段|功能|页|组件|存储|分页|接口|导出",
          "历史|旧 .. 会话|对话|聊天|讨论|商量|约定",
          `${PAST_ZH}|过去|上一次|先前|早先|上周|上个月|前几天|前面|那次 .. 会话|对话|聊天|讨论|聊|说|提|记录|决定|结论|商量|约定|谈`,
          "会话|对话|聊天 .. 记录|历史|存档|日志|里|中|检索|查询 .. 找|查|搜|搜索|翻|有没有|提到|说|证据|检索|定位|看看",
          "找|查|搜|搜索|翻|检索|回顾|查找|查询|翻翻|回看|定位 .. 会话|对话|聊天|记录|历史记录|transcript",
          "历史会话|历史对话|会话历史|对话历史|过往会话|过往对话|历史记录里|会话检索|会话证据",
          `我们 .. ${PAST_ZH}|曾经 .. 什么|聊|说|定|提`,
          `${PAST_ZH}|曾经 .. 怎么|讨论|决定|聊过|说过|定的|提过|商量|解决|结论|说的|聊的`,
          "还记得|记不记得|记得 .. 上次|之前|以前|我们",
          "spool .. 查|搜|找|检索|里|记录|会话",
          "用|在|从|通过|查 spool",
          "接着|继续|接上 周一|周二|周三|周四|周五|周六|周日|昨天|前天|上次|上周|上回|那天|之前 .. 没|做|聊|剩|进度|停|改",
          "当时 .. 还剩|剩下|停在|做到|卡在",
          "问过|聊过|提过|讨论过|折腾过|踩过|商量过|研究过|谈过 !吗|么",
          "记不清|记不得|想不起来|忘了 .. 我们|当时|上次|定|说|哪|什么|怎么",
          "我们|咱们 .. 定的|说好的|商量的|约定的 .. 什么|哪|叫|是",
          "来着",
          "给我 写过|给过|做过|说过|发过",
          "测过|试过|写过|跑过|查过 .. 找|记录|哪|翻",
          "哪次|哪回|那次|那回 对话|会话|聊|里|加的|改的",
          "当时|那时|那会儿 的 上下文|讨论|方案|思路|记录",
          "周一|周二|周三|周四|周五|周六|周日|昨天|前天 .. 问过|说过|聊过|问的|说的|聊的|定的|改的|写的|给的",
        ],
      },
    },
  ];
};
