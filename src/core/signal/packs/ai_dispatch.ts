/**
 * Signals of the `ai-dispatch` pack: a tool that hands work to other agents. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `ai-dispatch` pack. */
export const aiDispatchSignals = (): readonly Signal[] => {
  const ABOUT = "dispatch|dispatcher|ai-dispatch|aidispatch";
  const PARTS =
    "provider|providers|routing|router|route|resume|resumption|stream|streams|streaming|runtime|adapter|adapters|session|sessions|retry|retries|fallback|backend|executor|queue|cancellation|timeout|parser|protocol|scheduler|subprocess|heartbeat";
  const CHANGES =
    "fix|implement|add|write|make|teach|refactor|rewrite|develop|change|debug|build|extend|support|improve|redesign|test|port|migrate|patch|repair|rework|broken|breaks|bug|fails|failing|crashes|hangs|drops|loses|leak|leaks|regression|investigate|harden|stuck|wrong|develop|development|update";

  return [
    {
      id: "dispatch_runtime_development",
      polarity: "positive",
      routing: true,
      source: "pack",
      pack: "ai-dispatch",
      meaning: "develops the ai-dispatch runtime itself: its providers, routing, resume or streams",
      patterns: {
        en: [
          "make|teach|let|have ai-dispatch|the-dispatcher|the-dispatch .. resume|resumes|session|stream|streams|retry|retries|fallback|fall-back|reconnect|cancel|queue",
          `${CHANGES} .. ${ABOUT} .. ${PARTS}`,
          `${CHANGES} .. ${PARTS} .. ${ABOUT}`,
          `${ABOUT} .. ${PARTS} .. ${CHANGES}`,
          `${PARTS} .. ${ABOUT} .. ${CHANGES}`,
          `${ABOUT} .. ${CHANGES} .. ${PARTS}`,
          `${ABOUT} ${PARTS}`,
          "develop|developing|refactor|rewrite|debug|extend|patch|hack-on ai-dispatch|aidispatch|the-dispatcher|the-ai-dispatch",
          "fix|implement|add .. to|in|of|inside ai-dispatch|the-dispatcher|the-ai-dispatch|aidispatch|dispatch-runtime",
          "ai-dispatch|aidispatch|dispatcher development|internals|runtime|codebase|source|core|bug|regression|release",
          "dispatch runtime|core|internals|engine|layer|codebase",
        ],
        zh: [
          "派发|ai-dispatch|dispatch .. 断线|续上|重连|恢复逻辑|卡死|挂住|丢字|丢失|崩溃",
          "修复|修|实现|添加|增加|新增|重构|开发|修改|改|调试|扩展|支持|改进|优化|排查|升级|完善|给 .. 派发|ai-dispatch|dispatch|分派|派单 .. provider|路由|恢复|续传|流|流式|运行时|适配|会话|重试|队列|超时|解析|协议|调度|runtime|resume|stream|提供方",
          "派发|ai-dispatch|dispatch|分派 .. provider|路由|恢复|续传|流式|流|运行时|适配|会话|重试|超时|协议|runtime|resume|stream|提供方 .. 修复|修|实现|添加|重构|开发|修改|改|调试|扩展|支持|优化|排查|失败|报错|丢|断|卡|问题|bug|有误|不对|逻辑",
          "派发运行时|派发器|派发内核|dispatch运行时|dispatch 运行时|dispatch 路由|ai-dispatch 开发|ai-dispatch 运行时",
          "开发|重构|修复|改造|调试 ai-dispatch|派发器|派发运行时",
        ],
      },
    },
    {
      id: "dispatch_tool_use_context",
      polarity: "negative",
      routing: false,
      targets: ["dispatch_runtime_development"],
      source: "pack",
      pack: "ai-dispatch",
      meaning: "uses ai-dispatch as a tool to work on something else",
      patterns: {
        en: [
          `use|using|via|through|with|run|running|call|invoke|launch|start|ask|let|have|try|by ${ABOUT} to|and|for|so|on|have|let|as|from|with|review|run|fix|get|ask`,
          `use|using|via|through|call|invoke ${ABOUT}`,
          `use|using|via|through|call|invoke the|our|my ${ABOUT}`,
          "dispatch|delegate|send|hand|farm|fan|offload .. to|out .. claude|codex|gemini|gpt|grok|qwen|deepseek|opus|sonnet|agent|agents|worker|workers|subagent|subagents|model|models|another|ai-dispatch",
          `${ABOUT} .. a|the|this|that|these|two|three|several|each|every|some review|task|tasks|job|jobs|ticket|tickets|issue|issues|files|question|prompt|pr`,
          "dispatch .. task|tasks|job|jobs|review|reviews|ticket|tickets|issue|issues|work .. to",
          `with ${ABOUT}`,
          "ai-dispatch run|ask|send|exec|review|p|task",
        ],
        zh: [
          "用|使用|通过|借助|调用|利用|走|拿|跑 ai-dispatch|dispatch|派发工具|派发",
          "派发|分派|委派|派|交 .. 给|到 claude|codex|gemini|gpt|agent|智能体|模型|worker|另一个|其他|多个",
          "派发 .. 任务|评审|工单|审查|问题 .. 给",
          "把 .. 派发|分派|委派|派给|交给",
          "派发|分派 一个|这个|几个|两个|三个 任务|评审|工单|审查",
        ],
      },
      ruledOut: ["develop|development|runtime|internals", "开发|运行时"],
    },
  ];
};
