import { assertEquals } from "@std/assert";
import { ONE_CARD as cards } from "../../core/eval/a_card.ts";
import { readHookSuite } from "../../../src/core/eval/hook_suite.ts";
import { type Hook, runHookSuite } from "../../../src/edge/eval/run_hook_suite.ts";
import { runHook } from "../../../src/edge/hook/run_hook.ts";
import { MemoryHost } from "../../memory_host.ts";

const PROMPT = "Force push the shared branch";

const TURN = {
  payload: { prompt: PROMPT, cwd: "<home>/app", session_id: "s" },
  event: { prompt: PROMPT, cwd: "<home>/app", sessionId: "s" },
  expectedCards: ["force-push"],
};
const REPLY = { hookSpecificOutput: { hookEventName: "UserPromptSubmit", additionalContext: "<context>" } };

/** Runs one turn; returns the names of the checks that fail. */
async function failing(hook: Hook = runHook, parts: Record<string, unknown> = {}, reply: unknown = REPLY) {
  const host = new MemoryHost();
  const before = host.files.list("/tmp").length;
  const document = {
    name: "demo",
    replies: { unknown: reply },
    cases: [{ id: "one", provider: "unknown", turns: [{ ...TURN, ...parts }] }],
  };
  const { suite } = readHookSuite(document, cards);
  if (!suite) throw new Error("The suite is broken");
  const { cases } = await runHookSuite({ suite, cards }, host, { hook });
  assertEquals(host.files.list("/tmp").length, before, "the stage was struck");
  assertEquals(host.printed + host.warned, "", "the hook on a stage prints nothing outside");
  return cases.flatMap(({ turns }) => turns.flatMap(({ checks }) => checks.filter((check) => !check.passed)))
    .map(({ name }) => name);
}

/** The real hook, and then something that it must never do. */
const spoiled = (spoil: Hook): Hook => async (args, host) => {
  await runHook(args, host);
  await spoil(args, host);
};

Deno.test("runHookSuite() finds nothing wrong with the hook", async () => {
  assertEquals(await failing(), []);
});

Deno.test("runHookSuite() notices a hook that stays silent", async () => {
  assertEquals(await failing(() => Promise.resolve()), ["reply", "context", "log"]);
});

Deno.test("runHookSuite() notices output on standard error, and a second document", async () => {
  assertEquals(await failing(spoiled((_, host) => Promise.resolve(host.warn("oops")))), ["quiet"]);
  assertEquals(await failing(spoiled((_, host) => Promise.resolve(host.print("{}")))), ["reply", "context"]);
});

Deno.test("runHookSuite() notices the prompt in any file", async () => {
  const leak = spoiled((_, host) => Promise.resolve(host.files.create(`${host.tempFolder()}/note`, PROMPT)));
  assertEquals(await failing(leak), ["private"]);
});

Deno.test("runHookSuite() notices a key that the agent does not know", async () => {
  assertEquals(await failing(runHook, {}, { additionalContext: "<context>" }), ["reply", "context"]);
  assertEquals(await failing(runHook, {}, { ...REPLY, continue: true }), ["reply"]);
});

Deno.test("runHookSuite() notices an event that was read wrongly", async () => {
  assertEquals(await failing(runHook, { event: { prompt: PROMPT, cwd: "<home>/app" } }), ["event"]);
});

Deno.test("runHookSuite() notices an answer where silence is due", async () => {
  assertEquals(await failing(runHook, { expectedCards: [] }), ["reply", "log"]);
  assertEquals(await failing(runHook, { expectedCards: [], event: undefined, unheard: true }), ["reply", "log"]);
});
