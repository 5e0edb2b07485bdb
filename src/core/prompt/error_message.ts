/**
 * What a pasted log says went wrong. The rest of a log is noise, but whoever pastes an error asks about that error.
 *
 * @module
 */

/** So much of a log is searched, in UTF-16 units: an error stands near its head. */
const LOG_LIMIT = 2_000;

/** The name of an error or a level, and what stands behind its colon. */
const MESSAGE =
  /(?:^|[\s[(])(?:[A-Za-z]{0,40}(?:Error|Exception)|ERROR|FATAL|PANIC|error|fatal|panic)(?:\[[^\]\n]{0,40}\])?:\s{1,4}(.{4,160})/m;

/**
 * Finds the first error message of a log.
 *
 * @param log A passage that a program wrote.
 * @returns The message, at most 160 UTF-16 units of it; the empty text where none is marked as an error.
 *
 * @example
 * ```ts
 * import { errorMessage } from "./error_message.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(errorMessage("12:00:01 ERROR: too many clients already\n    at connect (db.js:3:1)"), "too many clients already");
 * assertEquals(errorMessage("12:00:01 INFO: ready"), "");
 * ```
 */
export function errorMessage(log: string): string {
  return MESSAGE.exec(log.slice(0, LOG_LIMIT))?.[1] ?? "";
}
