import { assertEquals } from "@std/assert";
import type { SessionLine } from "../../../src/core/agent/session_format.ts";
import { readSession } from "../../../src/core/session/read_session.ts";

const read = (lines: readonly (SessionLine | undefined)[]) => {
  const reader = readSession({ readLine: (record) => record as SessionLine | undefined });
  return { turns: lines.flatMap((line) => reader.read(line) ?? []), head: reader.head() };
};

Deno.test("readSession() numbers the person's messages; an answer has the number of what it answers", () => {
  const { turns, head } = read([
    { sessionId: "s", cwd: "/srv/shop", at: "2026-11-01T09:00:00Z" },
    { agentText: "Hello" },
    { userText: "One", at: "2026-11-01T09:01:00Z" },
    { agentText: "Done" },
    { userText: "Two", cwd: "/elsewhere", at: "2026-11-02T09:00:00Z" },
  ]);
  assertEquals(turns.map(({ by, turn }) => [by, turn]), [["agent", 0], ["person", 1], ["agent", 1], ["person", 2]]);
  assertEquals(head, {
    sessionId: "s",
    cwd: "/srv/shop",
    startedAt: "2026-11-01T09:00:00Z",
    endedAt: "2026-11-02T09:00:00Z",
    messageCount: 2,
  });
});

Deno.test("readSession() leaves our own reminders out, and a message that is nothing else", () => {
  const ours = "OME reminders, optional: 1 lesson\n\nUse the lockfile\n\nEnd of OME reminders.";
  const { turns } = read([{ userText: `Fix it\n\n${ours}` }, { userText: ours }]);
  assertEquals(turns.map(({ text }) => text), ["Fix it"]);
});

Deno.test("readSession() counts nothing of a session that is not a person's", () => {
  const { head } = read([{ userText: "One" }, { notAPerson: true }, { userText: "Two" }]);
  assertEquals(head.messageCount, 0);
});
