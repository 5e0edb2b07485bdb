/**
 * What became of prompts, counted.
 *
 * @module
 */

import type { StatsEvent } from "../event/event.ts";
import type { HookEvent } from "../event/hook_event.ts";
import { countDurations } from "./durations.ts";

/** What is counted of a prompt, and when it counts. */
const COUNTED = {
  prompts: () => true,
  /** Recall returned a card. */
  matched: ({ matchedIds }: HookEvent) => matchedIds.length > 0,
  /** The agent was shown a card. */
  rendered: ({ renderedIds }: HookEvent) => renderedIds.length > 0,
  /** Every card that was recalled had been shown in the session before. */
  repeated: ({ matchedIds, renderedIds, repeatedIds }: HookEvent) =>
    matchedIds.length > 0 && renderedIds.length === 0 && (repeatedIds?.length ?? 0) > 0,
  truncated: ({ contextTruncated }: HookEvent) => contextTruncated === true,
  timeouts: ({ error }: HookEvent) => error === "timeout",
  /** Failures of any kind, timeouts left out. */
  errors: ({ error }: HookEvent) => error !== undefined && error !== "timeout",
} as const satisfies Readonly<Record<string, (event: HookEvent) => boolean>>;

/** The name of a count. */
export type CountName = keyof typeof COUNTED;

/** Every count, in the order in which they are written. */
export const COUNT_NAMES: readonly CountName[] = [
  "prompts",
  "matched",
  "rendered",
  "repeated",
  "truncated",
  "timeouts",
  "errors",
];

/** Prompts in numbers. */
export interface PromptNumbers extends Readonly<Record<CountName, number>> {
  /** Share of prompts for which recall returned a card, from 0 to 1; null without a prompt, and so are the others. */
  readonly matchRate: number | null;
  /** Share of prompts at which a card was shown. */
  readonly renderRate: number | null;
  /** Share of prompts at which nothing was shown. */
  readonly silenceRate: number | null;
  /** How long the hook took, in milliseconds: half of the prompts, and 95 of 100, took no longer. */
  readonly durationMs: { readonly p50: number | null; readonly p95: number | null };
  /** The moments of the first and the last prompt, ISO 8601. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Prompts that are being counted. */
export interface PromptCounts {
  add(event: HookEvent): void;
  /** Adds a summary of events that were removed since; it has counts and no durations. */
  addSummary(summary: Pick<StatsEvent, "from" | "to" | "counts">): void;
  numbers(): PromptNumbers;
}

/**
 * Begins to count prompts, in memory that does not grow with their number.
 *
 * @returns Counts at zero.
 */
export function countPrompts(): PromptCounts {
  const counts = new Map<CountName, number>(COUNT_NAMES.map((name) => [name, 0]));
  const durations = countDurations();
  const span: { from: string | null; to: string | null } = { from: null, to: null };
  const grow = (name: CountName, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const stretch = (from: string, to: string) => {
    if (span.from === null || from < span.from) span.from = from;
    if (span.to === null || to > span.to) span.to = to;
  };
  return {
    add(event) {
      for (const name of COUNT_NAMES) if (COUNTED[name](event)) grow(name, 1);
      durations.add(event.durationMs);
      stretch(event.createdAt, event.createdAt);
    },
    addSummary({ from, to, counts: removed }) {
      for (const name of COUNT_NAMES) grow(name, Number(removed[name] ?? 0));
      stretch(from, to);
    },
    numbers: () => ({
      ...numbersOf((name) => counts.get(name) ?? 0),
      durationMs: { p50: durations.quantile(0.5) ?? null, p95: durations.quantile(0.95) ?? null },
      ...span,
    }),
  };
}

function numbersOf(countOf: (name: CountName) => number): Omit<PromptNumbers, "durationMs" | "from" | "to"> {
  const prompts = countOf("prompts");
  const share = (count: number) => prompts === 0 ? null : Math.round(count / prompts * 10_000) / 10_000;
  return {
    prompts,
    matched: countOf("matched"),
    rendered: countOf("rendered"),
    repeated: countOf("repeated"),
    truncated: countOf("truncated"),
    timeouts: countOf("timeouts"),
    errors: countOf("errors"),
    matchRate: share(countOf("matched")),
    renderRate: share(countOf("rendered")),
    silenceRate: share(prompts - countOf("rendered")),
  };
}
