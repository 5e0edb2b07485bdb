/**
 * Holds a stored index against the folder that it was made from, so that a hand edit is seen by the very next prompt.
 *
 * @module
 */

import type { FileStat, FileSystem } from "../host.ts";
import { type FileStamp, isUnchanged } from "./file_stamp.ts";
import type { OpenedIndex } from "./open_index.ts";

/** What no longer is as the index has it. */
export interface FolderDifference {
  /** Ordinals of cards that were changed or removed. */
  readonly hidden: ReadonlySet<number>;
  /** How many cards with policy `off` were changed or removed. */
  readonly hiddenOff: number;
  /** Names of files that are new or were changed, in code-unit order. */
  readonly changed: readonly string[];
  /** Files that held no card and did not change. */
  readonly broken: readonly FileStamp[];
}

/**
 * Compares every indexed file with what lies in the folder now: one `lstat` a file.
 *
 * The folder itself is listed only if its own time changed, which it does when a file is added, renamed or removed.
 *
 * @param folder The folder of active cards.
 * @param opened The index of that folder.
 * @param files The file system.
 * @returns The difference.
 */
export function checkFolder(
  folder: string,
  opened: Pick<OpenedIndex, "stamps" | "folderMtimeMs">,
  files: Pick<FileSystem, "stat" | "lstat" | "list">,
): FolderDifference {
  const { stamps } = opened;
  const changed = newNames(folder, opened, files);
  const hidden = new Set<number>();
  const broken = new Set(stamps.broken);
  let hiddenOff = 0;
  for (let place = 0; place < stamps.names.length; place++) {
    const stat = statCard(`${folder}/${stamps.names[place]}`, files);
    if (isUnchanged(stamps, place, stat)) continue;
    const { name, role } = stamps.at(place);
    if (role === "card") hidden.add(stamps.ordinalAt(place));
    if (role === "off") hiddenOff++;
    broken.delete(place);
    if (stat !== undefined) changed.push(name);
  }
  return { hidden, hiddenOff, changed: changed.sort(), broken: [...broken].map(stamps.at) };
}

/**
 * What stands at a card's path, links followed.
 *
 * @param path The path of a card file.
 * @param files The file system.
 * @returns Its state; undefined where nothing stands.
 */
export function statCard(path: string, files: Pick<FileSystem, "stat" | "lstat">): FileStat | undefined {
  // `lstat` is the cheaper call, and hardly any card is a link.
  const stat = files.lstat(path);
  return stat?.kind === "link" ? files.stat(path) : stat;
}

function newNames(
  folder: string,
  { stamps, folderMtimeMs }: Pick<OpenedIndex, "stamps" | "folderMtimeMs">,
  files: Pick<FileSystem, "stat" | "list">,
): string[] {
  const stat = files.stat(folder);
  if (stat === undefined || stat.mtimeMs === folderMtimeMs) return [];
  const known = new Set(stamps.names);
  return files.list(folder).map(({ name }) => name).filter((name) => isCardName(name) && !known.has(name));
}

/**
 * Whether a name in the folder of active cards is one that a card may have.
 *
 * @param name A file's name.
 * @returns Whether it ends in `.md`, in any case, and is not hidden (`._x.md` is a shadow that macOS leaves).
 */
export function isCardName(name: string): boolean {
  return !name.startsWith(".") && name.toLowerCase().endsWith(".md");
}
