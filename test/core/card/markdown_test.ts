import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import type { Card } from "../../../src/core/card/card.ts";
import { formatCard, parseCard } from "../../../src/core/card/markdown.ts";
import { EXAMPLE, EXAMPLE_FILE } from "./example.ts";

function codes(file: string): string[] {
  return parseCard(file).findings.filter(({ level }) => level === "error").map(({ code, line }) => `${code}:${line}`);
}

Deno.test("parseCard() reads a card written by hand", () => {
  assertEquals(parseCard(EXAMPLE_FILE), { card: EXAMPLE, findings: [] });
});

Deno.test("parseCard() reads BOM, CRLF and no final newline", () => {
  const crlf = "\uFEFF" + EXAMPLE_FILE.trimEnd().replaceAll("\n", "\r\n");
  assertEquals(parseCard(crlf), { card: EXAMPLE, findings: [] });
});

Deno.test("parseCard() reads Chinese sections", () => {
  const file = EXAMPLE_FILE.replace("What This Card Is For", "这张卡解决什么问题").replace("Usage Criteria", "使用标准")
    .replace("Full Rule", "完整规则");
  assertEquals(parseCard(file), { card: EXAMPLE, findings: [] });
});

Deno.test("parseCard() keeps scalars as they were written", () => {
  const file = EXAMPLE_FILE.replace("title: Look before you commit", "title: 2026-05-26")
    .replace("id: look-before-commit", "id: 404").replace("topics: [git]", "topics: [1.10, yes, no, 0x10, 1e3, ~]");
  const { card } = parseCard(file);
  assertEquals([card?.title, card?.id], ["2026-05-26", "404"]);
  assertEquals(card?.recall.topics, ["1.10", "yes", "no", "0x10", "1e3", "~"]);
});

Deno.test("parseCard() reads nothing but YAML front matter", () => {
  for (const name of ["js", "javascript", "json", "toml"]) {
    assertEquals(codes(EXAMPLE_FILE.replace("---", `---${name}`)), ["card.foreign-front-matter:1"]);
  }
});

Deno.test("parseCard() names each way in which a file can be broken", () => {
  const broken: Record<string, [string, string[]]> = {
    "empty file": ["", ["card.front-matter:1"]],
    "no front matter": ["# Read me\n", ["card.front-matter:1"]],
    "unclosed front matter": ["---\nid: a\n", ["card.unclosed:1"]],
    "UTF-16": ["\uFFFD\uFFFD-\u0000-\u0000-\u0000", ["card.encoding:1"]],
    "colon in a value": [EXAMPLE_FILE.replace("title: Look", "title: a: b Look"), ["card.yaml:5"]],
    "leading backtick": [EXAMPLE_FILE.replace("title: Look", "title: `x Look"), ["card.yaml:5"]],
    "tab": [EXAMPLE_FILE.replace("  confidence", "\tconfidence"), ["card.tab:16"]],
    "duplicate key": [EXAMPLE_FILE.replace("category: Git", "category: Git\nid: other"), ["card.duplicate-key:7"]],
    "unclosed quote": [EXAMPLE_FILE.replace("title: Look", 'title: "Look'), ["card.open-quote:5"]],
    "merge markers": [
      EXAMPLE_FILE.replace("category: Git", "<<<<<<< HEAD\ncategory: Git\n=======\ncategory: VCS\n>>>>>>> theirs"),
      ["card.merge-marker:6"],
    ],
    "list where text belongs": [EXAMPLE_FILE.replace("title: Look", "title: [Look]\nx: "), ["card.type:5"]],
    "unclosed rule": [EXAMPLE_FILE.trimEnd().slice(0, -3), ["card.rule:41"]],
    "no rule": [EXAMPLE_FILE.replace("## Full Rule", "## Rules"), ["card.rule:28"]],
    "project without key": [EXAMPLE_FILE.replace(/ {2}project_key.*\n/, ""), ["card.project-key:22"]],
    "no status": [EXAMPLE_FILE.replace("status: active\n", ""), ["card.missing:1"]],
    "status out of reach": [EXAMPLE_FILE.replace("status: active", "status: |-\n  active"), ["card.status-line:4"]],
  };
  for (const [name, [file, expected]] of Object.entries(broken)) {
    assertEquals(codes(file), expected, name);
    assertEquals(parseCard(file).card, undefined, name);
  }
});

Deno.test("parseCard() reports everything at once, with line, column and mend", () => {
  const file = EXAMPLE_FILE.replace("id: look", "id: ../look").replace("status: active", "status: live")
    .replace("    - commit my changes", "    - {a: b}").replace("language: en", "colour: red");
  const { findings } = parseCard(file, "cards/x.md");
  assertEquals(findings.map(({ code, line, column }) => [code, line, column]), [
    ["card.id", 3, 1],
    ["card.value", 4, 1],
    ["card.type", 10, 5],
    ["card.unknown-key", 26, 1],
  ]);
  assert(findings.every(({ path, mend }) => path === "cards/x.md" && mend !== ""));
});

Deno.test("parseCard() refuses nine levels of nine aliases in milliseconds", () => {
  const levels = ["a0: &a0 [x,x,x,x,x,x,x,x,x]"];
  for (let n = 1; n < 9; n++) levels.push(`a${n}: &a${n} [${Array(9).fill(`*a${n - 1}`).join(",")}]`);
  const bomb = EXAMPLE_FILE.replace("recall:\n", `${levels.join("\n")}\nrecall:\n`)
    .replace("topics: [git]", "topics: *a8");
  const started = performance.now();
  assertEquals(codes(bomb), ["card.aliases:19"]);
  assert(performance.now() - started < 100);
});

