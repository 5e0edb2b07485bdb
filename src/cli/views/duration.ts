/**
 * Spans of time as people type them.
 *
 * @module
 */

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * Reads a span of time.
 *
 * @param text Whole numbers with units, largest first or not: `30m`, `2h`, `1h30m`, `3d`, `1w`.
 * @returns Milliseconds; undefined for anything else, for nothing at all, and for more than 1000 weeks.
 *
 * @example
 * ```ts
 * import { parseDuration } from "./duration.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseDuration("1h30m"), 5_400_000);
 * assertEquals(parseDuration("soon"), undefined);
 * ```
 */
export function parseDuration(text: string): number | undefined {
  if (!/^(?:\d{1,6}[mhdw]){1,4}$/.test(text)) return undefined;
  const parts = [...text.matchAll(/(\d+)([mhdw])/g)];
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ""] ?? 0), 0);
  return ms > 0 && ms <= 1000 * 604_800_000 ? ms : undefined;
}
