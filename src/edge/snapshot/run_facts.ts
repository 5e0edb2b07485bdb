/**
 * Retrospectives that want something.
 *
 * @module
 */

import type { RunFacts } from "../../core/doctor/snapshot.ts";
import { stateOf } from "../../core/reflect/run.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import type { LibraryStack } from "../library/library.ts";
import { listRuns, readRun, runFolder, type RunPlace } from "../retrospectives/run_store.ts";

/**
 * Looks at the retrospectives of a stack.
 *
 * @param stack The libraries.
 * @param host The outside world.
 * @returns Those that were left half-way or cannot be read.
 */
export function readRuns(stack: LibraryStack, host: Pick<Host, "files">): RunFacts[] {
  return stack.flatMap((library) => quietly(() => listRuns(library, host), () => []))
    .flatMap((place) => factsOf(place, host) ?? []);
}

function factsOf(place: RunPlace, host: Pick<Host, "files">): RunFacts | undefined {
  const { id } = place;
  try {
    return quietly((): RunFacts | undefined => {
      if (host.files.stat(`${runFolder(place)}/applying.json`) !== undefined) return { id, state: "unfinished" };
      return stateOf(readRun(place, host)) === "decided" ? { id, state: "waiting" } : undefined;
    }, ({ detail }) => ({ id, state: "broken", reason: detail }));
  } catch (error) {
    if (error instanceof CommandError && error.code === "run.other-version") return { id, state: "foreign" };
    if (error instanceof CommandError) return { id, state: "broken", reason: error.message };
    throw error;
  }
}
