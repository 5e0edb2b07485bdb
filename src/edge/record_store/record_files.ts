/**
 * The files of a store that should be records, told by their names alone.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { isRecordName } from "../../core/record/place.ts";
import { FileError, type FileStat, type FileSystem } from "../host.ts";

/** A file that should hold a record. */
export interface RecordPlace {
  readonly path: string;
  /** Its path below the store's root, with `/` between its parts. */
  readonly place: string;
  /** What its file looks like, links followed. */
  readonly stat: FileStat;
}

/** What a store holds. */
export interface StoreListing {
  /** In the order of their places. */
  readonly files: readonly RecordPlace[];
  /** What has a record's name and is none. */
  readonly findings: readonly Finding[];
  /** Every folder that was listed, and the time of its last change before that. */
  readonly folders: readonly FolderStamp[];
}

/** A folder of a store, and when something was last added to it, renamed or removed. */
export interface FolderStamp {
  /** The path below the store's root, ending with `/`; empty for the root. */
  readonly place: string;
  readonly mtimeMs: number;
}

/** Folders in a store that lie deeper are not looked into. */
const MOST_LEVELS = 6;

/**
 * Lists the records of a store, following no link out of it.
 *
 * @param root The absolute folder of the store.
 * @param files The file system.
 * @returns The files that should be records, and what only looks like one; nothing where there is no store.
 */
export function listRecordFiles(root: string, files: FileSystem): StoreListing {
  const found: RecordPlace[] = [];
  const findings: Finding[] = [];
  const folders: FolderStamp[] = [];
  if (files.stat(root)?.kind !== "folder") return { files: found, findings, folders };
  const realRoot = files.realPath(root);
  const visit = (folder: string, prefix: string, level: number): void => {
    folders.push({ place: prefix, mtimeMs: files.stat(folder)?.mtimeMs ?? 0 });
    for (const { name, kind } of files.list(folder)) {
      const [path, place] = [`${folder}/${name}`, `${prefix}${name}`];
      if (kind === "folder" && isRecordName(name)) findings.push(stray(path, "A folder with the name of a record"));
      else if (kind === "folder" && !name.startsWith(".") && level < MOST_LEVELS) enter(path, `${place}/`, level + 1);
      else if (kind !== "folder" && isRecordName(name)) addFile({ path, place, isLink: kind === "link" });
    }
  };
  const enter = (folder: string, prefix: string, level: number): void => {
    try {
      visit(folder, prefix, level);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      findings.push(stray(folder, `It cannot be read: ${error.detail}`));
    }
  };
  const addFile = ({ path, place, isLink }: { path: string; place: string; isLink: boolean }): void => {
    const stat = statRecord(path, files);
    if (stat?.kind !== "file") findings.push(stray(path, "It leads to no file"));
    else if (isLink && !isInside(files.realPath(path), realRoot)) findings.push(stray(path, "A link out of the store"));
    else found.push({ path, place, stat });
  };
  enter(root, "", 0);
  return { files: found.sort((a, b) => (a.place < b.place ? -1 : 1)), findings, folders };
}

/**
 * What stands at a record's path, links followed.
 *
 * @param path The path of a record.
 * @param files The file system.
 * @returns Its state; undefined where nothing stands.
 */
export function statRecord(path: string, files: Pick<FileSystem, "stat" | "lstat">): FileStat | undefined {
  // `lstat` is the cheaper call, and hardly any record is a link.
  const stat = files.lstat(path);
  return stat?.kind === "link" ? files.stat(path) : stat;
}

function stray(path: string, message: string): Finding {
  return {
    code: "exp.stray",
    level: "error",
    message,
    mend: "Put the record itself in its place, or remove it",
    path,
    line: 1,
  };
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder) && /^[\\/]/.test(path.slice(folder.length));
}
