/**
 * How a file of ours remembers how many folders were made for it.
 *
 * Taking it away must leave the folders as they were: those that we made go, and one that was there stays, empty or not.
 * A list elsewhere would go stale, so blank lines at the end of the file tell, one for each folder. Where somebody else
 * wrote the file anew they are gone, and an empty folder stays: less is lost with that than the other way round.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import { parentFolder } from "./path.ts";
import type { TextChange } from "./text_change.ts";
import { readWholeText } from "./whole_text.ts";

/** What follows the last line: its line end, then the blank lines of the note. */
const END_OF_FILE = /^[ \t]*\r?\n((?:\r?\n)+)$/;

/** A file that may be made or removed, with the note in it. */
export interface NotedFile extends Pick<TextChange, "path" | "before"> {
  /** Folders that were made for other files of ours: the last to go takes them along. Default: none. */
  readonly own?: ReadonlySet<string>;
}

/**
 * Edits the text of a file beside its note, which stays; a new file gets one.
 *
 * @param file The absolute path of the file and its text; undefined where there is no file.
 * @param edit Makes the new text, ending with a line end, of the old one without a note; undefined for no file.
 * @param host The outside world; only read.
 * @returns The new text.
 */
export function besideFolderNote(
  { path, before, own = new Set() }: NotedFile,
  edit: (bare: string | undefined) => string | undefined,
  { files }: Pick<Host, "files">,
): string | undefined {
  const note = before === undefined ? folderNote({ path, own }, { files }) : noteOf(before);
  const edited = edit(before?.slice(0, before.length - note.length));
  return edited === undefined ? undefined : edited + note;
}

/**
 * The note of a file that is about to be made, before its folders are.
 *
 * @param file The absolute path of the file.
 * @param host The outside world; only read.
 * @returns What follows the line end of its last line; empty where every folder is there.
 */
export function folderNote(
  { path, own = new Set() }: Omit<NotedFile, "before">,
  { files }: Pick<Host, "files">,
): string {
  return "\n".repeat(countOwn(path, own, files));
}

/** How many folders around a file are going to be made for it, or were made for others. */
function countOwn(path: string, own: ReadonlySet<string>, files: Host["files"]): number {
  const folder = parentFolder(path);
  if (folder === path || (files.stat(folder) !== undefined && !own.has(folder))) return 0;
  return 1 + countOwn(folder, own, files);
}

/**
 * The folders that were made for files, as those say themselves.
 *
 * @param paths The absolute paths of files; those that are not there have none.
 * @param host The outside world.
 * @returns Absolute folders.
 */
export function foldersMadeFor(paths: readonly string[], host: Pick<Host, "files">): Set<string> {
  return new Set(paths.flatMap((path) => madeFor({ path, before: readWholeText(path, host).text })));
}

/**
 * Removes the folders that were made for files which are gone, as far as nothing else lies in them.
 *
 * @param changes What was done; changes that removed no file have no folders to give back.
 * @param host The outside world.
 */
export function removeMadeFolders(changes: readonly TextChange[], host: Pick<Host, "files" | "home">): void {
  const made = new Set(changes.filter(({ after }) => after === undefined).flatMap(madeFor));
  made.delete(host.home() ?? "");
  const innermostFirst = [...made].sort((one, other) => other.length - one.length);
  for (const folder of innermostFirst) quietly(() => removeEmpty(folder, host), () => undefined);
}

function madeFor({ path, before = "" }: NotedFile): string[] {
  const folders: string[] = [];
  for (let at = path; folders.length < noteOf(before).split("\n").length - 1;) folders.push(at = parentFolder(at));
  return folders;
}

function noteOf(text: string): string {
  const content = text.trimEnd();
  return (content !== "" && END_OF_FILE.exec(text.slice(content.length))?.[1]) || "";
}

/** A link stays, whatever it leads to. */
function removeEmpty(folder: string, { files }: Pick<Host, "files">): void {
  if (files.lstat(folder)?.kind === "folder" && files.list(folder).length === 0) files.remove(folder);
}
