import { assertEquals } from "@std/assert";
import { retainEvents } from "../../../src/edge/events/event_retention.ts";
import { readEvents } from "../../../src/edge/events/read_events.ts";
import { aHookEvent } from "../../core/event/an_event.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const OLD = `${LIBRARY}/events.20261001T000000000Z-00000001.jsonl`;
const YOUNG = `${LIBRARY}/events.20261120T000000000Z-00000002.jsonl`;

function lines(...events: readonly unknown[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}

Deno.test("retainEvents() leaves a summary of what it removes, and adds up summaries", async () => {
  const summary = {
    kind: "stats",
    schemaVersion: 2,
    id: "s",
    createdAt: "2026-09-30T00:00:00.000Z",
    from: "2026-08-01T00:00:00.000Z",
    to: "2026-08-31T00:00:00.000Z",
    counts: { prompts: 10, matched: 3 },
  };
  const old = aHookEvent({ createdAt: "2026-09-30T08:00:00.000Z", matchedIds: ["a"] });
  const host = new MemoryHost({ files: { [OLD]: lines(summary, old), [YOUNG]: lines(aHookEvent({ id: "young" })) } });
  assertEquals(await retainEvents(LIBRARY, 30, host), 1);
  const [young, kept, ...others] = [...readEvents(LIBRARY, host)].map(({ event }) => event);
  assertEquals([young?.id, others.length, host.files.stat(OLD)], ["young", 0, undefined]);
  assertEquals(kept?.kind === "stats" && [kept.from, kept.to, kept.counts.prompts, kept.counts.matched], [
    "2026-08-01T00:00:00.000Z",
    "2026-09-30T08:00:00.000Z",
    11,
    4,
  ]);
});

Deno.test("retainEvents() writes nothing where nothing is old", async () => {
  const host = new MemoryHost({ files: { [YOUNG]: lines(aHookEvent()) } });
  const before = host.files.writes;
  assertEquals(await retainEvents(LIBRARY, 30, host), 0);
  assertEquals(host.files.writes, before);
});

Deno.test("retainEvents() leaves a library alone that cannot be written to", async () => {
  const host = new MemoryHost({ files: { [OLD]: lines(aHookEvent()) } });
  host.files.fail("read-only", LIBRARY, "write");
  assertEquals(await retainEvents(LIBRARY, 30, host), 0);
  assertEquals(host.files.stat(OLD)?.kind, "file");
});
