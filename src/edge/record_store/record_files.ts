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
  if (files.stat(root)?.kind !== "folder") return { files: found, findings };
  const realRoot = files.realPath(root);
  const visit = (folder: string, prefix: string, level: number): void => {
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
    // `lstat` is the cheaper call, and hardly any record is a link.
    const stat = isLink ? files.stat(path) : files.lstat(path);
    if (stat?.kind !== "file") findings.push(stray(path, "It leads to no file"));
    else if (isLink && !isInside(files.realPath(path), realRoot)) findings.push(stray(path, "A link out of the store"));
    else found.push({ path, place, stat });
  };
  enter(root, "", 0);
  return { files: found.sort((a, b) => (a.place < b.place ? -1 : 1)), findings };
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
