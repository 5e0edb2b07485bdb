/**
 * The event log of a library: appended to by many processes at once, rotated, and read without holding it in memory.
 *
 * @module
 */

import { encodeEvent } from "../../core/event/encode.ts";
import type { OmeEvent } from "../../core/event/event.ts";
import { EVENT_SCHEMA_VERSION, type EventHead } from "../../core/event/event_head.ts";
import { CommandError } from "../command_error.ts";
import { toHex } from "../files/hex.ts";
import type { Host } from "../host.ts";
import { type LockHost, takeLock } from "../files/lock.ts";

/** Size in bytes from which the log is put aside and a new one begun. */
export const MAX_LOG_BYTES = 8 * 1024 * 1024;

/** Only the person may read what they have been doing. */
const LOG_MODE = 0o600;

const NEWLINE = 0x0a;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A part that was put aside, named for the moment when that was. */
const PART_NAME = /^events\.(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{8}\.jsonl$/;

/** What appending needs of the outside world. */
export type AppendHost = LockHost & Pick<Host, "now" | "randomBytes">;

/**
 * The path of the log that is appended to.
 *
 * @param dataDir The library's folder.
 * @returns The path.
 */
export function eventLogPath(dataDir: string): string {
  return `${dataDir}/events.jsonl`;
}

/**
 * The head of an event that happens now.
 *
 * @param host The outside world.
 * @returns Format version, a fresh id and the time.
 */
export function newEventHead(host: Pick<Host, "now" | "randomBytes">): EventHead {
  return { schemaVersion: EVENT_SCHEMA_VERSION, id: toHex(host.randomBytes(8)), createdAt: host.now().toISOString() };
}

/**
 * Appends one event in one write.
 *
 * A line that somebody else left torn is closed first, so that it cannot swallow this one.
 *
 * @param dataDir The library's folder, which must be there.
 * @param event The event.
 * @param host The outside world.
 * @throws {FileError} Where the log cannot be written.
 */
export async function appendEvent(dataDir: string, event: OmeEvent, host: AppendHost): Promise<void> {
  const path = eventLogPath(dataDir);
  const size = host.files.stat(path)?.size ?? 0;
  if (size >= MAX_LOG_BYTES) await rotate(dataDir, host);
  const gap = size > 0 && endsTorn(path, host) ? "\n" : "";
  host.files.append(path, `${gap}${encodeEvent(event)}\n`, LOG_MODE);
}

/** Another process may have rotated since, so the place is looked at again; an empty one is not torn. */
function endsTorn(path: string, { files }: Pick<Host, "files">): boolean {
  if (files.stat(path) === undefined) return false;
  const file = files.open(path);
  try {
    return file.size > 0 && file.readAt(file.size - 1, 1)[0] !== NEWLINE;
  } finally {
    file.close();
  }
}

/** Whoever holds the library's lock rotates; the others append to the old part or the new one, and lose nothing. */
async function rotate(dataDir: string, host: AppendHost): Promise<void> {
  using lock = await takeLockNow(dataDir, host);
  const path = eventLogPath(dataDir);
  if (lock === undefined || (host.files.stat(path)?.size ?? 0) < MAX_LOG_BYTES) return;
  const moment = host.now().toISOString().replace(/[-:.]/g, "");
  host.files.rename(path, `${dataDir}/events.${moment}-${toHex(host.randomBytes(4))}.jsonl`);
}

async function takeLockNow(dataDir: string, host: AppendHost): Promise<Disposable | undefined> {
  try {
    return await takeLock(dataDir, host, { waitMs: 0 });
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

/**
 * The files of a log, oldest first.
 *
 * @param dataDir The library's folder.
 * @param host The outside world.
 * @returns Their paths; empty where nothing was ever logged.
 */
export function eventLogParts(dataDir: string, host: Pick<Host, "files">): string[] {
  if (host.files.stat(dataDir)?.kind !== "folder") return [];
  const names = host.files.list(dataDir).filter(({ kind }) => kind === "file").map(({ name }) => name);
  const parts = names.filter((name) => PART_NAME.test(name));
  return [...parts, ...names.filter((name) => name === "events.jsonl")].map((name) => `${dataDir}/${name}`);
}

/**
 * The parts that were put aside longer ago than the person wants to keep them.
 *
 * @param dataDir The library's folder.
 * @param retainDays How long a part is kept, in days, at least 0.
 * @param host The outside world.
 * @returns Their paths, oldest first.
 */
export function oldEventParts(dataDir: string, retainDays: number, host: Pick<Host, "files" | "now">): string[] {
  const oldest = host.now().getTime() - retainDays * DAY_MS;
  return eventLogParts(dataDir, host).filter((path) => (momentOf(path) ?? Infinity) < oldest);
}

/** When a part was put aside; undefined for the log itself. */
function momentOf(path: string): number | undefined {
  const match = PART_NAME.exec(path.slice(path.lastIndexOf("/") + 1));
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second, ms] = match.slice(1);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}
