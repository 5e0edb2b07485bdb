/**
 * `indexes/experiences.json`: every card of the library in a line, for people and other programs.
 *
 * It can be deleted at any time: the next command makes it again. Files that look as they did are not read for it.
 *
 * @module
 */

import type { Card, CardStatus } from "../../core/card/card.ts";
import { isObject, parseJson } from "../../core/text/json.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import type { FileStat, Host } from "../host.ts";
import { allCardFiles, type CardFile } from "./card_files.ts";
import { INDEX_FOLDER } from "./index_place.ts";
import type { Library } from "./library.ts";
import { readCard } from "./read_card.ts";
import { writeList } from "./write_list.ts";

/** The version of the list's format. */
const VERSION = 1;

/** A file that was changed this shortly before it was read may change again without its time saying so. */
const SETTLED_AFTER_MS = 50;

/** What one file looked like. */
interface FileLooks {
  /** The path within the library. */
  readonly file: string;
  readonly size: number;
  /** Milliseconds since 1970; 0 where the time cannot be relied upon. */
  readonly mtimeMs: number;
}

/** One card in the list. */
export interface ListedCard extends FileLooks, Pick<Card, "id" | "status" | "title" | "category" | "language"> {
  readonly policy: Card["recall"]["policy"];
}

/** A file that holds no card. */
export interface ListedProblem extends FileLooks {
  readonly status: CardStatus;
  /** What is wrong first, as `line code`. */
  readonly problem: string;
}

/** One file in the list. */
export type ListEntry = ListedCard | ListedProblem;

/** What listing needs of the outside world. */
export type ListHost = WriteHost & Pick<Host, "files" | "now">;

/**
 * Brings the list up to date.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns Its entries, by status and id, and whether it had to be written.
 * @throws {FileError} Where it cannot be written.
 */
export function refreshExperienceList(
  library: Library,
  host: ListHost,
): { readonly entries: readonly ListEntry[]; readonly isWritten: boolean } {
  const path = `${library.folder}/${INDEX_FOLDER}/experiences.json`;
  const known = new Map(readEntries(path, host).map((entry) => [entry.file, entry]));
  const entries = allCardFiles(library, host).map((file) => {
    const looks = looksOf(file.path.slice(library.folder.length + 1), host.files.stat(file.path), host);
    const before = known.get(looks.file);
    return before !== undefined && isSame(before, looks) ? before : { ...looks, ...contentOf(file, host) };
  });
  return { entries, isWritten: writeList(path, { version: VERSION, experiences: entries }, host) };
}

function contentOf(file: CardFile, host: Pick<Host, "files">) {
  const { stored, findings } = readCard(file, host);
  if (stored === undefined) {
    const { line = 1, code = "card.unreadable" } = findings.find(({ level }) => level === "error") ?? {};
    return { status: file.status, problem: `${line} ${code}` };
  }
  const { id, status, title, category, language, recall: { policy } } = stored.card;
  return { id, status, title, category, language, policy };
}

function looksOf(file: string, stat: FileStat | undefined, { now }: Pick<Host, "now">): FileLooks {
  const { size = 0, mtimeMs = 0 } = stat ?? {};
  return { file, size, mtimeMs: now().getTime() - mtimeMs < SETTLED_AFTER_MS ? 0 : mtimeMs };
}

function isSame(one: FileLooks, other: FileLooks): boolean {
  return one.mtimeMs !== 0 && one.mtimeMs === other.mtimeMs && one.size === other.size;
}

/** What an earlier list says; nothing where there is none, or one that is not ours. */
function readEntries(path: string, { files }: Pick<Host, "files">): readonly ListEntry[] {
  const list = files.stat(path) === undefined ? undefined : parseJson(files.readText(path));
  return isObject(list) && list.version === VERSION && Array.isArray(list.experiences)
    ? list.experiences.filter(isEntry)
    : [];
}

function isEntry(value: unknown): value is ListEntry {
  return isObject(value) && typeof value.file === "string" && typeof value.status === "string" &&
    [value.size, value.mtimeMs].every((number) => typeof number === "number") &&
    (typeof value.problem === "string" || [value.id, value.category].every((text) => typeof text === "string"));
}
