/**
 * Moments as a person's clock shows them.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";

/**
 * Writes a moment in the person's time, to the minute.
 *
 * @param moment The moment, ISO 8601.
 * @param host For the time zone.
 * @returns Such as `2026-11-30 16:30`.
 */
export function localTime(moment: string, { zoneOffset }: Pick<Host, "zoneOffset">): string {
  const at = new Date(moment);
  const local = new Date(at.getTime() + zoneOffset(at) * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
