import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { frameCards } from "../../../src/core/context/frame.ts";
import { readPrompt, textsOf } from "../../../src/core/prompt/reading.ts";
import type { SegmentKind } from "../../../src/core/prompt/segment.ts";

function kinds(prompt: string): (readonly [SegmentKind, string])[] {
  const { text, segments } = readPrompt(prompt);
  return segments.map(({ kind, start, end }) => [kind, text.slice(start, end)]);
}

function requests(prompt: string): string[] {
  return textsOf(readPrompt(prompt), ["request"]);
}

Deno.test("readPrompt() keeps file names and inline code within their request", () => {
  assertEquals(requests("Rename `git push --force` in src/app.tsx and package-lock.json v1.2.3."), [
    "Rename `git push --force` in src/app.tsx and package-lock.json v1.2.3.",
  ]);
});

Deno.test("readPrompt() parts a request from the log and the stack trace pasted with it", () => {
  assertEquals(
    kinds("Fix this:\nTypeError: x is undefined\n    at foo (a.js:1:2)\n    at bar (b.js:3:4)\n\nPlease add a test"),
    [
      ["request", "Fix this"],
      ["log", "TypeError: x is undefined\n    at foo (a.js:1:2)\n    at bar (b.js:3:4)"],
      ["request", "Please add a test"],
    ],
  );
});

Deno.test("readPrompt() reads an error message in a sentence as part of the request", () => {
  assertEquals(requests("The page shows Error: timeout when I log in"), [
    "The page shows Error: timeout when I log in",
  ]);
});

Deno.test("readPrompt() knows fenced, indented-in-lists and unclosed code", () => {
  assertEquals(kinds("Speed this up\n```ts\nfix(page)\n```\nthanks, and keep `run`")[1], [
    "code",
    "```ts\nfix(page)\n```",
  ]);
  assertEquals(kinds("See\n````md\n```\ninner\n```\n````\nAdd a test").map(([kind]) => kind), [
    "request",
    "code",
    "request",
  ]);
  assertEquals(kinds("Look at\n~~~\nopen to the end").map(([kind]) => kind), ["request", "code"]);
  assertEquals(kinds("Why?\nconst a = 1;\nconst b = 2;\nreturn a;").map(([kind]) => kind), ["request", "code"]);
});

Deno.test("readPrompt() takes long quotations out and leaves quoted names in", () => {
  assertEquals(kinds('Add the case "fix the login page now" to the suite').map(([kind]) => kind), [
    "request",
    "quote",
    "request",
  ]);
  assertEquals(requests('Fix the "Save changes" button'), ['Fix the "Save changes" button']);
  assertEquals(requests('"fix the login page now"'), ['"fix the login page now"']);
  assertEquals(kinds("> the login page is broken\n\nAnswer him").map(([kind]) => kind), ["quote", "request"]);
});

Deno.test("readPrompt() lets all of a short prompt ask, and of a long one the sentences that do", () => {
  assertEquals(requests("The orders table is slow. Add an index."), ["The orders table is slow.", "Add an index."]);
  const story = "The service was written in spring and has grown since then. ".repeat(14);
  const reading = readPrompt(`${story}\n\nPlease add an index to the orders table.\n\n${story}`);
  assertEquals(textsOf(reading, ["request"]), ["Please add an index to the orders table."]);
  assertEquals(textsOf(reading, ["background"]).length, 28);
});

Deno.test("readPrompt() finds the one request at the end of a long introduction", () => {
  const english = [
    "Some background first. The importer began as a script for one customer.",
    "Since then it has grown, and nobody knows which of its parts are still used.",
    "Support has confirmed that the old format is gone, a format that three partners kept until May.",
    "The team in Oslo owns the parser, which has its own tests, and the team in Graz does the releases.",
    "In autumn we changed the file layout: there used to be one file a day, now there is one an hour.",
    "Tests are slow for the biggest files, because everything is read into memory, and that is known.",
    "A lot was written about it in the wiki, and some of it in the handbook of the people on call.",
    "OK so with all that said: delete the reader of the old format.",
  ].join(" ");
  assertEquals(requests(english), ["OK so with all that said: delete the reader of the old format."]);
  const chinese = [
    "先说一下背景。这个导入工具是三年前写的，最早只给一个客户用，后来慢慢变成了公共组件。",
    "解析部分由杭州的同事负责，他们有自己的用例和发布节奏。",
    "测试是去年补的，覆盖得还可以，但是大文件跑得比较慢，大家都知道。",
    "部署是运维在管，每周二晚上统一上线，我们很少插手。",
    "老格式在五月就下线了，三家合作方都已经切到新格式，客服那边也核对过。",
    "更新的频率从每天一次变成每小时一次，磁盘压力比以前大了不少，不过还在可控范围之内。",
    "要做的事只有一件：删除老格式的读取代码。",
  ].join("");
  assertEquals(requests(chinese), ["要做的事只有一件：删除老格式的读取代码。"]);
});

