/**
 * How far the reading of a large event log has come.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { progressBar } from "./progress.ts";

const BYTES_A_MEGABYTE = 1_000_000;

/**
 * Makes a function that draws, on a terminal and for a log that takes seconds, how many megabytes have been read.
 *
 * @param host The terminal.
 * @returns Told bytes done and in all.
 */
export function logProgress(host: Pick<Host, "terminal" | "warn">): (done: number, total: number) => void {
  const draw = progressBar("Reading the event log, megabytes:", host);
  return (done, total) => draw(Math.ceil(done / BYTES_A_MEGABYTE), Math.ceil(total / BYTES_A_MEGABYTE));
}
