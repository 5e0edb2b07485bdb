/**
 * Which cards a session has seen: a small file a session in the temporary area, to which lines are appended.
 *
 * Appending needs no lock, cannot tear what stands there, and costs no sync.
 *
 * @module
 */

import { toHex } from "./files/hex.ts";
import type { Host } from "./host.ts";
import { quietly } from "./quietly.ts";
import { tempArea } from "./files/temp_area.ts";

/** After this time the agent's memory of a card cannot be relied upon, and the card may be shown again. */
export const REPEAT_AFTER_MS = 12 * 60 * 60 * 1000;

/** A file that nobody wrote to for this long belongs to a session that is over. */
const SESSION_OVER_MS = 7 * 24 * 60 * 60 * 1000;

/** The most files that are looked at when a new session begins. */
const MOST_LOOKED_AT = 200;

/** A line: a moment in milliseconds, then the id of a card; an empty id says that the session forgot everything. */
const LINE = /^(\d{1,15}) (.*)$/;

/** What session state needs of the outside world. */
export type SessionHost = Pick<Host, "files" | "home" | "tempFolder" | "now" | "sha256">;

/** What tells one session from all others. */
export interface SessionKey {
  readonly dataDir: string;
  readonly provider: string;
  readonly sessionId: string;
}

/** The state of one session. */
export interface SessionState {
  /** Ids of the cards that the agent still has before it. */
  readonly seen: ReadonlySet<string>;
  /** Notes that these cards are shown now. */
  add(ids: readonly string[]): void;
  /** Notes that the agent dropped its context: everything may be shown again. */
  forget(): void;
}

/**
 * Opens the state of a session.
 *
 * @param key The session.
 * @param host The outside world.
 * @returns Its state; nothing is seen where no file can be had.
 * @throws {CommandError} Where the temporary area is somebody else's.
 */
export async function openSession(key: SessionKey, host: SessionHost): Promise<SessionState> {
  const folder = tempArea("sessions", host);
  const path = `${folder}/${await fileName(key, host)}`;
  const text = quietly(() => host.files.readText(path), () => undefined);
  const append = (ids: readonly string[]) => {
    if (text === undefined) removeOverSessions(folder, host);
    const now = host.now().getTime();
    host.files.append(path, ids.map((id) => `${now} ${id}\n`).join(""), 0o600);
  };
  return { seen: seenIn(text ?? "", host.now().getTime()), add: append, forget: () => append([""]) };
}

async function fileName({ dataDir, provider, sessionId }: SessionKey, { sha256 }: SessionHost): Promise<string> {
  const digest = await sha256(new TextEncoder().encode([dataDir, provider, sessionId].join("\n")));
  return toHex(digest.slice(0, 16));
}

function seenIn(text: string, now: number): Set<string> {
  const seen = new Set<string>();
  for (const line of text.split("\n")) {
    const [, moment, id] = LINE.exec(line) ?? [];
    if (id === undefined || now - Number(moment) > REPEAT_AFTER_MS) continue;
    if (id === "") seen.clear();
    else seen.add(id);
  }
  return seen;
}

function removeOverSessions(folder: string, { files, now }: SessionHost): void {
  const oldest = now().getTime() - SESSION_OVER_MS;
  for (const { name } of files.list(folder).slice(0, MOST_LOOKED_AT)) {
    const path = `${folder}/${name}`;
    if ((files.lstat(path)?.mtimeMs ?? Infinity) < oldest) files.remove(path);
  }
}
