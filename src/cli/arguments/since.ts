/**
 * Moments in the past as people type them.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { CommandError, type Flag, type Invocation } from "../command.ts";
import { parseDuration } from "../views/duration.ts";

/** The flag of commands that look back. */
export const SINCE_FLAG: Flag = {
  type: "text",
  value: "WHEN",
  help: "Only since this day or span: 2026-11-01, 7d, 12h",
};

/**
 * Reads `--since`.
 *
 * @param invocation The command line.
 * @param host The clock.
 * @returns Milliseconds since 1970; undefined where the flag was not given.
 * @throws {CommandError} `usage.flag-value` where it names no moment.
 */
export function sinceOf(
  invocation: Pick<Invocation, "text">,
  host: Pick<Host, "now" | "zoneOffset">,
): number | undefined {
  const text = invocation.text("since");
  if (text === undefined) return undefined;
  const span = parseDuration(text);
  if (span !== undefined) return host.now().getTime() - span;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (!Number.isNaN(day)) return day - host.zoneOffset(new Date(day)) * 60_000;
  throw new CommandError(
    "usage.flag-value",
    `Flag "--since" cannot be "${text}"`,
    "Give a day such as 2026-11-01, or a span such as 7d or 12h",
    2,
  );
}
