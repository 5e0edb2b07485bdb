/**
 * When each agent's hook last spoke, as the event log tells.
 *
 * @module
 */

import { FileError, type Host } from "../host.ts";
import { readEvents } from "./read_events.ts";

/**
 * Finds the last event of each agent.
 *
 * @param dataDir The library's folder.
 * @param host The outside world.
 * @returns Times in ISO 8601 by the agent's name; an agent that was never heard is not in it.
 */
export function lastHeard(dataDir: string, host: Pick<Host, "files">): ReadonlyMap<string, string> {
  const last = new Map<string, string>();
  try {
    for (const { event } of readEvents(dataDir, host)) {
      if (event?.kind === "hook") last.set(event.provider, event.createdAt);
    }
  } catch (error) {
    // A log that cannot be read tells nothing; `doctor` says so.
    if (!(error instanceof FileError)) throw error;
  }
  return last;
}
