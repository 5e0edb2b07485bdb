import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { checkGate, type GateVerdict } from "../../../src/core/signal/gate.ts";
import type { EngineHints } from "../../../src/core/signal/hints.ts";
import { allSignals } from "../../../src/core/signal/registry.ts";

function verdict(hints: Partial<EngineHints>, ...present: readonly string[]): string {
  const answer = checkGate({ positive: [], requiredAll: [], negative: [], ...hints }, new Set(present));
  return answer.open ? "open" : answer.reason;
}

Deno.test("checkGate() wants one of the positive signals", () => {
  const hints = { positive: ["ui_surface", "design_source_alignment"] };
  assertEquals(verdict(hints, "design_source_alignment"), "open");
  assertEquals(verdict(hints, "ui_surface"), "open");
  assertEquals(verdict(hints), "missing-required-signal");
  assertEquals(verdict(hints, "real_validation"), "missing-required-signal");
});

Deno.test("checkGate() lets no other positive signal stand in for a routing one", () => {
  const hints = { positive: ["ui_surface", "explicit_execute"] };
  assertEquals(verdict(hints, "explicit_execute"), "missing-required-signal");
  assertEquals(verdict(hints, "ui_surface"), "open");
  assertEquals(verdict({ positive: ["explicit_execute"] }, "explicit_execute"), "open");
  assertEquals(verdict({ positive: ["explicit_execute"] }), "missing-required-signal");
});

Deno.test("checkGate() wants every one of requiredAll", () => {
  const hints = { positive: ["ui_surface"], requiredAll: ["explicit_execute", "real_validation"] };
  assertEquals(verdict(hints, "ui_surface", "explicit_execute", "real_validation"), "open");
  assertEquals(verdict(hints, "ui_surface", "explicit_execute"), "missing-required-signal");
  assertEquals(verdict(hints, "explicit_execute", "real_validation"), "missing-required-signal");
});

Deno.test("checkGate() suppresses the declared targets and nothing else", () => {
  const hints = { positive: ["ui_surface"], negative: ["ui_surface_noise"] };
  assertEquals(verdict(hints, "ui_surface", "ui_surface_noise"), "suppressed-signal");
  assertEquals(verdict({ ...hints, positive: ["goal_execute"] }, "goal_execute", "ui_surface_noise"), "open");
  assertEquals(
    verdict({ ...hints, positive: ["ui_surface", "goal_execute"] }, "ui_surface", "goal_execute", "ui_surface_noise"),
    "open",
  );
  assertEquals(verdict({ positive: ["ui_surface"] }, "ui_surface", "ui_surface_noise"), "open");
});

Deno.test("checkGate() is open to cards without working hints: prose and unknown ids have no effect", () => {
  assertEquals(verdict({}), "open");
  assertEquals(
    verdict({ positive: ["user touches the UI"], requiredAll: ["ui_surfaces"], negative: ["noise"] }),
    "open",
  );
});

Deno.test("checkGate() explains itself in words, never by id", () => {
  const closed = (answer: GateVerdict) => answer.open ? "" : answer.detail;
  const missing = closed(checkGate({ positive: ["ui_surface"], requiredAll: [], negative: [] }, new Set()));
  assertEquals(missing, "it needs a prompt that works on something that users see: a page, a browser, a front end");
  const both = new Set(["ui_surface", "ui_surface_noise"]);
  const suppressed = closed(
    checkGate({ positive: ["ui_surface"], requiredAll: [], negative: ["ui_surface_noise"] }, both),
  );
  assertEquals(suppressed, "the prompt says that its talk of a user interface is beside the point");
});

Deno.test("checkGate() never closes for more of what it wants, nor opens for less", () => {
  const ids = allSignals().map(({ id }) => id);
  const some = fc.subarray(ids, { maxLength: 4 });
  fc.assert(fc.property(some, some, some, fc.subarray(ids), (positive, requiredAll, negative, present) => {
    const hints = { positive, requiredAll, negative };
    const open = checkGate(hints, new Set(present)).open;
    const wanted = allSignals().filter(({ polarity }) => polarity === "positive").map(({ id }) => id);
    if (open) assert(checkGate(hints, new Set([...present, ...wanted])).open);
    if (!open) assert(!checkGate(hints, new Set(present.filter((id) => !wanted.includes(id)))).open);
  }));
});
