/**
 * The evidence that a card came from, as the run that made it keeps it.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import { evidencePrompts } from "../../core/reflect/candidate.ts";
import { verdictsOf } from "../../core/reflect/run.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import type { Library } from "../library/library.ts";
import { listRuns, readRun, type RunPlace } from "./run_store.ts";

/**
 * Finds the prompts at which a card should be recalled.
 *
 * @param id The card's id.
 * @param library The library that holds it.
 * @param host The outside world.
 * @returns The prompts of its evidence; empty for a card that came from no run. A broken run is passed over.
 */
export function promptsOfCard(id: string, library: Library, host: Pick<Host, "files">): string[] {
  for (const place of listRuns(library, host)) {
    const verdict = verdictsIn(place, host).find(({ card }) => card !== undefined && foldId(card) === foldId(id));
    if (verdict !== undefined) return evidencePrompts(verdict.candidate);
  }
  return [];
}

function verdictsIn(place: RunPlace, host: Pick<Host, "files">) {
  try {
    return verdictsOf(readRun(place, host));
  } catch (error) {
    if (error instanceof CommandError) return [];
    throw error;
  }
}
