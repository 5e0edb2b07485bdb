/**
 * `indexes/sources.json`: pointers to past sessions, which can be made again at any time.
 *
 * @module
 */

import { readSource, type Source } from "../core/session/source.ts";
import { isObject, parseJson } from "../core/text/json.ts";
import { writeAtomically, type WriteHost } from "./files/atomic_write.ts";
import { textAt } from "./files/look.ts";
import type { Host } from "./host.ts";
import { INDEX_FOLDER } from "./library/index_place.ts";
import { type LockHost, takeLock } from "./files/lock.ts";

const VERSION = 1;

/** Only the person may see where they have been at work. */
const MODE = 0o600;

/**
 * Reads the index; one that is missing or broken is an empty one.
 *
 * @param dataDir The data folder.
 * @param host The outside world.
 * @returns The pointers, newest session first, without anything that is no field of one.
 */
export function readSourceIndex(dataDir: string, host: Pick<Host, "files">): Source[] {
  const index = parseJson(textAt(pathIn(dataDir), host) ?? "");
  if (!isObject(index) || index.version !== VERSION || !Array.isArray(index.sources)) return [];
  return index.sources.flatMap((each) => readSource(each) ?? []);
}

/**
 * Changes the index while nobody else does.
 *
 * @param dataDir The data folder, which must be there.
 * @param change From the pointers that are there to those that shall be.
 * @param host The outside world.
 * @returns The pointers that are there now.
 */
export async function changeSourceIndex(
  dataDir: string,
  change: (sources: readonly Source[]) => readonly Source[],
  host: LockHost & WriteHost,
): Promise<readonly Source[]> {
  using _lock = await takeLock(dataDir, host);
  const sources = [...change(readSourceIndex(dataDir, host))].sort(newestFirst);
  host.files.makeFolder(`${dataDir}/${INDEX_FOLDER}`, 0o700);
  const content = JSON.stringify({ version: VERSION, sources }, null, 1) + "\n";
  writeAtomically({ path: pathIn(dataDir), content, mode: MODE }, host);
  return sources;
}

function pathIn(dataDir: string): string {
  return `${dataDir}/${INDEX_FOLDER}/sources.json`;
}

function newestFirst(a: Source, b: Source): number {
  const [one, other] = [a.startedAt ?? "", b.startedAt ?? ""];
  if (one !== other) return one > other ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
