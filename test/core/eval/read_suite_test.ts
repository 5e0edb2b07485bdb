import { assertEquals } from "@std/assert";
import { readSuite } from "../../../src/core/eval/read_suite.ts";
import { suiteJsonSchema } from "../../../src/core/eval/suite_schema.ts";
import { aLibrary } from "./a_library.ts";

const CARDS = aLibrary("a", "b", "shop--x");

function findingsOf(parts: Record<string, unknown>, more: Record<string, unknown> = {}): string[] {
  const document = { name: "demo", ...more, cases: [{ id: "one", prompt: "Do it", ...parts }] };
  return readSuite(document, CARDS).findings.map(({ code, message }) => `${code}: ${message}`);
}

Deno.test("readSuite() fills in what a case leaves out", () => {
  const { suite } = readSuite({ name: "demo", cases: [{ id: "one", prompt: "Hi", expectNoMatches: true }] }, CARDS);
  const [one] = suite?.cases ?? [];
  assertEquals([one?.difficulty, one?.expectedCards, one?.tags], ["medium", [], []]);
});

Deno.test("readSuite() refuses a misspelt key, naming its place", () => {
  const document = { name: "demo", cases: [{ id: "one", prompt: "Hi", expectedCard: ["a"] }] };
  const locate = (path: readonly (string | number)[]) =>
    path.join(".") === "cases.0" ? { line: 3, column: 5 } : undefined;
  const [finding] = readSuite(document, CARDS, { locate }).findings;
  assertEquals([finding?.code, finding?.line, finding?.column], ["suite.shape", 3, 5]);
});

Deno.test("readSuite() names unknown cards, in every list and as a prefix", () => {
  assertEquals(findingsOf({ expectedCards: ["a", "c"] }), ['suite.card: There is no card "c"']);
  assertEquals(findingsOf({ unexpectedCards: ["shop--*", "mall--*"] }), [
    'suite.card: No card\'s id begins with "mall--"',
  ]);
  assertEquals(findingsOf({ expectNoMatches: true }, { forbiddenCards: ["d"] }), ['suite.card: There is no card "d"']);
});

Deno.test("readSuite() names a case id that is there twice, with the first place", () => {
  const cases = [1, 2].map(() => ({ id: "one", prompt: "Do it", expectNoMatches: true }));
  const { suite, findings } = readSuite({ name: "demo", cases }, CARDS);
  assertEquals(suite, undefined);
  assertEquals(findings.map(({ message }) => message), ['The case id "one" already stands at cases[0]']);
});

Deno.test("readSuite() finds contradictions", () => {
  const codes = (parts: Record<string, unknown>, more = {}) =>
    findingsOf(parts, more).map((line) => line.split(":")[0]);
  assertEquals(codes({ expectedCards: ["a"], unexpectedCards: ["a"] }), ["suite.contradiction"]);
  assertEquals(codes({ expectedCards: ["shop--x"], unexpectedCards: ["shop--*"] }), ["suite.contradiction"]);
  assertEquals(codes({ expectedCards: ["a"], allowedExtraCards: ["a"] }), ["suite.contradiction"]);
  assertEquals(codes({ allowedExtraCards: ["a"], unexpectedCards: ["a"] }), ["suite.contradiction"]);
  assertEquals(codes({ expectNoMatches: true, expectedCards: ["a"] }), ["suite.contradiction"]);
  assertEquals(codes({ expectedCards: ["a"] }, { forbiddenCards: ["a"] }), ["suite.contradiction"]);
});

Deno.test("readSuite() names an expected card that can never be recalled", () => {
  const archived = CARDS.map(({ card, ...rest }) => ({ ...rest, card: { ...card, status: "archived" as const } }));
  const document = { name: "demo", cases: [{ id: "one", prompt: "Do it", expectedCards: ["a"] }] };
  assertEquals(readSuite(document, archived).findings.map(({ code }) => code), ["suite.card-off"]);
});

Deno.test("readSuite() warns of a case that asks for nothing, and runs it", () => {
  const { suite, findings } = readSuite({ name: "demo", cases: [{ id: "one", prompt: "Do it" }] }, CARDS);
  assertEquals([suite?.cases.length, findings[0]?.level], [1, "warning"]);
});

Deno.test("readSuite() refuses a gate for a tag that no case carries", () => {
  const gates = { byTag: { "arm:smalltalk": { maxOverRecall: 0 } } };
  assertEquals(findingsOf({ expectNoMatches: true, tags: ["arm:small-talk"] }, { gates }), [
    'suite.gate: No case carries the tag "arm:smalltalk"',
  ]);
});

Deno.test("suiteJsonSchema() names the fields of a case", () => {
  const text = JSON.stringify(suiteJsonSchema());
  for (
    const field of ["expectedCards", "unexpectedCards", "allowedExtraCards", "expectNoMatches", "threshold", "cwd"]
  ) {
    assertEquals(text.includes(`"${field}"`), true);
  }
});
