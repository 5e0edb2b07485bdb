import { assertEquals } from "@std/assert";
import { AGENTS, findAgent } from "../../../src/core/agent/agents.ts";
import { recognise } from "../../../src/core/agent/recognise.ts";

const env = () => undefined;

Deno.test("recognise() answers a bare prompt in the nested shape", () => {
  const { dialect, answerFirst } = recognise({ prompt: "Fix it" }, { env });
  assertEquals([dialect.id, answerFirst], ["unknown", []]);
  assertEquals(dialect.readEvent({ prompt: "Fix it" }, env), { prompt: "Fix it" });
  assertEquals(dialect.writeReply("C"), {
    hookSpecificOutput: { hookEventName: "UserPromptSubmit", additionalContext: "C" },
  });
});

Deno.test("recognise() believes the entry's name where the payload tells nothing else", () => {
  for (const { id } of AGENTS) {
    const { dialect, answerFirst } = recognise({ prompt: "Fix it" }, { provider: id, env });
    assertEquals([dialect.id, answerFirst], [id, []]);
  }
});

Deno.test("recognise() passes over a name that it does not know", () => {
  assertEquals(recognise({ prompt: "Fix it" }, { provider: "cursr", env }).dialect.id, "unknown");
  const payload = { prompt: "Fix it", cursor_version: "3.20.17" };
  const { dialect, answerFirst } = recognise(payload, { provider: "cursr", env });
  assertEquals([dialect.id, answerFirst], ["cursor", []]);
});

Deno.test("recognise() keeps to the entry's name where an unknown host runs it", () => {
  const payload = { hook_event_name: "UserPromptSubmit", session_id: "s", cwd: "/", prompt: "Fix it" };
  assertEquals(recognise(payload, { provider: "claude", env }).dialect.id, "claude");
});

Deno.test("AGENTS have names of their own, borrow from each other, and are found by name", () => {
  const ids = AGENTS.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  for (const agent of AGENTS) {
    assertEquals(findAgent(agent.id), agent);
    for (const id of agent.borrows) assertEquals(ids.includes(id) && id !== agent.id, true);
  }
  assertEquals(findAgent("nobody"), undefined);
});
