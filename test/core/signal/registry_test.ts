import { assert, assertEquals, assertThrows } from "@std/assert";
import { parsePattern } from "../../../src/core/signal/phrase.ts";
import { allSignals, signalById } from "../../../src/core/signal/registry.ts";
import { defineSignal, type Signal } from "../../../src/core/signal/signal.ts";
import { cutWords, type Word } from "../../../src/core/signal/words.ts";
import { normalizeText } from "../../../src/core/text/normalize.ts";

/** Ids of the card schema's table and example, with their pack. */
const PACKS: Readonly<Record<string, string | undefined>> = {
  ui_surface: undefined,
  ui_surface_noise: undefined,
  worktree_diff_operation: undefined,
  provider_adapter_boundary: undefined,
  runtime_reference_context: undefined,
  external_model_review: undefined,
  design_source_alignment: undefined,
  explicit_execute: undefined,
  real_validation: undefined,
  dispatch_runtime_development: "ai-dispatch",
  dispatch_tool_use_context: "ai-dispatch",
  control_plane_worker_divergence: "agent-ops",
  control_plane_divergence_ruled_out: "agent-ops",
  goal_execute: "agent-goal",
  goal_example_discussion: "agent-goal",
  ome_review_surface: "ome",
  historical_session_lookup: "spool",
};

function patternsOf(signal: Signal): string[] {
  return [...signal.patterns.en, ...signal.patterns.zh, ...(signal.polarity === "negative" ? signal.ruledOut : [])];
}

Deno.test("allSignals() holds every id once, with its source and pack", () => {
  assertEquals(Object.fromEntries(allSignals().map(({ id, pack }) => [id, pack])), PACKS);
  assertEquals(allSignals().length, Object.keys(PACKS).length);
  assert(
    allSignals().every(({ id, source, pack }) =>
      source === (PACKS[id] === undefined ? "generic" : "pack") && pack === PACKS[id]
    ),
  );
});

Deno.test("allSignals(): negative signals target positive ones", () => {
  for (const signal of allSignals()) {
    if (signal.polarity === "positive") continue;
    assert(signal.targets.every((target) => signalById(target)?.polarity === "positive"), signal.id);
  }
});

Deno.test("allSignals(): every pattern can be read, is written normalised, and stands once", () => {
  for (const signal of allSignals()) {
    const patterns = patternsOf(signal);
    patterns.forEach(parsePattern);
    assertEquals(patterns, patterns.map(normalizeText));
    assertEquals(new Set(patterns).size, patterns.length);
  }
});

Deno.test("allSignals(): no pattern names a choice twice, endings aside", () => {
  const same = (some: readonly Word[], others: readonly Word[]) =>
    some.length === others.length && some.every((word, at) => word.is(others[at] as Word));
  const repeats = (place: string) => {
    const choices = place.replace(/^!(?=.)/, "").split("|").map(cutWords);
    return choices.some((choice, at) => choices.slice(0, at).some((earlier) => same(choice, earlier)));
  };
  const places = allSignals().flatMap(patternsOf).flatMap((pattern) => pattern.split(" "));
  assertEquals(places.filter(repeats), []);
});

Deno.test("allSignals(): meanings are words for people", () => {
  for (const { id, meaning } of allSignals()) {
    assert(/^[a-z][a-z' :,-]+$/i.test(meaning) && !meaning.includes(id), id);
  }
});

Deno.test("defineSignal() refuses what cannot work", () => {
  const fine = signalById("ui_surface") as Signal;
  const noise = signalById("ui_surface_noise") as Signal;
  assertEquals(defineSignal(fine), fine);
  const broken = [
    { ...fine, id: "UI-Surface" },
    { ...fine, patterns: { en: ["ui"], zh: [] } },
    { ...fine, source: "pack" },
    { ...noise, targets: [] },
  ];
  for (const signal of broken) assertThrows(() => defineSignal(signal as Signal), RangeError, "Cannot define signal");
});
