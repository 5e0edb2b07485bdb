/**
 * Writing so that a reader sees the old file or the new one, and a kill at any moment leaves one of the two.
 *
 * @module
 */

import { toHex } from "./hex.ts";
import { FileError, type Host } from "../host.ts";
import { baseName, parentFolder } from "./path.ts";

/** What writing needs of the outside world. */
export type WriteHost = Pick<Host, "files" | "now" | "randomBytes">;

/** A leftover of a killed process is at least this old; a younger one may be somebody's work in progress. */
const LEFTOVER_AGE_MS = 60_000;

const LEFTOVER = /^\..+\.[0-9a-f]{8}\.ome-tmp$/;

/** A file and what it shall hold. */
export interface FileChange {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Mode of a file that is not there yet; one that is keeps its own. */
  readonly mode?: number;
}

/**
 * Writes a file as a whole: a temporary file beside it, synced, then renamed over it.
 *
 * A symbolic link stays, and its target is written. The file keeps its mode.
 *
 * @param change The file and its new content; its folder must be there.
 * @param host The outside world.
 * @throws {FileError} Where it cannot be written, `permission` for a file that its owner closed to writing; the old content is then untouched.
 */
export function writeAtomically({ path, content, mode }: FileChange, host: WriteHost): void {
  const { files } = host;
  const target = files.lstat(path)?.kind === "link" ? files.realPath(path) : path;
  const old = files.stat(target);
  if (old?.kind === "folder") throw new FileError("not-a-file", path, "it is a folder");
  if (old?.mode !== undefined && (old.mode & 0o200) === 0) {
    throw new FileError("permission", path, "it is closed to writing");
  }
  removeLeftovers(parentFolder(target), host);
  const temporary = temporaryPath(target, host);
  try {
    files.create(temporary, content, old?.mode ?? mode);
    files.rename(temporary, target);
  } catch (error) {
    discard(temporary, files);
    // The person knows the file by its own name, not by that of the temporary one.
    throw error instanceof FileError ? new FileError(error.kind, path, error.detail, { cause: error }) : error;
  }
}

/** Hidden, with an ending of its own: whoever lists cards or settings never takes it for one. */
function temporaryPath(target: string, { randomBytes }: WriteHost): string {
  return `${parentFolder(target)}/.${baseName(target)}.${toHex(randomBytes(4))}.ome-tmp`;
}

function removeLeftovers(folder: string, { files, now }: WriteHost): void {
  const youngest = now().getTime() - LEFTOVER_AGE_MS;
  for (const { name, kind } of files.list(folder)) {
    if (kind !== "file" || !LEFTOVER.test(name)) continue;
    const path = `${folder}/${name}`;
    if ((files.lstat(path)?.mtimeMs ?? Infinity) < youngest) discard(path, files);
  }
}

/** Best effort: what cannot be removed now will be by a later write. */
function discard(path: string, files: Host["files"]): void {
  try {
    if (files.lstat(path)) files.remove(path);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}
