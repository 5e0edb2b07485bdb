/**
 * What was done to a record, written down in the event log.
 *
 * Apart from `record_target.ts`, so that looking at records does not load what checking them needs.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { RecordStore } from "../../edge/record_store/find_store.ts";
import { logOperation } from "../cards/card_steps.ts";

/** What was done to a record. */
export interface RecordOperation {
  /** The command's words joined by dots. */
  readonly operation: string;
  readonly id: string;
  readonly reason?: string;
}

/**
 * Writes down what was done to a record, where there is a data folder.
 *
 * @param store The store.
 * @param operation What was done.
 * @param host The outside world.
 */
export async function logRecord({ dataDir }: RecordStore, operation: RecordOperation, host: Host): Promise<void> {
  if (dataDir === undefined || host.files.stat(dataDir)?.kind !== "folder") return;
  await logOperation({ ...operation, library: { scope: "global", folder: dataDir } }, host);
}
