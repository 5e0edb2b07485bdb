/**
 * What a person did, written down in the event log.
 *
 * @module
 */

import { appendEvent, newEventHead } from "../../edge/events/event_log.ts";
import { retainEvents } from "../../edge/events/event_retention.ts";
import { FileError, type Host } from "../../edge/host.ts";
import type { Library } from "../../edge/library/library.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";

/** What was done to a card or a record. */
export interface Operation {
  /** The command's words joined by dots. */
  readonly operation: string;
  /** The library whose log tells of it. */
  readonly library: Library;
  readonly id: string;
  readonly reason?: string | undefined;
}

/**
 * Writes down what was done, and lets go what the log need not keep any longer. The deed is done by then: a log that
 * cannot be written does not undo it.
 *
 * @param operation What was done.
 * @param host The outside world.
 */
export async function logOperation({ operation, library, id, reason }: Operation, host: Host): Promise<void> {
  const about = { operation, subjects: [id], ok: true, ...(reason ? { reason } : {}) };
  try {
    await appendEvent(library.folder, { ...newEventHead(host), kind: "operation", ...about }, host);
    await retainEvents(library.folder, readConfigFile(library.folder, host).config.sessions.retainDays, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}
