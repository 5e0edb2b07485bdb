/**
 * Quantiles of any number of durations, in memory that does not grow with their number.
 *
 * @module
 */

/** Durations up to this many milliseconds share a bin: nobody feels less. */
const FINEST_MS = 0.1;

/** Each bin is this much wider than the one before it, so that a quantile is right to two per cent. */
const STEP = 1.04;

/** Durations that were counted. */
export interface Durations {
  /**
   * Counts one.
   *
   * @param ms Milliseconds, at least 0; anything else is left out.
   */
  add(ms: number): void;
  /**
   * The duration that a share of all durations does not exceed.
   *
   * @param share From 0 to 1, such as 0.95.
   * @returns Milliseconds, right to two per cent, to a tenth; undefined where nothing was counted.
   */
  quantile(share: number): number | undefined;
}

/**
 * Begins to count durations.
 *
 * @returns A histogram whose bins grow by four per cent each.
 *
 * @example
 * ```ts
 * import { countDurations } from "./durations.ts";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const durations = countDurations();
 * for (let ms = 1; ms <= 100; ms++) durations.add(ms);
 * assertAlmostEquals(durations.quantile(0.5) ?? 0, 50, 1.1);
 * ```
 */
export function countDurations(): Durations {
  const bins: number[] = [];
  let count = 0;
  return {
    add(ms) {
      if (!Number.isFinite(ms) || ms < 0) return;
      const bin = ms <= FINEST_MS ? 0 : Math.ceil(Math.log(ms / FINEST_MS) / Math.log(STEP));
      bins[bin] = (bins[bin] ?? 0) + 1;
      count++;
    },
    quantile: (share) => count === 0 ? undefined : middleOf(binAt(bins, Math.max(1, Math.ceil(share * count)))),
  };
}

function binAt(bins: readonly (number | undefined)[], rank: number): number {
  let seen = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    seen += bins[bin] ?? 0;
    if (seen >= rank) return bin;
  }
  return bins.length - 1;
}

function middleOf(bin: number): number {
  const ms = bin === 0 ? FINEST_MS : FINEST_MS * STEP ** (bin - 0.5);
  return Math.round(ms * 10) / 10;
}
