/**
 * A bar that shows how far a long command has come.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";

/** Fewer steps are done before anybody could read a bar. */
const LEAST_STEPS = 100;

/** The bar is drawn anew after this share of the steps, from 0 to 1. */
const SHARE = 0.02;

const WIDTH = 30;

/**
 * Makes a function that draws progress on standard error; on a terminal only, and only for long work.
 *
 * @param label What is being done, such as the name of a suite.
 * @param host The terminal.
 * @returns Told how many of how many steps are done, it draws the bar; when all are, it takes the bar away.
 */
export function progressBar(
  label: string,
  host: Pick<Host, "terminal" | "warn">,
): (done: number, total: number) => void {
  if (!host.terminal.stderrIsTerminal) return () => {};
  let drawn = -1;
  return (done, total) => {
    if (total < LEAST_STEPS) return;
    if (done === total) return host.warn("\r\x1b[K");
    const step = Math.floor(done / total / SHARE);
    if (step === drawn) return;
    drawn = step;
    const filled = Math.round(WIDTH * done / total);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    host.warn(`\r\x1b[K${label} ${bar} ${done} of ${total}`);
  };
}
