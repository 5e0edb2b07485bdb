/**
 * The transcripts that an agent has left on this machine.
 *
 * @module
 */

import type { Agent } from "../../core/agent/agent.ts";
import type { SessionFormat } from "../../core/agent/session_format.ts";
import { type PlaceHost, placeOf } from "../agent_place.ts";
import type { FolderEntry, Host } from "../host.ts";
import { baseName, parentFolder } from "../files/path.ts";
import { quietly } from "../quietly.ts";

/** An agent whose transcripts can be read. */
export type ReadableAgent = Pick<Agent, "id" | "name"> & { readonly sessions: SessionFormat };

/** One transcript. */
export interface Transcript {
  readonly agent: ReadableAgent;
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** When it was last written to, milliseconds since 1970. */
  readonly mtimeMs: number;
}

/** Where transcripts are looked for. */
export interface TranscriptPlaces {
  /** A folder to look in instead of the agent's own. */
  readonly folder?: string;
}

/** Agents lay transcripts at most this deep below their folder. */
const DEEPEST = 6;

/**
 * Finds the transcripts of an agent. Links are not followed, and a folder that cannot be read holds none.
 *
 * @param agent The agent.
 * @param places A folder to look in.
 * @param host The outside world.
 * @returns The transcripts, in the order of their paths.
 */
export function findTranscripts(
  agent: ReadableAgent,
  { folder }: TranscriptPlaces,
  host: PlaceHost & Pick<Host, "files">,
): Transcript[] {
  const place = placeOf(host);
  const folders = folder !== undefined ? [folder] : place === undefined ? [] : agent.sessions.folders(place);
  const inAny = folders.flatMap((root) => [...walk(root, 0, host)].map((path) => ({ root, path })));
  return inAny.filter((file) => isTranscript(agent.sessions, file)).flatMap(({ path }) => {
    const stat = host.files.stat(path);
    return stat === undefined ? [] : [{ agent, path, size: stat.size, mtimeMs: stat.mtimeMs }];
  });
}

/** A person may name the agent's folder, or one of those below it: the path is tried from each of its last folders. */
function isTranscript(
  format: SessionFormat,
  { root, path }: { readonly root: string; readonly path: string },
): boolean {
  let from = root;
  for (let up = 0; up < 4; up++) {
    if (format.isTranscript(path.slice(from.length).replaceAll("\\", "/").replace(/^\//, ""))) return true;
    if (parentFolder(from) === from || baseName(from) === "") return false;
    from = parentFolder(from);
  }
  return false;
}

function* walk(folder: string, depth: number, host: Pick<Host, "files">): Generator<string> {
  for (const { name, kind } of entriesOf(folder, host)) {
    const path = `${folder}/${name}`;
    if (kind === "file") yield path;
    if (kind === "folder" && depth < DEEPEST) yield* walk(path, depth + 1, host);
  }
}

function entriesOf(folder: string, { files }: Pick<Host, "files">): FolderEntry[] {
  return quietly(() => files.list(folder), () => []);
}
