/**
 * What a check of an installation is.
 *
 * @module
 */

import type { Finding, FindingLevel } from "../finding.ts";
import type { Snapshot } from "./snapshot.ts";

/** One thing that is looked at. */
export interface Check {
  /** Stable name, such as `hooks`. */
  readonly area: string;
  /** For people. */
  readonly title: string;
  /** What was found, in a few words. */
  readonly fact: (snapshot: Snapshot) => string;
  readonly run: (snapshot: Snapshot) => readonly Finding[];
}

/**
 * Makes a finding where something holds.
 *
 * @param holds Whether to make it.
 * @param code Its code, level and words.
 * @returns One finding or none.
 */
export function when(
  holds: boolean,
  [level, code, message, mend]: readonly [level: FindingLevel, code: string, message: string, mend: string],
  place: Pick<Finding, "path" | "line"> = {},
): Finding[] {
  return holds ? [{ code: `doctor.${code}`, level, message, mend, ...place }] : [];
}

/**
 * A number with its noun, thousands apart.
 *
 * @param number How many.
 * @param noun One of them.
 * @param plural Several of them; the noun with an `s` unless told.
 */
export function count(number: number, noun: string, plural: string = `${noun}s`): string {
  return `${String(number).replace(/\B(?=(?:\d{3})+$)/g, ",")} ${number === 1 ? noun : plural}`;
}
