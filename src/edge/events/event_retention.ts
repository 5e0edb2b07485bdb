/**
 * Old parts of an event log go; what they add up to stays.
 *
 * @module
 */

import { COUNT_NAMES, countPrompts } from "../../core/stats/prompt_counts.ts";
import { appendEvent, type AppendHost, newEventHead, oldEventParts } from "./event_log.ts";
import { FileError, type Host } from "../host.ts";
import { takeLock } from "../files/lock.ts";
import { readEventParts } from "./read_events.ts";

/**
 * Removes the parts of a log that are older than the person wants to keep them. An event of kind `stats` takes the place
 * of each, so that the numbers of all time stay right. A log that cannot be written or read stays as it is.
 *
 * @param dataDir The library's folder.
 * @param retainDays How long a part is kept, in days, at least 1.
 * @param host The outside world.
 * @returns How many parts were removed.
 * @throws {CommandError} `library.locked` where another command holds the library for too long.
 */
export async function retainEvents(dataDir: string, retainDays: number, host: AppendHost): Promise<number> {
  try {
    if (oldEventParts(dataDir, retainDays, host).length === 0) return 0;
    using _lock = await takeLock(dataDir, host);
    const old = oldEventParts(dataDir, retainDays, host); // again: another command may have been here first
    for (const path of old) await retire(path, dataDir, host);
    return old.length;
  } catch (error) {
    if (error instanceof FileError) return 0;
    throw error;
  }
}

async function retire(path: string, dataDir: string, host: AppendHost): Promise<void> {
  const { from, to, ...numbers } = sumOf(path, host);
  if (from !== null && to !== null) {
    const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, numbers[name]]));
    await appendEvent(dataDir, { ...newEventHead(host), kind: "stats", from, to, counts }, host);
  }
  host.files.remove(path);
}

function sumOf(path: string, host: Pick<Host, "files">) {
  const prompts = countPrompts();
  for (const { event } of readEventParts([path], host)) {
    if (event?.kind === "hook") prompts.add(event);
    if (event?.kind === "stats") prompts.addSummary(event);
  }
  return prompts.numbers();
}