Deno.test("readPrompt() finds nobody asking in machine text and pasted logs (fault 12)", () => {
  const prompts = [
    "<task-notification>\n<task-id>1</task-id>\nfix the login page\n</task-notification>",
    "<local-command-stdout>fix the login page</local-command-stdout>",
    "<system-reminder>\nfix the login page",
    "2026-11-01 10:00:00 ERROR login page failed\n2026-11-01 10:00:01 INFO browser closed",
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\nValueError: fix the login page\n',
    "npm ERR! code ELIFECYCLE\nnpm ERR! errno 1",
    "This session is being continued from a previous conversation. Fix the login page.",
    "do not touch the UI",
  ];
  assertEquals(prompts.filter((prompt) => !readPrompt(prompt).noRequest), []);
  assertEquals(readPrompt("What does <system-reminder> do in a prompt?").noRequest, false);
});

Deno.test("readPrompt() knows the context of this program for machine text", () => {
  const frame = frameCards(["Fix the login page\n\nUse if: the UI is broken"]);
  assertEquals(kinds(`${frame}\n\nAdd an index`), [["machine", frame], ["request", "Add an index"]]);
});

Deno.test("readPrompt() replaces lone surrogates without moving anything (fault 20)", () => {
  const reading = readPrompt("Fix \ud83d the page 😀");
  assertEquals(reading.text, "Fix \ufffd the page 😀");
  assertEquals(reading.text.length, "Fix \ud83d the page 😀".length);
});

Deno.test("readPrompt() finds a request anywhere in a megabyte of log (fault 19)", () => {
  const log = "2026-11-01 10:00:00 ERROR [worker] job failed, retrying soon\n".repeat(9_000);
  const prompts = [
    `Fix the flaky job.\n${log}`,
    `${log}\nFix the flaky job.`,
    `${log}Please fix the flaky job.\n${log}`,
  ];
  for (const prompt of prompts) {
    const reading = readPrompt(prompt);
    assert(textsOf(reading, ["request"]).some((text) => /[Ff]ix the flaky job/.test(text)));
    assert(reading.bounded);
    assertEquals(reading.noRequest, false);
  }
  assert(readPrompt(log).noRequest);
});

const HOSTILE: Readonly<Record<string, string>> = {
  dots: "a.a.a.".repeat(8_500),
  paths: "/a/b".repeat(25_000),
  "no space": "x".repeat(200_000),
  Chinese: "修复登录页面的问题".repeat(11_000),
  prose: "Please fix the login page now. ".repeat(33_000),
  "open tags": "<system-reminder>".repeat(60_000),
  fences: "```\na\n".repeat(160_000),
  quotes: '"'.repeat(1_000_000),
  bans: "don't ".repeat(170_000),
  commas: "no, ".repeat(250_000),
  "line ends": "\n".repeat(1_000_000),
  spaces: " ".repeat(1_000_000),
  "lone surrogates": "\ud800".repeat(1_000_000),
  backticks: "`".repeat(1_000_000),
  "Chinese bans": "不要".repeat(6_000),
  "bans in one sentence": "do not touch a, ".repeat(700),
  "no nouns": "no a b c d ".repeat(1_000),
  "leave nothing": "leave a ".repeat(1_500),
};

for (const [name, prompt] of Object.entries(HOSTILE)) {
  Deno.test(`readPrompt() is quick on ${prompt.length} units of ${name} (fault 19)`, () => {
    readPrompt(prompt.slice(0, 1_000));
    const start = performance.now();
    readPrompt(prompt);
    // Milliseconds in truth; the bound is for busy machines, and anything quadratic is far above it.
    assert(performance.now() - start < 1_500);
  });
}

const PIECES = [
  "Fix the page",
  "do not touch the UI",
  ", but ",
  "\n",
  "\n\n",
  "```",
  "> ",
  "<system-reminder>",
  "</system-reminder>",
  "    at a (b.js:1:2)",
  '"',
  "。",
  "不要改",
  "，",
  "前端",
  "2026-01-01 10:00:00 ERROR x",
  "- ",
  " ",
  "\ud83d",
  "😀",
  "...",
  "no ",
  "alone",
  "const a = 1;",
];

Deno.test("readPrompt() gives passages in order, within the text, without overlap, never cutting a code point", () => {
  const prompts = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "grapheme" })), { maxLength: 30 });
  fc.assert(fc.property(prompts, (pieces) => {
    const prompt = pieces.join("");
    const { text, segments } = readPrompt(prompt);
    assertEquals(text.length, prompt.length);
    let end = 0;
    for (const segment of segments) {
      assert(segment.start >= end && segment.end > segment.start && segment.end <= text.length);
      assert(text.slice(segment.start, segment.end).isWellFormed());
      end = segment.end;
    }
  }));
});
