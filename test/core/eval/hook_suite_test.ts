import { assertEquals } from "@std/assert";
import { readHookSuite } from "../../../src/core/eval/hook_suite.ts";
import { aLibrary } from "./a_library.ts";

function messagesOf(turn: Record<string, unknown>, more: Record<string, unknown> = {}): string[] {
  const cases = [{ id: "one", provider: "claude", turns: [turn], ...more }];
  const document = { name: "demo", replies: { claude: { context: "<context>" } }, cases };
  return readHookSuite(document, aLibrary("a")).findings.map(({ message }) => message);
}

Deno.test("readHookSuite() finds nothing wrong with a turn that says what is sent and what comes", () => {
  assertEquals(messagesOf({ payload: { prompt: "x" }, expectedCards: ["a"] }), []);
});

Deno.test("readHookSuite() names unknown cards, missing answers and contradictions with their place", () => {
  assertEquals(messagesOf({ payload: {}, expectedCards: ["b"] }), [
    'cases[0].turns[0].expectedCards: There is no card "b"',
  ]);
  assertEquals(messagesOf({ payload: {} }, { provider: "codex" }), [
    'cases[0].provider: "replies" has no answer of "codex"',
  ]);
  assertEquals(messagesOf({ payload: {}, stdin: "" }), ["cases[0].turns[0]: A turn has either a payload or stdin"]);
  assertEquals(messagesOf({ stdin: "", unheard: true, expectedCards: ["a"] }), [
    "cases[0].turns[0]: An unheard turn expects something",
  ]);
});
