/**
 * The run that a command is about.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { LibraryStack } from "../../edge/library/library.ts";
import { type OpenStack, openStack, openWholeStack } from "../../edge/library/open_stack.ts";
import { finishApplies } from "../../edge/retrospectives/apply_run.ts";
import { tellCutShort } from "../../edge/retrospectives/preview_apply.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import { findRun, type RunPlace } from "../../edge/retrospectives/run_store.ts";
import type { Invocation } from "../command.ts";

/** The libraries of a command, and what had to be put right in them. */
export interface OpenRuns {
  /** The libraries whose runs the command is about. */
  readonly stack: LibraryStack;
  /** All libraries that recall would see: a run is reviewed against their cards, whichever library it is in. */
  readonly open: OpenStack;
  readonly notes: readonly string[];
}

/** A run, its libraries, and what had to be put right. */
export interface OpenRun extends OpenRuns {
  readonly place: RunPlace;
}

/**
 * Opens the libraries that hold runs, finishing what was cut short in them.
 *
 * @param invocation The command line.
 * @param host The outside world.
 * @returns The libraries.
 */
export async function openRuns({ global }: Pick<Invocation, "global">, host: Host): Promise<OpenRuns> {
  const { stack } = openStack(global, host);
  const open = openWholeStack(global, host);
  const notes: string[] = [];
  for (const library of stack) {
    for (const { place, note } of await finishApplies(library, open, host)) {
      writeReview(place, open, host);
      notes.push(note);
    }
  }
  return { stack, open, notes };
}

/**
 * Opens the run that the first argument names.
 *
 * @param invocation The command line.
 * @param host The outside world.
 * @returns The run.
 */
export async function openRun(invocation: Pick<Invocation, "args" | "global">, host: Host): Promise<OpenRun> {
  const runs = await openRuns(invocation, host);
  return { ...runs, place: findRun(invocation.args[0] ?? "", runs.stack, host) };
}

/**
 * Opens the run that the first argument names for a look: what was cut short is told, and stays as it is.
 *
 * @param invocation The command line.
 * @param host The outside world; only read.
 * @returns The run.
 */
export function lookAtRun({ args, global }: Pick<Invocation, "args" | "global">, host: Host): OpenRun {
  const { stack } = openStack(global, host);
  const notes = stack.flatMap((library) => tellCutShort(library, host));
  return { stack, open: openWholeStack(global, host), notes, place: findRun(args[0] ?? "", stack, host) };
}
