/**
 * Silences in words.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { EVERYWHERE, type Silence } from "../../edge/quiet.ts";
import { localTime } from "./local_time.ts";

/**
 * Says where and until when recall is silent.
 *
 * @param silence A silence.
 * @param host For the person's time zone.
 * @returns Such as `in github.com/o/r until 2026-11-30 16:30`.
 */
export function silenceInWords({ where, until }: Silence, host: Pick<Host, "zoneOffset">): string {
  const place = where === EVERYWHERE ? "everywhere" : `in ${where}`;
  return until === undefined ? place : `${place} until ${localTime(until, host)}`;
}
