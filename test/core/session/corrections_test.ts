import { assertEquals } from "@std/assert";
import { findCorrections, readCues } from "../../../src/core/session/corrections.ts";

const kindsOf = (text: string, turn = 2) => [...new Set(readCues({ text, turn }).map(({ kind }) => kind))].sort();

const SAID: readonly (readonly [text: string, ...kinds: string[]])[] = [
  ["No, that is not what I asked for", "correction"],
  ["You forgot to run the tests", "correction"],
  ["Why did you rename the table?", "correction"],
  ["Don't mock the database", "correction"],
  ["please use pnpm add instead of npm install", "correction"],
  ["it still fails on Windows", "correction"],
  ["from now on write the changelog first", "rule"],
  ["We always squash before we merge", "rule"],
  ["as I said, the route stays", "repeated"],
  ["undo that and start from main", "reverted"],
  ["不对，我说的是登录页", "correction"],
  ["你漏了迁移脚本", "correction"],
  ["别改公共接口", "correction"],
  ["以后都用设计令牌", "rule"],
  ["我说过不要写死颜色", "repeated"],
  ["把刚才的改动撤销", "reverted"],
];

Deno.test("readCues() tells corrections, rules, repetitions and undone work, in both languages", () => {
  for (const [text, ...kinds] of SAID) {
    const found = kindsOf(text);
    for (const kind of kinds) assertEquals([text, found.includes(kind as never)], [text, true]);
  }
});

Deno.test("readCues() finds nothing in ordinary requests", () => {
  const ordinary = [
    "Add a login page with a remember-me box",
    "Write the migration for the orders table",
    "The button always shows up twice, find out why",
    "Is there a way to never lose the draft?",
    "Explain how undo works in the editor",
    "What does git revert do?",
    "Great, now the second one",
    "给订单列表加上分页",
    "解释一下这个函数为什么总是返回空",
    "继续",
  ];
  for (const text of ordinary) assertEquals([text, kindsOf(text)], [text, []]);
});

Deno.test("readCues() needs work before it: a first message corrects nothing, but may set a rule", () => {
  assertEquals(kindsOf("Don't touch the public API, undo that later", 1), []);
  assertEquals(kindsOf("From now on run the linter", 1), ["rule"]);
});

Deno.test("readCues() leaves code, quoted lines and machine text aside", () => {
  assertEquals(kindsOf("Look at this\n```\n// wrong, you forgot to undo that\n```\n> no, that is wrong"), []);
  assertEquals(kindsOf("Go on\n<system-reminder>you forgot to run the tests</system-reminder>"), []);
});

Deno.test("findCorrections() finds what was said again in another session", () => {
  const rule = "Run the smoke suite against staging first, then tag the release";
  const message = (source: string, text: string, turn = 3) => ({ source, turn, text });
  const found = findCorrections([
    message("a", rule),
    message("a", "Add a button"),
    message("b", "First run the smoke suite against staging, then tag the release"),
  ]);
  assertEquals(found.map(({ message: { source }, reasons }) => [source, reasons[0]?.text]), [
    ["b", "said nearly the same in another session"],
  ]);
});

Deno.test("findCorrections() takes no script for a person: the same first prompt in every session", () => {
  const sources = ["a", "b", "c"];
  const text = "Review the latest commit and write a short summary of risks";
  assertEquals(findCorrections(sources.map((source) => ({ source, turn: 1, text }))), []);
});

Deno.test("findCorrections() is linear in a long message", () => {
  const text = `${"no, ".repeat(50_000)}\n${"use a ".repeat(50_000)}`;
  const start = performance.now();
  findCorrections([{ source: "a", turn: 2, text }]);
  assertEquals(performance.now() - start < 500, true);
});

Deno.test("findCorrections() takes a script's thousand copies of one prompt for one", () => {
  const text = "Review the latest commit and write a short summary of risks";
  const messages = Array.from({ length: 20_000 }, (_, at) => ({ source: `s${at % 300}`, turn: 2, text }));
  const start = performance.now();
  assertEquals(findCorrections(messages).length, 1);
  assertEquals(performance.now() - start < 3_000, true);
});
