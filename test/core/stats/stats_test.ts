import { assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { DecodedLine } from "../../../src/core/event/decode.ts";
import type { OmeEvent } from "../../../src/core/event/event.ts";
import { countDurations } from "../../../src/core/stats/durations.ts";
import { describeStats, type StatsOptions } from "../../../src/core/stats/stats.ts";
import { MOST_NOTES, tallyEvents } from "../../../src/core/stats/tally.ts";
import { aHookEvent } from "../event/an_event.ts";

const HERE = { engineVersion: "1", scorerVersion: "1", cardSetFingerprint: "c", configFingerprint: "f" };
const NOW = "2026-11-30T12:00:00.000Z";
const TORN = { finding: { code: "event.torn", level: "note", message: "Torn", mend: "Nothing" } } as const;

function linesOf(...events: OmeEvent[]): DecodedLine[] {
  return events.map((event) => ({ event }));
}

function describe(lines: Iterable<DecodedLine>, options: Partial<StatsOptions> = {}) {
  const cards = ["a", "b"].map((id) => ({ id, title: id, libraryScope: "global" } as const));
  return describeStats(tallyEvents(lines, HERE), { cards, broken: [], days: 30, now: NOW, ...options });
}

Deno.test("countDurations() keeps every quantile right to three per cent", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 60_000, noNaN: true }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (list, share) => {
        const durations = countDurations();
        for (const ms of list) durations.add(ms);
        const exact = list.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(share * list.length)) - 1] ?? 0;
        assertAlmostEquals(durations.quantile(share) ?? 0, exact, exact * 0.03 + 0.1);
      },
    ),
  );
});

Deno.test("countDurations() leaves out what is no duration", () => {
  const durations = countDurations();
  for (const ms of [Number.NaN, -1, Infinity]) durations.add(ms);
  assertEquals(durations.quantile(0.5), undefined);
});

Deno.test("tallyEvents() counts for now only what met the same program, cards and settings", () => {
  const { current, cumulative } = tallyEvents(
    linesOf(aHookEvent(), aHookEvent({ cardSetFingerprint: "other" }), aHookEvent({ configFingerprint: "other" })),
    HERE,
  );
  assertEquals([current.prompts, cumulative.prompts], [1, 3]);
});

Deno.test("tallyEvents() tells recalled, shown, repeated, failed and out of time apart", () => {
  const { cumulative } = tallyEvents(
    linesOf(
      aHookEvent({ matchedIds: ["a"], renderedIds: ["a"] }),
      aHookEvent({ matchedIds: ["a"], repeatedIds: ["a"] }),
      aHookEvent({ error: "timeout" }),
      aHookEvent({ error: "TypeError" }),
    ),
    HERE,
  );
  const { matched, rendered, repeated, timeouts, errors, matchRate, renderRate, silenceRate } = cumulative;
  assertEquals([matched, rendered, repeated, timeouts, errors], [2, 1, 1, 1, 1]);
  assertEquals([matchRate, renderRate, silenceRate], [0.5, 0.25, 0.75]);
});

Deno.test("tallyEvents() has no shares of nothing", () => {
  const { matchRate, silenceRate, durationMs, from } = tallyEvents([], HERE).current;
  assertEquals([matchRate, silenceRate, durationMs.p50, from], [null, null, null, null]);
});

Deno.test("tallyEvents() adds what a summary says of removed events", () => {
  const summary = {
    kind: "stats",
    schemaVersion: 2,
    id: "s",
    createdAt: NOW,
    from: "2026-01-01T00:00:00.000Z",
    to: "2026-02-01T00:00:00.000Z",
    counts: { prompts: 10, matched: 4 },
  } as const;
  const { current, cumulative } = tallyEvents(linesOf(summary, aHookEvent()), HERE);
  assertEquals([current.prompts, cumulative.prompts, cumulative.matched], [1, 11, 4]);
  assertEquals(cumulative.from, "2026-01-01T00:00:00.000Z");
});

Deno.test("tallyEvents() notes a torn line once, and keeps the notes bounded", () => {
  const one = tallyEvents([TORN, ...linesOf(aHookEvent())], HERE);
  assertEquals([one.notes.length, one.unreadable, one.cumulative.prompts], [1, 1, 1]);
  const many = tallyEvents(Array.from({ length: 500 }, () => TORN), HERE);
  assertEquals([many.notes.length, many.unreadable], [MOST_NOTES, 500]);
});

Deno.test("describeStats() says of a card: shown, stale, never, or new", () => {
  const old = aHookEvent({ createdAt: "2026-09-01T00:00:00.000Z", matchedIds: ["a"], renderedIds: ["a"] });
  const recent = aHookEvent({ createdAt: "2026-11-29T00:00:00.000Z" });
  const states = ({ cards }: ReturnType<typeof describe>) =>
    Object.fromEntries(cards.map(({ id, state }) => [id, state]));
  assertEquals(states(describe(linesOf(old, recent))), { a: "stale", b: "never" });
  assertEquals(states(describe(linesOf(old, recent), { days: 100 })), { a: "shown", b: "new" });
  assertEquals(states(describe(linesOf(recent))), { a: "new", b: "new" });
  const enabled: OmeEvent = {
    kind: "operation",
    schemaVersion: 2,
    id: "o",
    createdAt: "2026-11-28T00:00:00.000Z",
    operation: "experience.enable",
    subjects: ["b"],
    ok: true,
  };
  assertEquals(states(describe(linesOf(old, enabled, recent))), { a: "stale", b: "new" });
});

Deno.test("describeStats() suggests what the numbers call for, and nothing where all is well", () => {
  const codes = (stats: ReturnType<typeof describe>) => stats.suggestions.map(({ code }) => code);
  assertEquals(codes(describe([])), ["stats.no-prompts"]);
  const fine = Array.from({ length: 20 }, () => aHookEvent({ createdAt: "2026-11-29T00:00:00.000Z" }));
  assertEquals(codes(describe(linesOf(...fine))), []);
  const slow = fine.map((event) => ({ ...event, durationMs: 900, matchedIds: ["a"], error: "TypeError" }));
  const broken = [{ code: "card.yaml", level: "error", message: "No", mend: "Mend", path: "/x.md", line: 2 } as const];
  assertEquals(codes(describe([TORN, ...linesOf(...slow)], { broken })), [
    "stats.broken",
    "stats.errors",
    "stats.slow",
    "stats.too-often",
    "stats.unreadable",
  ]);
});
