/**
 * Two commands, run in turns, as ratios.
 *
 * @module
 */

import { measure, measurePeak, type Subject, type Usage } from "./child_usage.ts";
import { median } from "../median.ts";

/** What a command costs, as multiples of its floor. */
export interface Ratios {
  /** Median over all pairs of the ratio of times on the clock. */
  readonly wall: number;
  /** Median over all pairs of the ratio of processor times. */
  readonly cpu: number;
  /** Ratio of the two shortest times on the clock. */
  readonly least: number;
  /** Ratio of the peaks of memory; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

/** What to compare, and how often. */
export interface Comparison {
  readonly subject: Subject;
  readonly floor: Subject;
  /** Number of pairs, 15 at least for a figure to be quoted. */
  readonly pairs: number;
  /** Runs before each run of the subject, outside the measurement. */
  prepare?(): Promise<void>;
}

/** Runs both in turns, so that whatever else the machine does falls on both. */
export async function compare({ subject, floor, pairs, prepare }: Comparison): Promise<Ratios> {
  const runs: { own: Usage; base: Usage }[] = [];
  await prepare?.();
  await measure(subject);
  for (let pair = 0; pair < pairs; pair++) {
    await prepare?.();
    const base = await measure(floor);
    runs.push({ base, own: await measure(subject) });
  }
  await prepare?.();
  const [peak, basePeak] = [await measurePeak(subject), await measurePeak(floor)];
  return {
    wall: median(runs.map(({ own, base }) => own.wallMs / base.wallMs)),
    cpu: median(runs.map(({ own, base }) => own.cpuMs / base.cpuMs)),
    least: Math.min(...runs.map(({ own }) => own.wallMs)) / Math.min(...runs.map(({ base }) => base.wallMs)),
    memory: peak === undefined || basePeak === undefined ? undefined : peak / basePeak,
  };
}
