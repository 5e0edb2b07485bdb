import { assertEquals } from "@std/assert";
import { reasonsInWords } from "../../../src/cli/views/match_reasons.ts";
import { writtenWords } from "../../../src/cli/views/written_words.ts";
import type { MatchReason } from "../../../src/core/recall/result.ts";
import { aMatch } from "../../core/context/a_match.ts";

function reasons(list: readonly MatchReason[], task: string): string[] {
  return reasonsInWords(aMatch({ title: "Validate it", reasons: list }), writtenWords(task));
}

Deno.test("reasonsInWords() shows the words of the task, and fields in words", () => {
  const list: MatchReason[] = [
    { field: "useWhen", term: "fix the failing test", weight: 0.9, kind: "phrase" },
    { field: "title", term: "failur", weight: 0.4, kind: "term" },
    { field: "ignoreWhen", term: "only a question", weight: -0.3, kind: "exclusion" },
    { field: "engineHints", term: "ui_surface", weight: 0.2, kind: "signal" },
  ];
  assertEquals(reasons(list, "Two Failures here"), [
    'use-if phrase "fix the failing test" +0.9',
    '"Failures" (title) +0.4',
    'ignore-if phrase "only a question" −0.3',
    'signal "ui_surface" +0.2',
  ]);
});

Deno.test("reasonsInWords() takes a word from the card where the task has it in another language", () => {
  const list = [{ field: "title", term: "valid", weight: 0.4, kind: "translation" }];
  assertEquals(reasons(list, "验证"), ['"Validate" (title, translated) +0.4']);
  assertEquals(reasons([{ ...list[0]!, term: "elsewher" }], "验证"), ['"elsewher" (title, translated) +0.4']);
});

Deno.test("reasonsInWords() says which word of the task a synonym stands for", () => {
  const list = [{ field: "title", term: "valid", weight: 0.4, kind: "synonym", standsFor: "check" }];
  assertEquals(reasons(list, "Checking it"), ['"Validate" (title, for "Checking") +0.4']);
});

Deno.test("reasonsInWords() makes one reason of the pairs of one Chinese word", () => {
  const list = ["里验", "验证"].map((term): MatchReason => ({ field: "title", term, weight: 0.25, kind: "term" }));
  assertEquals(reasons(list, "在浏览器里验证"), ['"验证" (title) +0.5']);
});
