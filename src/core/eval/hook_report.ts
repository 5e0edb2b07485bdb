/**
 * What a run of a hook suite found.
 *
 * @module
 */

import type { HookCheck } from "./judge_hook.ts";

/** One turn with its checks. */
export interface HookTurnReport {
  /** Number of the turn, from 1. */
  readonly turn: number;
  /** Every check. */
  readonly checks: readonly HookCheck[];
}

/** One case of a hook suite with what came of it. */
export interface HookCaseReport {
  /** The case's id. */
  readonly id: string;
  /** The agent. */
  readonly provider: string;
  /** The case's labels. */
  readonly tags: readonly string[];
  /** Whether every check of every turn holds. */
  readonly passed: boolean;
  /** Its turns. */
  readonly turns: readonly HookTurnReport[];
}

/** What a run of a hook suite found. */
export interface HookReport {
  /** The suite's name. */
  readonly suite: string;
  /** Whether every case passed. */
  readonly passed: boolean;
  /** How many checks were made, and how many of them hold. */
  readonly checks: { readonly made: number; readonly held: number };
  /** Every case, in the order of the suite. */
  readonly cases: readonly HookCaseReport[];
}

/**
 * Sums up the cases of a hook suite.
 *
 * @param suite The suite's name.
 * @param cases Its cases.
 * @returns The report.
 */
export function reportHooks(suite: string, cases: readonly HookCaseReport[]): HookReport {
  const checks = cases.flatMap(({ turns }) => turns.flatMap((turn) => turn.checks));
  const held = checks.filter(({ passed }) => passed).length;
  return { suite, passed: cases.every(({ passed }) => passed), checks: { made: checks.length, held }, cases };
}
