/**
 * What was done to a record, written down in the event log.
 *
 * Apart from `record_target.ts`, so that looking at records does not load what checking them needs.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { RecordStore } from "../../edge/record_store/find_store.ts";
import { logOperation, type Operation } from "../cards/log_operation.ts";

/**
 * Writes down what was done to a record, where there is a data folder.
 *
 * @param store The store.
 * @param operation What was done.
 * @param host The outside world.
 */
export async function logRecord(
  { dataDir }: RecordStore,
  operation: Omit<Operation, "library">,
  host: Host,
): Promise<void> {
  if (dataDir === undefined || host.files.stat(dataDir)?.kind !== "folder") return;
  await logOperation({ ...operation, library: { scope: "global", folder: dataDir } }, host);
}
