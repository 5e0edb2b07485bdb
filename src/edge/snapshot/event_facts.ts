/**
 * How the event log stands.
 *
 * @module
 */

import type { EventFacts } from "../../core/doctor/snapshot.ts";
import type { DecodedLine } from "../../core/event/decode.ts";
import { tallyEvents } from "../../core/stats/tally.ts";
import { eventLogParts, eventLogPath, oldEventParts } from "../events/event_log.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import { readEvents } from "../events/read_events.ts";

/** Older failures are history: whatever caused them may be mended by now. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/** No prompt carries these: what is comparable with now plays no part. */
const NO_FINGERPRINTS = { engineVersion: "", scorerVersion: "", cardSetFingerprint: "", configFingerprint: "" };

/** How to look at it. */
export interface EventLogOptions {
  readonly retainDays: number;
  /** Told how many bytes have been read, of how many. */
  readonly onRead?: (done: number, total: number) => void;
}

/** The log, and what it tells of hooks. */
export interface EventLogReading {
  readonly facts: EventFacts;
  /** When each agent was last heard, ISO 8601, by its name. */
  readonly lastHeard: ReadonlyMap<string, string>;
}

/**
 * Looks at the event log, in memory that does not grow with it.
 *
 * @param dataDir The data folder.
 * @param options How to look at it.
 * @param host The outside world.
 * @returns What it holds, or why it cannot be read.
 */
export function readEventLog(
  dataDir: string,
  { retainDays, onRead }: EventLogOptions,
  host: Pick<Host, "files" | "now">,
): EventLogReading {
  const nothing = { path: eventLogPath(dataDir), bytes: 0, parts: 0, oldParts: 0, ...NO_EVENTS };
  return quietly((): EventLogReading => {
    const parts = eventLogParts(dataDir, host);
    const bytes = parts.reduce((sum, path) => sum + (host.files.stat(path)?.size ?? 0), 0);
    const { lastHeard, ...counts } = countEvents(readEvents(dataDir, host, onRead), host);
    const oldParts = oldEventParts(dataDir, retainDays, host).length;
    return { facts: { ...nothing, bytes, parts: parts.length, oldParts, ...counts }, lastHeard };
  }, ({ detail }) => ({ facts: { ...nothing, unreadable: detail }, lastHeard: new Map() }));
}

const NO_EVENTS = { events: 0, torn: 0, prompts: 0, failures: 0 };

function countEvents(lines: Iterable<DecodedLine>, { now }: Pick<Host, "now">) {
  const recent = { prompts: 0, failures: 0 };
  const oldest = new Date(now().getTime() - RECENT_MS).toISOString();
  const { events, unreadable, lastHeard, cumulative } = tallyEvents(watch(lines, { oldest, recent }), NO_FINGERPRINTS);
  return {
    ...recent,
    events: Object.values(events).reduce((sum, each) => sum + each, 0),
    torn: unreadable,
    lastHeard,
    ...(cumulative.to === null ? {} : { lastHook: cumulative.to }),
  };
}

/** Counts recent prompts while the lines pass by: a log is read once. */
function* watch(
  lines: Iterable<DecodedLine>,
  { oldest, recent }: { readonly oldest: string; readonly recent: { prompts: number; failures: number } },
): Generator<DecodedLine> {
  for (const line of lines) {
    if (line.event?.kind === "hook" && line.event.createdAt >= oldest) {
      recent.prompts++;
      if (line.event.error !== undefined) recent.failures++;
    }
    yield line;
  }
}
