import { assertEquals } from "@std/assert";
import type { Card } from "../../../src/core/card/card.ts";
import { lintCard } from "../../../src/core/card/lint.ts";
import { EXAMPLE } from "./example.ts";

function codes(card: Card): string[] {
  return lintCard(card).map(({ code, level }) => `${code} ${level}`);
}

function withPhrases(useWhen: string[], ignoreWhen: string[], triggers: string[], topics: string[] = ["git"]): Card {
  return { ...EXAMPLE, criteria: { useWhen, ignoreWhen }, recall: { ...EXAMPLE.recall, triggers, topics } };
}

Deno.test("lintCard() finds nothing in a good card", () => {
  assertEquals(lintCard(EXAMPLE), []);
});

Deno.test("lintCard() names the part that a summary lacks, in English and Chinese", () => {
  const summaries: Record<string, string[]> = {
    "A clean tree is nice": ["when the card applies", "what usually goes wrong", "what to do or where the card ends"],
    "Run the suite; check the log": ["when the card applies", "what usually goes wrong"],
    "When merging, people trust a green build": ["what to do or where the card ends"],
    "When merging, check the log first": ["what usually goes wrong"],
    "保持工作区干净": ["when the card applies", "what usually goes wrong", "what to do or where the card ends"],
    "当界面改动时，容易只看测试；应打开浏览器验证": [],
    "发布之前应检查版本号": ["what usually goes wrong"],
    "When a UI-facing change can affect visible behavior, the common mistake is to stop at static checks; validate the real user path in a browser.":
      [],
  };
  for (const [summary, lacking] of Object.entries(summaries)) {
    const messages = lintCard({ ...EXAMPLE, summary }).map(({ message }) => message);
    assertEquals(messages, lacking.map((part) => `The summary does not say ${part}`), summary);
  }
});

Deno.test("lintCard() reports a trigger that is one generic word", () => {
  for (const word of ["build", "Release", "passed", "test", "提交", "浏览器", "the build", "done"]) {
    assertEquals(codes(withPhrases(["x y"], ["z w"], [word])), ["card.generic-trigger warning"], word);
  }
  for (const phrase of ["git commit", "rebase", "useEffect", "force-push", "提交前检查", "flaky test", "rm -rf"]) {
    assertEquals(codes(withPhrases(["x y"], ["z w"], [phrase])), [], phrase);
  }
});

Deno.test("lintCard() reports a topic used as a trigger", () => {
  assertEquals(codes(withPhrases(["x y"], ["z w"], ["Kubernetes"], ["kubernetes"])), ["card.topic-trigger warning"]);
});

Deno.test("lintCard() reports a use_when that is an ignore_when too", () => {
  assertEquals(codes(withPhrases(["Run the  tests"], ["run the tests"], ["git commit"])), ["card.contradiction error"]);
});

Deno.test("lintCard() reports an ignore_when that rejects the card's own phrases, on word boundaries", () => {
  assertEquals(codes(withPhrases(["x y"], ["git"], ["git commit now"])), ["card.self-exclusion warning"]);
  assertEquals(codes(withPhrases(["x y"], ["git"], ["github actions"])), []);
  assertEquals(codes(withPhrases(["提交代码"], ["提交"], ["git commit"])), ["card.self-exclusion warning"]);
});

Deno.test("lintCard() reports a card that nothing finds, and notes one without near misses", () => {
  assertEquals(codes(withPhrases([], [], [])), ["card.no-triggers warning", "card.no-ignore-when note"]);
});

Deno.test("lintCard() warns of an unknown signal, and notes the prose of older libraries", () => {
  const engineHints = { positive: ["ui_surface", "no_such_signal"], requiredAll: ["real browser smoke"], negative: [] };
  assertEquals(codes({ ...EXAMPLE, engineHints }), ["card.unknown-signal warning", "card.hint-prose note"]);
});

Deno.test("lintCard() warns of a signal in the wrong group, and notes one that takes nothing back", () => {
  const withHints = (positive: readonly string[], negative: readonly string[] = []) =>
    codes({ ...EXAMPLE, engineHints: { positive, requiredAll: [], negative } });
  assertEquals(withHints(["ui_surface"], ["ui_surface_noise"]), []);
  assertEquals(withHints(["ui_surface_noise"]), ["card.misplaced-signal warning"]);
  assertEquals(withHints(["ui_surface"], ["goal_execute"]), ["card.misplaced-signal warning"]);
  assertEquals(withHints(["goal_execute"], ["ui_surface_noise"]), ["card.idle-signal note"]);
});

Deno.test("lintCard() reports a title or summary of several lines", () => {
  const card = { ...EXAMPLE, title: "a\n# b", summary: EXAMPLE.summary.replace("; ", ";\n") };
  assertEquals(codes(card), ["card.one-line warning", "card.one-line warning"]);
});
