/**
 * Numbers on the command line that have limits.
 *
 * @module
 */

import { CommandError, type Invocation } from "../command.ts";

/**
 * Reads a number and holds it to its limits.
 *
 * @param invocation The parsed command line.
 * @param flag The flag's name.
 * @param limits Least and most, both allowed.
 * @returns The number; undefined where the flag was not given.
 * @throws {CommandError} `usage.flag-value` where it lies outside.
 */
export function numberWithin(
  invocation: Pick<Invocation, "number">,
  flag: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const value = invocation.number(flag);
  if (value === undefined || (value >= least && value <= most)) return value;
  const hint = `Give a number from ${least} to ${most}`;
  throw new CommandError("usage.flag-value", `Flag "--${flag}" cannot be ${value}`, hint, 2);
}
