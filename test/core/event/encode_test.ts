import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { decodeEvent } from "../../../src/core/event/decode.ts";
import { encodeEvent } from "../../../src/core/event/encode.ts";
import { aHookEvent } from "./an_event.ts";

const anyText = fc.string({ unit: "binary", maxLength: 3000 });
const anyIds = fc.array(fc.string({ unit: "binary", maxLength: 80 }), { maxLength: 60 });

const anyEvent = fc.record({ rawPrompt: anyText, sessionId: anyText, matchedIds: anyIds, renderedIds: anyIds })
  .map((of) => aHookEvent(of));

Deno.test("encodeEvent() writes one line below 4 KB, whatever the event holds", () => {
  const encoder = new TextEncoder();
  fc.assert(fc.property(anyEvent, (event) => {
    const line = encodeEvent(event);
    assert(encoder.encode(line).length <= 4000);
    assert(!line.includes("\n"));
    assertEquals(decodeEvent(line).event?.id, event.id);
  }));
});

Deno.test("encodeEvent() gives back what it was given where that fits", () => {
  const event = aHookEvent({ matchedIds: ["浏览器"], durationMs: 1.5 });
  assertEquals(decodeEvent(encodeEvent(event)), { event });
});

Deno.test("encodeEvent() shortens what is longest, keeps the rest and says so", () => {
  const event = aHookEvent({ rawPrompt: "规则🚀".repeat(4000), matchedIds: ["a", "b"] });
  const { event: read } = decodeEvent(encodeEvent(event));
  assert(read?.kind === "hook");
  assertEquals(read.matchedIds, ["a", "b"]);
  assertEquals(read.shortened, true);
  assert(read.rawPrompt !== undefined && read.rawPrompt.length > 200 && event.rawPrompt?.startsWith(read.rawPrompt));
});

Deno.test("encodeEvent() falls back to the head of an event that has nothing to shorten", () => {
  const counts = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`name-${at}`, at]));
  const head = { kind: "stats", schemaVersion: 2, id: "e", createdAt: "2026-11-30T09:00:00.000Z" } as const;
  assertEquals(JSON.parse(encodeEvent({ ...head, from: "", to: "", counts })), head);
});
