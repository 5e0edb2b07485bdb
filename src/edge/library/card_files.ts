/**
 * The files of a library that should be cards, told by their names alone.
 *
 * It is loaded on the hook path: nothing here opens a card.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import type { Finding } from "../../core/finding.ts";
import { FileError, type FolderEntry, type Host } from "../host.ts";
import { unreadable } from "../files/whole_text.ts";
import { CARD_STATUSES, type Library, statusFolder } from "./library.ts";

/** A file that should hold a card. */
export interface CardFile {
  readonly library: Library;
  /** The status that its folder stands for. */
  readonly status: CardStatus;
  readonly path: string;
  /** The id that its name stands for, composed (NFC). */
  readonly id: string;
}

/** What a folder of cards holds. */
export interface CardFolder {
  /** In the order of their ids. */
  readonly files: readonly CardFile[];
  /** What has a card's name and is none. */
  readonly findings: readonly Finding[];
}

/** What a name that ends like a card's turns out to be, other than a card. */
type Stray = "macos" | "folder" | "dangling" | "outside";

const STRAYS: Readonly<Record<Stray, Pick<Finding, "code" | "level" | "message" | "mend">>> = {
  macos: {
    code: "library.macos-file",
    level: "warning",
    message: "A file that macOS leaves beside another, not a card",
    mend: "Remove it",
  },
  folder: {
    code: "library.folder",
    level: "error",
    message: "A folder with the name of a card",
    mend: "Move the cards in it up, or rename it",
  },
  dangling: {
    code: "library.dangling-link",
    level: "error",
    message: "A link that leads to no file",
    mend: "Remove it, or put the file back",
  },
  outside: {
    code: "library.outside",
    level: "error",
    message: "A link out of the library; it is not followed",
    mend: "Put the card itself here",
  },
};

const CARD_NAME = /\.md$/i;

/**
 * Lists the cards of one status, following no link out of the library.
 *
 * @param library The library.
 * @param which The status, and the names to look at; all that lie in the folder unless told.
 * @param host The outside world.
 * @returns The files that should be cards, and what only looks like one.
 */
export function listCardFiles(
  library: Library,
  { status, names }: { readonly status: CardStatus; readonly names?: readonly string[] },
  { files }: Pick<Host, "files">,
): CardFolder {
  const folder = statusFolder(library, status);
  try {
    if (files.stat(folder) === undefined) return { files: [], findings: [] };
    const root = files.realPath(library.folder);
    if (!isInside(files.realPath(folder), root)) return { files: [], findings: [strayAt(folder, "outside")] };
    const entries = (names === undefined ? files.list(folder) : entriesOf(names, folder, files)).filter(({ name }) =>
      CARD_NAME.test(name)
    );
    return sortOut(entries, { library, status, folder, root }, files);
  } catch (error) {
    if (error instanceof FileError) return { files: [], findings: [unreadable(folder, error)] };
    throw error;
  }
}

/**
 * The files of a library that should hold cards, whatever their status.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns The files in the order of {@linkcode CARD_STATUSES}; folders that cannot be read hold none.
 */
export function allCardFiles(library: Library, host: Pick<Host, "files">): CardFile[] {
  return CARD_STATUSES.flatMap((status) => listCardFiles(library, { status }, host).files);
}

interface Place {
  readonly library: Library;
  readonly status: CardStatus;
  readonly folder: string;
  /** Real path of the library's folder. */
  readonly root: string;
}

function entriesOf(names: readonly string[], folder: string, files: Host["files"]): FolderEntry[] {
  return names.flatMap((name) => {
    const kind = files.lstat(`${folder}/${name}`)?.kind;
    return kind === undefined ? [] : [{ name, kind }];
  });
}

function sortOut(entries: readonly FolderEntry[], place: Place, files: Host["files"]): CardFolder {
  const { library, status, folder, root } = place;
  const cards: CardFile[] = [];
  const findings: Finding[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    const stray = strayOf(entry, { path, root }, files);
    if (stray) findings.push(strayAt(path, stray));
    else if (!entry.name.startsWith(".")) {
      cards.push({ library, status, path, id: entry.name.replace(CARD_NAME, "").normalize("NFC") });
    }
  }
  return { files: cards.sort((a, b) => (a.id < b.id ? -1 : 1)), findings };
}

/** Other hidden files belong to editors and file managers, and are nobody's business. */
function strayOf(
  { name, kind }: FolderEntry,
  { path, root }: { path: string; root: string },
  files: Host["files"],
): Stray | undefined {
  if (name.startsWith("._")) return "macos";
  if (name.startsWith(".") || kind === "file") return undefined;
  if (kind !== "link") return "folder";
  const target = files.stat(path)?.kind;
  if (target === undefined) return "dangling";
  if (target !== "file") return "folder";
  return isInside(files.realPath(path), root) ? undefined : "outside";
}

function strayAt(path: string, stray: Stray): Finding {
  return { ...STRAYS[stray], path, line: 1 };
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder) && /^$|^[\\/]/.test(path.slice(folder.length));
}
