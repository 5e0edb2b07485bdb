/**
 * Signals of the `ai-dispatch` pack: a tool that hands work to other agents. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `ai-dispatch` pack. */
export const aiDispatchSignals = (): readonly Signal[] => {
  const ABOUT = "dispatch|ai-dispatch|aidispatch";
  const PARTS =
    "provider|routing|router|resume|resumption|stream|runtime|adapter|session|retry|fallback|backend|executor|queue|cancellation|timeout|parser|protocol|scheduler|subprocess|heartbeat";
  const CHANGES =
    "fix|implement|add|write|make|teach|refactor|rewrite|develop|change|debug|build|extend|support|improve|redesign|test|port|migrate|patch|repair|rework|broken|breaks|bug|fails|crashes|hangs|drops|loses|leak|regression|investigate|harden|stuck|wrong|update";

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
          "make|teach|let|have ai-dispatch|the-dispatcher .. resume|session|stream|retry|fallback|fall-back|reconnect|cancel|queue",
          `${CHANGES} .. ${ABOUT} .. ${PARTS}`,
          `${CHANGES} .. ${PARTS} .. ${ABOUT}`,
          `${ABOUT} .. ${PARTS} .. ${CHANGES}`,
          `${PARTS} .. ${ABOUT} .. ${CHANGES}`,
          `${ABOUT} .. ${CHANGES} .. ${PARTS}`,
          `${ABOUT} ${PARTS}`,
          "develop|refactor|rewrite|debug|extend|patch|hack-on ai-dispatch|aidispatch|the-dispatcher|the-ai-dispatch",
          "fix|implement|add .. to|in|of|inside ai-dispatch|the-dispatcher|the-ai-dispatch|aidispatch|dispatch-runtime",
          "ai-dispatch|aidispatch|dispatcher development|internals|codebase|source|core|bug|regression|release",
          "dispatch engine|layer",
          "ai-dispatch should|must|needs|doesnt|cant|wont|never|always|keeps|spawns|emits|logs|picks|swallows|forgets|counts|duplicates|crashes|times-out .. !review|write|translate|our|my|you",
          "process|child|children|session|job that|which ai-dispatch",
          "why does|do|is|did|doesnt|wont ai-dispatch|the-dispatcher",
        ],
        zh: [
          "派发|ai-dispatch|dispatch .. 断线|续上|重连|恢复逻辑|卡死|挂住|丢字|丢失|崩溃",
          "ai-dispatch .. 子进程|进程|取消|事件|并发|背压|执行器|心跳|选择|选错|配置|日志|工具调用 .. 修|改|支持|没|不|错|泄漏|查|补|加",
          "ai-dispatch 要|应该|应当|需要|得|没有|没能|没处理|不会|不能|不支持|总是|老是|缺|少了|丢|卡|崩|泄漏|报错|重复 .. !评审|审查|翻译|我们|你",
          "ai-dispatch 的|里|中|里的|中的 .. 流|会话|存储|解析|路由|适配|运行时|队列|执行器|重试|超时|事件",
          "ai-dispatch 拉起|启动|选|切|加|支持|派生 .. 进程|模型|日志|配置|超时|provider|重试",
          "把|给 ai-dispatch .. 拆|加|改|换|补|抽|升级|重构",
          "ai-dispatch 为什么|为何|怎么会|路由|解析|恢复 .. 丢|没|错|断|卡|重复|失败|崩",
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
          `run|launch|start|ask|let|have|try|by ${ABOUT} to|and|for|so|on|have|let|as|from|with|review|run|fix|get|ask`,
          `use|using|via|through|call|invoke ${ABOUT}`,
          `use|using|via|through|call|invoke the|our|my ${ABOUT}`,
          "dispatch|delegate|send|hand|farm|fan|offload .. to|out .. claude|codex|gemini|gpt|grok|qwen|deepseek|opus|sonnet|agent|worker|subagent|model|another|ai-dispatch",
          `${ABOUT} .. a|the|this|that|these|two|three|several|each|every|some review|task|job|ticket|issue|files|question|prompt|pr`,
          "dispatch .. task|job|review|ticket|issue|work .. to",
          `with ${ABOUT}`,
          "ai-dispatch run|ask|send|exec|review|p|task",
          "ai-dispatch claude|codex|gemini|gpt|grok|qwen|deepseek|opus|sonnet",
          "give|pass|throw|toss|leave|kick|outsource|assign .. to ai-dispatch",
          "ai-dispatch .. came|comes|got|is back|finished|done|returned",
          "wait for ai-dispatch",
          "get|make|tell|want ai-dispatch to|on",
          "queue|put|run|schedule .. in|into|on|up ai-dispatch",
          "ai-dispatch it|this|that|them",
          "a|an|another|two|three|the ai-dispatch job|call .. for|to|on",
          "let|have|make|rather ai-dispatch .. do|write|handle|rename|review|check",
          "ai-dispatch can|could|may do|take|handle|write|summarise|summarize|translate|review|the",
          "what|how did|does|has ai-dispatch say|said|think|answer|find|found|report|come|suggest",
        ],
        zh: [
          "用|使用|通过|借助|调用|利用|走|拿|跑 ai-dispatch|dispatch|派发工具|派发",
          "派发|分派|委派|派|交 .. 给|到 claude|codex|gemini|gpt|agent|智能体|模型|worker|另一个|其他|多个",
          "派发 .. 任务|评审|工单|审查|问题 .. 给",
          "把 .. 派发|分派|委派|派给|交给",
          "派发|分派 一个|这个|几个|两个|三个 任务|评审|工单|审查",
          "丢给|扔给|甩给|派给|交给|转给|发给|留给|外包给|委托给|让|叫|靠 ai-dispatch",
          "ai-dispatch 一下|去|来|跑|派|那边|完成|交回|回来|返回|给的|出来|做完|的结果|的补丁|的产出",
          "等|等到|等着 ai-dispatch",
          "排到|放到|塞到|塞进|放进|扔进|起一个|开一个|发一个|派一个|起个|开个|发个 ai-dispatch",
          "ai-dispatch 给|派给|交给 .. agent|模型|worker",
          "ai-dispatch .. 怎么说|怎么看|说了什么|给出|结论|意见|回答|答复",
        ],
      },
      ruledOut: ["develop|runtime|internals", "开发|运行时"],
    },
  ];
};
