import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  appendEvent,
  eventLogParts,
  MAX_LOG_BYTES,
  newEventHead,
  oldEventParts,
} from "../../../src/edge/events/event_log.ts";
import { FileError } from "../../../src/edge/host.ts";
import { takeLock } from "../../../src/edge/files/lock.ts";
import { readEvents } from "../../../src/edge/events/read_events.ts";
import { aHookEvent } from "../../core/event/an_event.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const LOG = `${LIBRARY}/events.jsonl`;

function hostWithLog(log: string = ""): MemoryHost {
  return new MemoryHost({ files: { [LOG]: log } });
}

function idsIn(host: MemoryHost): (string | undefined)[] {
  return [...readEvents(LIBRARY, host)].map(({ event, finding }) => event?.id ?? finding?.code);
}

Deno.test("appendEvent() keeps both events around a line that was cut in the middle (fault 30)", async () => {
  const host = hostWithLog();
  host.files.putFolder(LIBRARY);
  await appendEvent(LIBRARY, aHookEvent({ id: "first" }), host);
  host.files.append(LOG, JSON.stringify(aHookEvent({ id: "torn" })).slice(0, 70));
  await appendEvent(LIBRARY, aHookEvent({ id: "second" }), host);
  assertEquals(idsIn(host), ["first", "event.torn", "second"]);
});

Deno.test("appendEvent() needs one write", async () => {
  const host = hostWithLog("{}\n");
  const before = host.files.writes;
  await appendEvent(LIBRARY, aHookEvent(), host);
  assertEquals(host.files.writes - before, 1);
});

Deno.test("appendEvent() puts a full log aside and loses nothing", async () => {
  const host = hostWithLog(`${JSON.stringify(aHookEvent({ id: "old" }))}\n${" ".repeat(MAX_LOG_BYTES)}\n`);
  await appendEvent(LIBRARY, aHookEvent({ id: "new" }), host);
  assertEquals(eventLogParts(LIBRARY, host).length, 2);
  assertEquals(idsIn(host), ["old", "event.torn", "new"]);
});

Deno.test("appendEvent() appends to a full log while somebody else holds the library", async () => {
  const host = hostWithLog(" ".repeat(MAX_LOG_BYTES));
  using _held = await takeLock(LIBRARY, host);
  await appendEvent(LIBRARY, aHookEvent({ id: "new" }), host);
  assertEquals(eventLogParts(LIBRARY, host), [LOG]);
  assertEquals(idsIn(host).at(-1), "new");
});

Deno.test("appendEvent() says when it could not write", async () => {
  const host = new MemoryHost();
  await assertRejects(() => appendEvent(LIBRARY, aHookEvent(), host), FileError);
});

Deno.test("readEvents() holds one piece at a time and names file and line of what it skips", () => {
  const lines = Array.from({ length: 3000 }, (_, at) => JSON.stringify(aHookEvent({ id: `e${at}` })));
  lines[1234] = "x".repeat(200_000);
  lines[2000] = "";
  const host = hostWithLog(lines.join("\n"));
  const read = [...readEvents(LIBRARY, host)];
  assertEquals(read.length, 2999);
  const { finding } = read[1234] ?? {};
  assert(finding !== undefined);
  assertEquals([finding.code, finding.path, finding.line, finding.level], ["event.torn", LOG, 1235, "note"]);
  assertEquals(read.at(-1)?.event?.id, "e2999");
});

Deno.test("readEvents() finds nothing where nothing was logged", () => {
  assertEquals([...readEvents(LIBRARY, new MemoryHost())], []);
});

Deno.test("oldEventParts() goes by the moment in their name, and names nothing else", () => {
  const host = new MemoryHost({ now: "2026-11-30T12:00:00Z" });
  const names = [
    "events.20261030T115959000Z-00000001.jsonl",
    "events.20261031T120001000Z-00000002.jsonl",
    "events.2020.jsonl",
    "events.jsonl",
  ];
  for (const name of names) host.files.put(`${LIBRARY}/${name}`, "");
  assertEquals(oldEventParts(LIBRARY, 30, host), [`${LIBRARY}/${names[0]}`]);
});

Deno.test("newEventHead() gives every event an id of its own", () => {
  const host = new MemoryHost({ now: "2026-11-30T12:00:00Z" });
  const [first, second] = [newEventHead(host), newEventHead(host)];
  assertEquals(first.createdAt, "2026-11-30T12:00:00.000Z");
  assert(first.id !== second.id && /^[0-9a-f]{16}$/.test(first.id));
});
