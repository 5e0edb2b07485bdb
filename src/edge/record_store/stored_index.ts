/**
 * The file that an index of records is kept in: `indexes/records-<hash of the store's path>` of the data folder.
 *
 * It knows what every file looked like, so it belongs to this machine and not into the store, which may be in git.
 *
 * @module
 */

import { SCORER_VERSION } from "../../core/recall/versions.ts";
import { VERSION } from "../../core/version.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { realPathOf } from "../files/look.ts";
import { checksum } from "../binary/checksum.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import { FileError, type FileStat, type FileSystem, type Host, type OpenFile } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import { decodeStoredIndex, encodeStoredIndex, type RecordStamp, type StoredIndex, UNSETTLED } from "./index_codec.ts";
import { type FolderStamp, type RecordPlace, statRecord, type StoreListing } from "./record_files.ts";

/**
 * An index of any other version is no index: its terms may be cut in another way. It stands in the file and not in its
 * name, so that a version takes the place of the one before and none is left behind; who reads the old one keeps it open.
 */
const FILE_VERSION = `layout 6, ome ${VERSION}, ${SCORER_VERSION}`;

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
  const mtimeMs = isSettled(stat.mtimeMs, now) ? stat.mtimeMs : UNSETTLED;
  return { place, size: stat.size, mtimeMs, inode: stat.inode, fit };
}

/**
 * Notes when the folders of a store were last changed.
 *
 * @param listing The store, as it was listed.
 * @param now The time of day.
 * @returns The stamps; such that no folder has where one changed just now, or holds what may become a record by itself.
 */
export function settledFolders({ folders, findings }: StoreListing, now: Date): FolderStamp[] {
  return folders.map(({ place, mtimeMs }) => ({
    place,
    mtimeMs: findings.length === 0 && isSettled(mtimeMs, now) ? mtimeMs : UNSETTLED,
  }));
}

/**
 * Tells whether a store looks as it did, without listing its folders: their own times say whether a file came or went.
 *
 * @param root The absolute folder of the store.
 * @param stored How it looked.
 * @param files The file system.
 * @returns Whether every folder and every file is unchanged.
 */
export function isAsStored(
  root: string,
  { folders, stamps }: Pick<StoredIndex, "folders" | "stamps">,
  files: Pick<FileSystem, "stat" | "lstat">,
): boolean {
  return folders.length > 0 &&
    folders.every(({ place, mtimeMs }) => files.stat(`${root}/${place}`)?.mtimeMs === mtimeMs) &&
    stamps.every((stamp) => isUnchanged(stamp, statRecord(`${root}/${stamp.place}`, files)));
}

/**
 * Tells whether a file looks as it did.
 *
 * @param stamp How it looked.
 * @param stat How it looks; undefined where nothing stands.
 */
export function isUnchanged(stamp: RecordStamp, stat: FileStat | undefined): boolean {
  return stat?.kind === "file" && stat.mtimeMs === stamp.mtimeMs && stat.size === stamp.size &&
    stat.inode === stamp.inode;
}

function isSettled(mtimeMs: number, now: Date): boolean {
  const age = now.getTime() - mtimeMs;
  return age >= SETTLED_AFTER_MS || age < 0;
}

/** An index whose file is open; it may be closed more than once. */
export interface OpenedIndex extends StoredIndex, Disposable {}

/**
 * Opens the index of a store.
 *
 * @param store The store.
 * @param host The outside world.
 * @returns The index, to be closed by whoever asked; undefined where there is none that can be used.
 */
export function openStoredIndex(store: RecordStore, host: Pick<Host, "files">): OpenedIndex | undefined {
  const path = indexPath(store, host);
  if (path === undefined) return undefined;
  try {
    if (host.files.stat(path)?.kind !== "file") return undefined;
    return openFile(host.files.open(path));
  } catch (error) {
    if (error instanceof FileError || error instanceof IndexFileError) return undefined;
    throw error;
  }
}

function openFile(file: OpenFile): OpenedIndex {
  let isOpen = true;
  const close = () => {
    if (isOpen) file.close();
    isOpen = false;
  };
  try {
    return { ...decodeStoredIndex(file, FILE_VERSION), [Symbol.dispose]: close };
  } catch (error) {
    file.close();
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
export function writeStoredIndex(store: RecordStore, content: StoredIndex, host: WriteHost): void {
  const path = indexPath(store, host);
  if (path === undefined) return;
  try {
    host.files.makeFolder(path.slice(0, path.lastIndexOf("/")));
    writeAtomically({ path, content: encodeStoredIndex(content, FILE_VERSION) }, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}

/** Two stores that share a name by chance cost each other their indexes, and no answer: files are told apart by their looks. */
function indexPath({ root, dataDir }: RecordStore, { files }: Pick<Host, "files">): string | undefined {
  if (dataDir === undefined || files.stat(dataDir)?.kind !== "folder") return undefined;
  const name = checksum(new TextEncoder().encode(realPathOf(root, { files }))).toString(16).padStart(8, "0");
  return `${dataDir}/indexes/records-${name}.bin`;
}
