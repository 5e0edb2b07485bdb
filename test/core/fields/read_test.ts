import { assertEquals } from "@std/assert";
import { boolean, group, mapOf, number, oneOf, optionalText, text, texts } from "../../../src/core/fields/define.ts";
import { readFields } from "../../../src/core/fields/read.ts";

const FIELDS = {
  title: text("Name"),
  kind: oneOf("Kind", ["a", "b"], "a"),
  must: oneOf("Must", ["x", "y"]),
  useWhen: texts("When"),
  most: number("Most", { default: 4, min: 1, max: 20, integer: true }),
  saved: boolean("Saved", false),
  day: optionalText("Day", { shape: { pattern: /^\d{4}-\d\d-\d\d$/, says: "a date like 2026-10-24" } }),
  short: text("Short", { default: "s", max: 3 }),
  inner: group("Inner", { deep: text("Deep", { default: "d" }) }),
  aliases: mapOf("Other names", texts("Names")),
};

function problems(value: unknown): string[] {
  return readFields(FIELDS, value, { prefix: "demo" }).findings.map(({ code, level, message }) =>
    `${code} ${level}: ${message}`
  );
}

Deno.test("readFields() fills in defaults and leaves optional texts out", () => {
  assertEquals(readFields(FIELDS, { title: "t", must: "y" }, { prefix: "demo" }), {
    value: {
      title: "t",
      kind: "a",
      must: "y",
      useWhen: [],
      most: 4,
      saved: false,
      short: "s",
      inner: { deep: "d" },
      aliases: {},
    },
    findings: [],
  });
});

Deno.test("readFields() names every problem and stays total", () => {
  const value = {
    title: " ",
    kind: "c",
    use_when: ["a", ["b"], null],
    most: 2.5,
    saved: "true",
    day: "yesterday",
    short: "shorter",
    inner: [],
    aliases: { x: "y" },
    colour: "red",
  };
  assertEquals(problems(value), [
    'demo.missing error: "title" is missing',
    'demo.value error: "kind" is "c"',
    'demo.missing error: "must" is missing',
    'demo.type error: Item 2 of "use_when" is a list, not text',
    'demo.type error: Item 3 of "use_when" is empty, not text',
    'demo.range error: "most" is 2.5',
    'demo.type error: "saved" is text, not true or false',
    'demo.shape error: "day" is not a date like 2026-10-24',
    'demo.length warning: "short" has 7 characters, and 3 are the most',
    'demo.type error: "inner" is a list, not keys with values',
    'demo.type error: "aliases.x" is not a list',
    'demo.unknown-key note: "colour" is not a known key',
  ]);
  const read = readFields(FIELDS, value, { prefix: "demo" }).value;
  assertEquals([read.title, read.must, read.useWhen, read.most, read.short], ["", "x", ["a"], 4, "shorter"]);
});

Deno.test("readFields() reads names as they are when told so", () => {
  const { value, findings } = readFields(
    { maxCards: number("Most", { default: 4, min: 1, max: 9 }) },
    { maxCards: 7 },
    {
      prefix: "config",
      naming: "same",
    },
  );
  assertEquals([value, findings], [{ maxCards: 7 }, []]);
});

Deno.test("readFields() names the way to what it found", () => {
  const paths: unknown[] = [];
  const locate = (path: readonly (string | number)[]) => {
    paths.push(path);
    return { line: 7, column: 3 };
  };
  const { findings } = readFields(FIELDS, { title: "t", must: "x", use_when: ["a", {}] }, { prefix: "demo", locate });
  assertEquals(paths, [["use_when", 1]]);
  assertEquals([findings[0]?.line, findings[0]?.column], [7, 3]);
});

Deno.test("readFields() survives what is no group at all", () => {
  for (const value of [null, undefined, "text", 3, []]) assertEquals(problems(value).length > 0, true);
});

Deno.test("readFields() goes no deeper than its table, so that shared values cannot make it slow", () => {
  let bomb: unknown = ["x"];
  for (let level = 0; level < 40; level++) bomb = Array(9).fill(bomb);
  assertEquals(problems({ title: "t", must: "x", use_when: bomb }).length, 9);
});
