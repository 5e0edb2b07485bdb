import { assertEquals } from "@std/assert";
import { checkSignalIds } from "../../../src/core/signal/check_signal_ids.ts";
import type { EngineHints } from "../../../src/core/signal/hints.ts";

function found(hints: Partial<EngineHints>): string[] {
  const findings = checkSignalIds({ positive: [], requiredAll: [], negative: [], ...hints });
  return findings.map(({ level, code }) => `${level} ${code}`);
}

Deno.test("checkSignalIds() is silent about ids that work", () => {
  const hints = { positive: ["ui_surface"], requiredAll: ["explicit_execute"], negative: ["ui_surface_noise"] };
  assertEquals(found(hints), []);
});

Deno.test("checkSignalIds() warns of unknown ids and names the nearest", () => {
  assertEquals(found({ requiredAll: ["ui_surfce"] }), ["warning card.signal-unknown"]);
  const [near, far] = checkSignalIds({ positive: ["goal_exec", "zzz"], requiredAll: [], negative: [] });
  assertEquals(near?.mend, 'Write "goal_execute", or take it out; `ome signals list` names them all');
  assertEquals(far?.mend, "Take it out; `ome signals list` names them all");
});

Deno.test("checkSignalIds() notes the prose hints of older libraries", () => {
  assertEquals(found({ positive: ["user edits a page", "修改页面"] }), [
    "note card.signal-prose",
    "note card.signal-prose",
  ]);
});

Deno.test("checkSignalIds() warns of a signal in the wrong group and notes one that suppresses nothing", () => {
  assertEquals(found({ positive: ["ui_surface_noise"] }), ["warning card.signal-group"]);
  assertEquals(found({ positive: ["ui_surface"], negative: ["goal_execute"] }), ["warning card.signal-group"]);
  assertEquals(found({ positive: ["goal_execute"], negative: ["ui_surface_noise"] }), ["note card.signal-idle"]);
});

Deno.test("checkSignalIds() cuts a very long hint in its message", () => {
  const [finding] = checkSignalIds({ positive: ["x".repeat(5_000)], requiredAll: [], negative: [] });
  assertEquals((finding?.message.length ?? 0) < 250, true);
});
