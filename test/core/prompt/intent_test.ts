import { assertEquals } from "@std/assert";
import { readPrompt } from "../../../src/core/prompt/reading.ts";

const BY_MODE: Readonly<Record<string, readonly string[]>> = {
  execute: [
    "Fix the login page",
    "Why does the build fail on CI?",
    "How do I set up a pre-commit hook?",
    "the login page is broken",
    "Write a page that explains our API",
    "修复登录页面",
    "为什么登录报错",
    "怎么给表加索引",
    "登录页面坏了",
    "Can you add a test?",
    "why does the plan say that it must be replaced?",
    "what's wrong with this config?",
    "看一下这个 EXPLAIN 的结果",
    "这个字段为什么为空",
  ],
  explain: [
    "Explain how the login works",
    "What is a lease?",
    "Describe the deployment process",
    "Walk me through the parser",
    "Can you explain the cache to me?",
    "Tell me about the retry policy",
    "Why do we use leases?",
    "解释一下登录流程",
    "什么是租约",
    "讲讲缓存的原理",
    "两者有什么区别",
    "Help me understand the scheduler",
  ],
  "execute+explain": [
    "What's the best way to cache this?",
    "I'm about to refactor the parser. What is the right way?",
    "Fix the bug and explain what went wrong",
    "Explain the cause, then fix it",
    "Add a cache and tell me how it works",
    "修复这个问题并解释原因",
    "解释原因，然后修复它",
    "explain the bug and fix it",
  ],
};

Deno.test("readPrompt() tells doing from explaining, in both languages", () => {
  for (const [mode, prompts] of Object.entries(BY_MODE)) {
    assertEquals(prompts.filter((prompt) => readPrompt(prompt).intentModes.join("+") !== mode), [], mode);
  }
});
