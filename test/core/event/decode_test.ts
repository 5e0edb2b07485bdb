import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { decodeEvent } from "../../../src/core/event/decode.ts";
import { encodeEvent } from "../../../src/core/event/encode.ts";
import { aHookEvent } from "./an_event.ts";

Deno.test("decodeEvent() answers a torn line with a note, wherever it was cut (fault 30)", () => {
  const line = encodeEvent(aHookEvent());
  for (let end = 0; end < line.length; end++) {
    assertEquals(decodeEvent(line.slice(0, end)).finding?.code, "event.torn");
  }
});

Deno.test("decodeEvent() leaves lines of other versions and kinds alone", () => {
  const cases: [value: unknown, code: string][] = [
    [{ ...aHookEvent(), schemaVersion: 1 }, "event.version"],
    [{ ...aHookEvent(), schemaVersion: 3 }, "event.version"],
    [{ ...aHookEvent(), kind: "toString" }, "event.shape"],
    [{ ...aHookEvent(), matchedIds: "a" }, "event.shape"],
    [{ ...aHookEvent(), id: undefined }, "event.shape"],
    [[], "event.torn"],
    [null, "event.torn"],
    [7, "event.torn"],
  ];
  for (const [value, code] of cases) assertEquals(decodeEvent(JSON.stringify(value)).finding?.code, code);
});

Deno.test("decodeEvent() never throws", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
    decodeEvent(line);
  }));
});
