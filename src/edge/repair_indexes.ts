/**
 * Making again what can be made again, and clearing up what nobody needs.
 *
 * @module
 */

import type { Snapshot } from "../core/doctor/snapshot.ts";
import { retainEvents } from "./events/event_retention.ts";
import type { Host } from "./host.ts";
import { quietly } from "./quietly.ts";
import type { LibraryStack } from "./library/library.ts";
import { refreshIndexes } from "./library/refresh_indexes.ts";

/** What a repair works with. */
export interface RepairRequest {
  readonly dataDir: string;
  readonly stack: LibraryStack;
  /** What was found before. */
  readonly found: Pick<Snapshot, "indexes" | "leftovers">;
  /** How long old parts of the event log are kept, in days, at least 1. */
  readonly retainDays: number;
}

/** What a repair did. */
export interface Repair {
  /** Files that were removed: damaged indexes and leftovers. */
  readonly removed: readonly string[];
  /** How many indexes were written. */
  readonly rebuilt: number;
  /** How many old parts of the event log were summed up and removed. */
  readonly retired: number;
}

/**
 * Repairs indexes: damaged ones and leftovers go, indexes are made again, old parts of the log are summed up. What a
 * person wrote is not touched.
 *
 * @param request What to work with.
 * @param host The outside world.
 * @returns What was done.
 */
export async function repairIndexes(request: RepairRequest, host: Host): Promise<Repair> {
  const { dataDir, stack, found, retainDays } = request;
  const damaged = found.indexes.filter(({ state }) => state === "damaged").map(({ path }) => path);
  const removed = [...damaged, ...found.leftovers].filter((path) => isRemoved(path, host));
  const rebuilt = await refreshIndexes(stack, dataDir, host);
  return { removed, rebuilt, retired: await retainEvents(dataDir, retainDays, host) };
}

/** A file that cannot be removed is found again by the next look. */
function isRemoved(path: string, { files }: Pick<Host, "files">): boolean {
  return quietly(() => {
    if (files.lstat(path)?.kind === "folder") files.removeTree(path);
    else files.remove(path);
    return true;
  }, () => false);
}