Deno.test("parseCard() follows an alias or two", () => {
  const file = EXAMPLE_FILE.replace("use_when:", "use_when: &use").replace(
    "  ignore_when:\n    - explain what git add does",
    "  ignore_when: *use",
  );
  assertEquals(parseCard(file).card?.criteria.ignoreWhen, ["commit my changes"]);
});

Deno.test("parseCard() stands brackets nested thousands deep, and an alias to itself", () => {
  assertEquals(codes(EXAMPLE_FILE.replace("[git]", "[".repeat(50_000)))[0], "card.yaml:2");
  assertEquals(codes(EXAMPLE_FILE.replace("[git]", "&a [*a]")), ["card.type:20"]);
});

Deno.test("parseCard() gives keys that an older card lacks their defaults", () => {
  const file = EXAMPLE_FILE.replace("  confidence: high\n", "").replace("language: en\n", "")
    .replace(/ {2}aliases.*\n/, "").replace("category: Git\n", "");
  const { card, findings } = parseCard(file);
  assertEquals(findings, []);
  assertEquals([card?.recall.confidence, card?.language, card?.category], ["medium", "auto", "Git"]);
  assertEquals(card?.recall.aliases, {});
});

Deno.test("parseCard() keeps a key named __proto__ from changing anything", () => {
  const file = EXAMPLE_FILE.replace("aliases: { commit: [提交] }", "aliases: { __proto__: [x] }");
  const { card } = parseCard(file);
  assertEquals(Object.keys(card?.recall.aliases ?? {}), ["__proto__"]);
  assertEquals(Object.getPrototypeOf(card?.recall.aliases), Object.prototype);
});

Deno.test("formatCard() writes the keys in the order of the format", () => {
  const file = formatCard({ ...EXAMPLE, engineHints: { positive: [], requiredAll: [], negative: [] } });
  const keys = file.split("\n---\n")[0]?.match(/^[a-z_]+(?=:)/gm);
  assertEquals(keys, [
    "schema",
    "id",
    "status",
    "title",
    "category",
    "summary",
    "criteria",
    "recall",
    "scope",
    "language",
  ]);
});

Deno.test("formatCard() never writes auto or mixed", () => {
  assertStringIncludes(formatCard({ ...EXAMPLE, language: "auto" }), "language: en");
  assertStringIncludes(formatCard({ ...EXAMPLE, language: "mixed", title: "提交前检查" }), "## 完整规则");
});

const ODD_TITLES = ["- x", "#h", "*a", "@x", "'", '"', "\\", "trailing ", "🚀", "x".repeat(2000), "a: b", "no", "1.10"];
const ODD_LINES = ["```", "````", "~~~", "## Full Rule", "---", "", "  x", "\tx", "```text", "完整规则"];

Deno.test("parseCard(formatCard(card)) equals the card, for odd titles and rules", () => {
  for (
    const title of [...ODD_TITLES, "2026-10-24", "~", "null", "a\nb", "# a\n## Full Rule", "%x", "`x`", "&a", "!b"]
  ) {
    assertEquals(parseCard(formatCard({ ...EXAMPLE, title })).card, { ...EXAMPLE, title });
  }
  const rule = "Before\n```sh\nls\n```\n````\nfour\n````\nafter";
  assertEquals(parseCard(formatCard({ ...EXAMPLE, rule })).card, { ...EXAMPLE, rule });
});

const text = fc.oneof(
  fc.constantFrom(...ODD_TITLES),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
const line = fc.oneof(fc.constantFrom(...ODD_LINES), fc.string({ unit: "grapheme", maxLength: 30 }));
const filled = text.filter((value) => value.trim() !== "");
const cards: fc.Arbitrary<Card> = fc.record({
  title: filled,
  category: filled,
  summary: filled,
  useWhen: fc.array(text, { maxLength: 4 }),
  triggers: fc.array(text, { maxLength: 4 }),
  aliases: fc.dictionary(text, fc.array(text, { maxLength: 3 }), { maxKeys: 3 }),
  rule: fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join("\n").replaceAll("\r", ""))
    .filter((rule) => rule.trim() !== ""),
}).map(({ title, category, summary, useWhen, triggers, aliases, rule }) => ({
  ...EXAMPLE,
  title,
  category,
  summary,
  criteria: { useWhen, ignoreWhen: [] },
  recall: { ...EXAMPLE.recall, triggers, aliases },
  rule,
}));

Deno.test("parseCard(formatCard(card)) equals the card, whatever is in it", () => {
  fc.assert(fc.property(cards, (card) => {
    const { card: read, findings } = parseCard(formatCard(card));
    assertEquals(read, card, JSON.stringify(findings));
  }));
});

Deno.test("parseCard() lists a hundred findings of a hostile file, the gravest, and counts the rest", () => {
  const file = EXAMPLE_FILE.replace("recall:", "x: y\n".repeat(10_000) + "recall:");
  const { card, findings } = parseCard(file);
  assertEquals(card, undefined);
  assertEquals(findings.length, 101);
  assertEquals(findings.filter(({ level }) => level === "error").length, 100);
  assertEquals(findings.at(-1)?.message, "9900 more findings are not listed");
});

Deno.test("parseCard() takes time in proportion to the file, whatever is in it", () => {
  const started = performance.now();
  for (const piece of ["# \n", "```\n~~~\n", "<<<<<<< a\n", "- ", "[", "'", "a: |\n", "x: *a\n", "token: 'a1"]) {
    for (const place of ["title: Look", "Committing is", "  - git commit"]) {
      parseCard(EXAMPLE_FILE.replace(place, place + piece.repeat(100_000 / piece.length)));
    }
  }
  assert(performance.now() - started < 15_000);
});
