/**
 * The time that one prompt may be made to wait.
 *
 * @module
 */

import type { Host } from "../host.ts";

/** What is left for the answer when the payload arrives as late as may be: half of the time. */
const SHARE_FOR_READING = 0.5;

/** Thrown when something was given up for want of time. */
export class OutOfTimeError extends Error {
  override readonly name = "OutOfTimeError";
}

/** A span of time that began with the program. */
export interface Budget {
  /** Milliseconds since the program began. */
  spent(): number;
  /** Whether the time is over. */
  isOver(): boolean;
  /** Milliseconds that may be spent waiting for the payload. */
  forReading(): number;
}

/**
 * Begins a budget.
 *
 * @param ms The whole time in milliseconds.
 * @param start When the program began, on the clock of `host.elapsed`.
 * @param host The clock.
 * @returns The budget.
 */
export function startBudget(ms: number, start: number, host: Pick<Host, "elapsed">): Budget {
  const spent = () => host.elapsed() - start;
  return {
    spent,
    isOver: () => spent() >= ms,
    forReading: () => Math.max(0, ms * SHARE_FOR_READING - spent()),
  };
}
