/**
 * What the event log holds: one typed object a line.
 *
 * @module
 */

import type { EventHead } from "./event_head.ts";
import type { HookEvent } from "./hook_event.ts";

/** Something that a command did to a library, such as moving a card. */
export interface OperationEvent extends EventHead {
  readonly kind: "operation";
  /** The command's words joined by dots, such as `experience.archive`. */
  readonly operation: string;
  /** Ids of what it was done to, never a path. */
  readonly subjects: readonly string[];
  /** Whether it succeeded. */
  readonly ok: boolean;
  /** Why it was done, as the person gave it. */
  readonly reason?: string;
}

/** A summary of a log, kept when its parts are about to be removed. */
export interface StatsEvent extends EventHead {
  readonly kind: "stats";
  /** The moments of the first and the last event that were counted. */
  readonly from: string;
  readonly to: string;
  /** Numbers by name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** One evaluation of a suite. */
export interface EvalEvent extends EventHead {
  readonly kind: "eval";
  /** The suite's own name. */
  readonly suite: string;
  readonly suiteFingerprint: string;
  readonly engineVersion: string;
  readonly scorerVersion: string;
  readonly passed: number;
  readonly failed: number;
  /** Quality metrics by name. */
  readonly metrics: Readonly<Record<string, number>>;
}

/** Any line of the event log. */
export type OmeEvent = HookEvent | OperationEvent | StatsEvent | EvalEvent;
