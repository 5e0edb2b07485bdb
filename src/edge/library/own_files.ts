/**
 * Which files of a data folder OME made: what may go when a library is deleted.
 *
 * @module
 */

import { foldersMadeFor } from "../files/made_folders.ts";
import { parentFolder } from "../files/path.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import { configPath } from "../settings/config_file.ts";

/** The files of a data folder, as paths. */
export interface FolderFiles {
  /** Files that OME made, and folders that it made and that hold nothing else, the inner ones first. */
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
export function sortFolder(folder: string, host: Pick<Host, "files" | "home">): FolderFiles {
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
    if (isEmpty && relative !== "") own.push(`${folder}/${relative}`);
    return isEmpty;
  };
  const isWhole = host.files.stat(folder)?.kind === "folder" && visit("");
  if (isWhole && own.length > 0) own.push(...foldersAround(folder, host));
  return { own, foreign };
}

/**
 * The data folder, and the folders that were made to hold it and hold nothing else. Where settings do not say that it
 * was made, it was there before; without settings, cards and the like are there because a command made it for them.
 */
function foldersAround(folder: string, { files, home }: Pick<Host, "files" | "home">): string[] {
  const settings = configPath(folder);
  const made = foldersMadeFor([settings], { files });
  made.delete(home() ?? "");
  if (files.lstat(settings) !== undefined && !made.has(folder)) return [];
  const around = [folder];
  for (let at = parentFolder(folder); made.has(at) && files.list(at).length === 1; at = parentFolder(at)) {
    made.delete(at); // a root is its own parent
    around.push(at);
  }
  return around;
}

function isOwn(path: string, folder: string, host: Pick<Host, "files">): boolean {
  const rule = OWN_FILES.find((candidate) => candidate.path.test(path));
  return rule !== undefined && (rule.isDocument === undefined || isDocument(`${folder}/${path}`, host));
}

/** Cards and records open with front matter that has an id; somebody's notes do not. */
function isDocument(path: string, { files }: Pick<Host, "files">): boolean {
  return quietly(() => /^\uFEFF?---\r?\n(?:[^\n]*\n){0,60}?id:/.test(files.readText(path)), () => false);
}
