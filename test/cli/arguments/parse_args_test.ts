import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type Command, CommandError } from "../../../src/cli/command.ts";
import { parseArgs } from "../../../src/cli/arguments/parse_args.ts";

const command: Command = {
  words: ["match"],
  args: '"<task>"',
  arity: [1, 2],
  summary: "Show what would be recalled",
  examples: [],
  flags: {
    explain: { type: "boolean", help: "Say why" },
    "no-hook": { type: "boolean", help: "No hook" },
    limit: { type: "number", help: "Most cards" },
    reason: { type: "text", help: "Why" },
    tag: { type: "texts", help: "Tags" },
    status: { type: "text", oneOf: ["draft", "active"], help: "Which" },
  },
  run: () => Promise.reject(new Error("not run here")),
};

const parse = (...words: string[]) => parseArgs(command, words, { cwd: () => "/work" });
const codeOf = (...words: string[]) => assertThrows(() => parse(...words), CommandError).code;

Deno.test("parseArgs() lets a boolean flag take nothing from the prompt behind it", () => {
  const { args, has } = parse("--explain", "fix the login page");
  assertEquals([args, has("explain")], [["fix the login page"], true]);
  assertEquals(parse("--explain", "true").args, ["true"]);
});

Deno.test("parseArgs() takes a value behind = or as the next word, negative numbers included", () => {
  assertEquals(parse("x", "--limit", "3").number("limit"), 3);
  assertEquals(parse("x", "--limit=-2.5").number("limit"), -2.5);
  assertEquals(parse("x", "--limit", "-2").number("limit"), -2);
  assertEquals(parse("x", "--reason", "a=b").text("reason"), "a=b");
  assertEquals(parse("x", "--reason=--dashes").text("reason"), "--dashes");
  assertEquals(parse("x", "--reason=").text("reason"), "");
  assertEquals(parse("x", "--reason", "two\nlines").text("reason"), "two\nlines");
});

Deno.test("parseArgs() takes negative numbers, lone dashes and texts that begin with one as arguments", () => {
  assertEquals(parse("-5").args, ["-5"]);
  assertEquals(parse("-").args, ["-"]);
  assertEquals(parse("- fix the list").args, ["- fix the list"]);
  assertEquals(parse("--fix the flag parser").args, ["--fix the flag parser"]);
});

Deno.test("parseArgs() reads nothing as a flag after --", () => {
  const { args, has } = parse("--", "--explain", "--limt");
  assertEquals([args, has("explain")], [["--explain", "--limt"], false]);
});

Deno.test("parseArgs() keeps a flag whose name begins with no-", () => {
  assertEquals(parse("x", "--no-hook").has("no-hook"), true);
  assertEquals(parse("x", "--no-hook=false").has("no-hook"), false);
});

Deno.test("parseArgs() gathers repeated values where a flag takes several, and refuses them elsewhere", () => {
  assertEquals(parse("x", "--tag", "a", "--tag=b").texts("tag"), ["a", "b"]);
  assertEquals(codeOf("x", "--limit", "1", "--limit", "2"), "usage.repeated-flag");
  assertEquals(parse("x", "--explain", "--explain").has("explain"), true);
});

Deno.test("parseArgs() keeps number-like texts and arguments as they were typed", () => {
  assertEquals(parse("007", "--reason", "1e3").args, ["007"]);
  assertEquals(parse("x", "--reason", "1e3").text("reason"), "1e3");
});

Deno.test("parseArgs() names the nearest flag", () => {
  const error = assertThrows(() => parse("x", "--limt", "3"), CommandError);
  assertEquals([error.code, error.hint, error.exitCode], ["usage.unknown-flag", 'Did you mean "--limit"?', 2]);
});

Deno.test("parseArgs() refuses what does not fit, each with its own code", () => {
  assertEquals(codeOf(), "usage.missing-argument");
  assertEquals(codeOf("a", "b", "c"), "usage.extra-argument");
  assertEquals(codeOf("x", "--limit"), "usage.missing-value");
  assertEquals(codeOf("x", "--reason", "--explain"), "usage.missing-value");
  for (const value of ["three", "", "0x10", "NaN", "Infinity", "1 2"]) {
    assertEquals(codeOf("x", `--limit=${value}`), "usage.wrong-value");
  }
  assertEquals(codeOf("x", "--status", "old"), "usage.wrong-value");
  assertEquals(codeOf("x", "--explain=maybe"), "usage.wrong-value");
  assertEquals(codeOf("x", "-explain"), "usage.unknown-flag");
  for (const name of ["constructor", "__proto__", "hasOwnProperty"]) {
    assertEquals(codeOf("x", `--${name}`, "y"), "usage.unknown-flag");
  }
});

Deno.test("parseArgs() makes the working folder absolute, and hands on the global flags", () => {
  const { global } = parse("x", "--cwd", "../app", "--json", "--data-dir=/d", "--scope", "project");
  assertEquals(global, { json: true, dataDir: "/d", cwd: "/app", scope: "project" });
  assertEquals(parse("x").global, { json: false, dataDir: undefined, cwd: "/work", scope: undefined });
});

Deno.test("parseArgs() calls it a bug when a command asks for a flag that it does not declare", () => {
  assertThrows(() => parse("x").has("limits"), TypeError);
});

Deno.test("parseArgs() hands on any text behind -- untouched", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
    assertEquals(parse("--", text).args, [text]);
    assertEquals(parse("x", `--reason=${text}`).text("reason"), text);
  }));
});
