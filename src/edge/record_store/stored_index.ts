/**
 * The file that an index of records is kept in: `indexes/records-<hash of the store's path>.json` of the data folder.
 *
 * It knows what every file looked like, so it belongs to this machine and not into the store, which may be in git.
 *
 * @module
 */

import type { RecordIndex } from "../../core/record/record_index.ts";
import { VERSION } from "../../core/version.ts";
import { writeAtomically, type WriteHost } from "../atomic_write.ts";
import { toHex } from "../hex.ts";
import { FileError, type FileSystem, type Host } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import type { RecordPlace } from "./record_files.ts";

/** What a file of the store looked like. */
export interface RecordStamp {
  readonly place: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly inode: number;
  /** Whether it holds a record that is fit to be shown. */
  readonly fit: boolean;
}

/** What the file holds. */
export interface StoredIndex {
  /** Every file of the store, in the order of their places. */
  readonly stamps: readonly RecordStamp[];
  /** The records of those that are fit, in the same order. */
  readonly index: RecordIndex;
  /** What the store's own `index.json` looked like. */
  readonly catalog: string;
}

/** The stamps as columns: a few long lists are read much faster than many small objects. */
interface StampColumns {
  /** Without the bar, which the separator is. */
  readonly places: string;
  readonly sizes: readonly number[];
  readonly times: readonly number[];
  readonly inodes: readonly number[];
  /** A digit a file. */
  readonly fit: string;
}

interface StoredFile {
  readonly version: string;
  readonly catalog: string;
  readonly stamps: StampColumns;
  readonly index: RecordIndex;
}

/** An index of any other version is no index: its profiles may mean something else. */
const FILE_VERSION = `1 ome ${VERSION}`;

/** No file name that a person gives holds it, and JSON writes it as it is. */
const SEPARATOR = "\u007f";

/**
 * How long a file must have been left alone before its looks are trusted. Times of files advance in steps of a few
 * milliseconds: a file that is read within the step of its last change could change again without its time saying so.
 */
const SETTLED_AFTER_MS = 50;

/** The time of a stamp that no file has, so that it will be read again. */
const UNSETTLED = -1;

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
    const file: StoredFile | null = JSON.parse(host.files.readText(path));
    if (file?.version !== FILE_VERSION) return undefined;
    return { stamps: readColumns(file.stamps), index: file.index, catalog: file.catalog };
  } catch (error) {
    if (error instanceof FileError || error instanceof SyntaxError) return undefined;
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
  { stamps, index, catalog }: StoredIndex,
  host: WriteHost & Pick<Host, "sha256">,
): Promise<void> {
  const path = await indexPath(store, host);
  if (path === undefined) return;
  const file: StoredFile = { version: FILE_VERSION, catalog, stamps: toColumns(stamps), index };
  try {
    host.files.makeFolder(path.slice(0, path.lastIndexOf("/")));
    writeAtomically({ path, content: JSON.stringify(file) }, host);
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
  return `${dataDir}/indexes/records-${toHex(digest.slice(0, 8))}.json`;
}

function realPathOf(path: string, files: FileSystem): string {
  return files.stat(path) === undefined ? path : files.realPath(path);
}

function toColumns(stamps: readonly RecordStamp[]): StampColumns {
  return {
    places: stamps.map(({ place }) => place).join(SEPARATOR),
    sizes: stamps.map(({ size }) => size),
    times: stamps.map(({ mtimeMs }) => mtimeMs),
    inodes: stamps.map(({ inode }) => inode),
    fit: stamps.map(({ fit }) => fit ? "1" : "0").join(""),
  };
}

function readColumns({ places, sizes, times, inodes, fit }: StampColumns): RecordStamp[] {
  if (places === "") return [];
  return places.split(SEPARATOR).map((place, at) => ({
    place,
    size: sizes[at] ?? 0,
    mtimeMs: times[at] ?? UNSETTLED,
    inode: inodes[at] ?? 0,
    fit: fit[at] === "1",
  }));
}
