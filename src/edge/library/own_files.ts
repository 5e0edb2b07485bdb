/**
 * Which files of a data folder OME made: what may go when a library is deleted.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/** The files of a data folder, as paths. */
export interface FolderFiles {
  /** Files that OME made, and folders that hold nothing else, the inner ones first. */
  readonly own: readonly string[];
  /** Everything else: files of other names, links, files that only lie where cards do. They stay. */
  readonly foreign: readonly string[];
}

/** What OME writes into a data folder, by path; where a document must show that it is one, by its front matter. */
const OWN_FILES: readonly { readonly path: RegExp; readonly isDocument?: true }[] = [
  { path: /^(config|quiet)\.json$/ },
  { path: /^events(\.[\w-]+)?\.jsonl$/ },
  { path: /^experiences\/(draft|active|archived)\/\.gitkeep$/ },
  { path: /^experiences\/(draft|active|archived)\/[^/]+\.md$/i, isDocument: true },
  { path: /^retrospectives\/[^/]+\/(input|candidates|applying)\.json$/ },
  { path: /^retrospectives\/[^/]+\/(decisions\.jsonl|review\.(md|html))$/ },
  { path: /^indexes\/[^/]+$/ },
  { path: /^memory\/index\.json$/ },
  { path: /(^|\/)\.[^/]+\.[0-9a-f]{8}\.ome-tmp$/ },
  { path: /^memory\/[^/]+\/[^/]+\.md$/i, isDocument: true },
];

/** The folders that OME makes. */
const OWN_FOLDER = /^(|experiences(\/(draft|active|archived))?|retrospectives(\/[^/]+)?|indexes|memory(\/[^/]+)?)$/;

/**
 * Sorts the content of a data folder. No link is followed: what is behind one is not in the library.
 *
 * @param folder The data folder.
 * @param host The outside world; only read.
 * @returns What OME made, in the order in which it can be removed, and what it did not make.
 */
export function sortFolder(folder: string, host: Pick<Host, "files">): FolderFiles {
  const own: string[] = [];
  const foreign: string[] = [];
  const visit = (relative: string): boolean => {
    let isEmpty = true;
    for (const { name, kind } of host.files.list(`${folder}/${relative}`.replace(/\/$/, ""))) {
      const path = relative === "" ? name : `${relative}/${name}`;
      if (kind === "folder" && OWN_FOLDER.test(path)) isEmpty = visit(path) && isEmpty;
      else if (kind === "file" && isOwn(path, folder, host)) own.push(`${folder}/${path}`);
      else {
        foreign.push(`${folder}/${path}`);
        isEmpty = false;
      }
    }
    if (isEmpty) own.push(relative === "" ? folder : `${folder}/${relative}`);
    return isEmpty;
  };
  if (host.files.stat(folder)?.kind === "folder") visit("");
  return { own, foreign };
}

function isOwn(path: string, folder: string, host: Pick<Host, "files">): boolean {
  const rule = OWN_FILES.find((candidate) => candidate.path.test(path));
  return rule !== undefined && (rule.isDocument === undefined || isDocument(`${folder}/${path}`, host));
}

/** Cards and records open with front matter that has an id; somebody's notes do not. */
function isDocument(path: string, { files }: Pick<Host, "files">): boolean {
  return quietly(() => /^\uFEFF?---\r?\n(?:[^\n]*\n){0,60}?id:/.test(files.readText(path)), () => false);
}
