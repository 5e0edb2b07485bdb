/**
 * What recall costs: time, and room in the agent's context. Told, never a gate.
 *
 * @module
 */

import { meanOf, type Measure } from "./mean.ts";

/** What one case cost. */
export interface CaseCost {
  /** How long recall took, in milliseconds; undefined where no clock was handed in. */
  readonly elapsedMs?: number | undefined;
  /** Size of the context that the agent would see, in UTF-16 units; 0 where nothing is shown. */
  readonly contextChars: number;
}

/**
 * Mean size of the rendered context over the cases that show a card.
 *
 * @param cases The cases.
 * @returns UTF-16 units; `null` where no case shows a card.
 */
export function avgContextChars(cases: readonly CaseCost[]): Measure {
  return meanOf(cases.filter(({ contextChars }) => contextChars > 0), ({ contextChars }) => contextChars);
}

/**
 * Median time of a recall: the middle value, or the mean of the two middle values.
 *
 * @param cases The cases; those without a time take no part.
 * @returns Milliseconds; `null` where no time was taken.
 */
export function medianLatency(cases: readonly CaseCost[]): Measure {
  const times = timesOf(cases);
  const upper = times[Math.floor(times.length / 2)];
  const lower = times[Math.ceil(times.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * 95th percentile of the time of a recall, by nearest rank: the smallest time that 95 of 100 recalls do not exceed.
 *
 * @param cases The cases; those without a time take no part.
 * @returns Milliseconds; `null` where no time was taken.
 */
export function p95Latency(cases: readonly CaseCost[]): Measure {
  const times = timesOf(cases);
  return times[Math.ceil(times.length * 0.95) - 1] ?? null;
}

function timesOf(cases: readonly CaseCost[]): number[] {
  return cases.flatMap(({ elapsedMs }) => elapsedMs === undefined ? [] : [elapsedMs]).sort((a, b) => a - b);
}
