/**
 * How an evaluation fails its command.
 *
 * @module
 */

import type { FailureReason } from "../command.ts";

/**
 * The reason for which a suite fails the command that ran it.
 *
 * @param report What the run came to.
 * @returns The reason; undefined where the suite passed.
 */
export function suiteFailure(
  { suite, passed }: { readonly suite: string; readonly passed: boolean },
): FailureReason | undefined {
  if (passed) return undefined;
  return { code: "eval.failed", message: `The suite "${suite}" did not pass`, hint: "Its report names what failed" };
}

/**
 * The reason for which a comparison of reports fails its command.
 *
 * @param comparison What the comparison came to: why it did not pass, one line each.
 * @returns The reason; undefined where it passed.
 */
export function comparisonFailure(
  { passed, failures }: { readonly passed: boolean; readonly failures: readonly string[] },
): FailureReason | undefined {
  if (passed) return undefined;
  const message = failures[0] ?? "The comparison did not pass";
  return { code: "eval.worse", message, hint: "The comparison names every case and metric that got worse" };
}
