/**
 * The file that an index of records is kept in: `indexes/records-<hash of the store's path>` of the data folder.
 *
 * It knows what every file looked like, so it belongs to this machine and not into the store, which may be in git.
 *
 * @module
 */

import { VERSION } from "../../core/version.ts";
import { writeAtomically, type WriteHost } from "../atomic_write.ts";
import { toHex } from "../hex.ts";
import { FileError, type FileSystem, type Host } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import { decodeStoredIndex, encodeStoredIndex, type RecordStamp, type StoredIndex, UNSETTLED } from "./index_codec.ts";
import type { RecordPlace } from "./record_files.ts";

/** An index of any other version is no index: its profiles may mean something else. */
const FILE_VERSION = `2 ome ${VERSION}`;

/**
 * How long a file must have been left alone before its looks are trusted. Times of files advance in steps of a few
 * milliseconds: a file that is read within the step of its last change could change again without its time saying so.
 */
const SETTLED_AFTER_MS = 50;

/**
 * Notes what a file looks like.
 *
 * @param file The file, looked at before it was read.
 * @param seen Whether it is fit to be shown, and the time of day.
 * @returns The stamp; one that no file has where the file changed just now.
 */
export function settledStamp(
  { place, stat }: RecordPlace,
  { fit, now }: { readonly fit: boolean; readonly now: Date },
): RecordStamp {
  const age = now.getTime() - stat.mtimeMs;
  const isSettled = age >= SETTLED_AFTER_MS || age < 0;
  return { place, size: stat.size, mtimeMs: isSettled ? stat.mtimeMs : UNSETTLED, inode: stat.inode, fit };
}

/**
 * Tells whether files look as they did.
 *
 * @param files The files, in the order of their places.
 * @param stored How they looked.
 * @returns Whether they are the same files, each unchanged.
 */
export function isAsStored(files: readonly RecordPlace[], { stamps }: Pick<StoredIndex, "stamps">): boolean {
  return files.length === stamps.length && files.every(({ place, stat }, at) => {
    const stamp = stamps[at];
    return stamp !== undefined && stamp.place === place && stamp.size === stat.size &&
      stamp.mtimeMs === stat.mtimeMs && stamp.inode === stat.inode;
  });
}

/**
 * Reads the index of a store.
 *
 * @param store The store.
 * @param host The outside world.
 * @returns The index; undefined where there is none that can be used.
 */
export async function readStoredIndex(
  store: RecordStore,
  host: Pick<Host, "files" | "sha256">,
): Promise<StoredIndex | undefined> {
  const path = await indexPath(store, host);
  if (path === undefined) return undefined;
  try {
    if (host.files.stat(path)?.kind !== "file") return undefined;
    return decodeStoredIndex(host.files.read(path), FILE_VERSION);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

/**
 * Keeps the index of a store; where there is no data folder, or none that can be written to, nothing is kept.
 *
 * @param store The store.
 * @param content The index.
 * @param host The outside world.
 */
export async function writeStoredIndex(
  store: RecordStore,
  content: StoredIndex,
  host: WriteHost & Pick<Host, "sha256">,
): Promise<void> {
  const path = await indexPath(store, host);
  if (path === undefined) return;
  try {
    host.files.makeFolder(path.slice(0, path.lastIndexOf("/")));
    writeAtomically({ path, content: encodeStoredIndex(content, FILE_VERSION) }, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}

async function indexPath(
  { root, dataDir }: RecordStore,
  { files, sha256 }: Pick<Host, "files" | "sha256">,
): Promise<string | undefined> {
  if (dataDir === undefined || files.stat(dataDir)?.kind !== "folder") return undefined;
  const digest = await sha256(new TextEncoder().encode(realPathOf(root, files)));
  return `${dataDir}/indexes/records-${toHex(digest.slice(0, 8))}.bin`;
}

function realPathOf(path: string, files: FileSystem): string {
  return files.stat(path) === undefined ? path : files.realPath(path);
}
