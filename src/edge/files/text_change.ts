/**
 * A change of one text file that a person is shown before it is made.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { writeAtomically, type WriteHost } from "./atomic_write.ts";
import { CommandError } from "../command_error.ts";
import type { FileError, Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import { parentFolder } from "./path.ts";
import { type CopyHost, keepSafetyCopy } from "./safety_copy.ts";
import { readWholeText } from "./whole_text.ts";

/** A file's text before and after. */
export interface TextChange {
  readonly path: string;
  /** The text of the file; undefined where there is none. */
  readonly before: string | undefined;
  /** The text that it shall have; undefined where there shall be no file. The same as before: nothing to do. */
  readonly after: string | undefined;
}

/**
 * Whether a change would change anything.
 *
 * @param change The change.
 */
export function isOpen({ before, after }: TextChange): boolean {
  return before !== after;
}

/**
 * Carries a change out: a safety copy, then the whole file at once, through links.
 *
 * @param change The change, as it was planned and shown.
 * @param host The outside world.
 * @throws {CommandError} `file.changed` where somebody wrote to the file in between.
 * @throws {FileError} Where it cannot be written; the old text is then untouched.
 */
export function applyTextChange(change: TextChange, host: WriteHost & CopyHost): void {
  const { path, before, after } = change;
  if (!isOpen(change)) return;
  requireUnchanged(change, host);
  if (before !== undefined) keepSafetyCopy(path, host);
  if (after === undefined) return host.files.remove(host.files.realPath(path));
  if (before === undefined) host.files.makeFolder(parentFolder(path));
  writeAtomically({ path, content: after }, host);
}

/**
 * Carries a change out, and takes a closed file for an answer: it is no reason to leave out what else is to be done.
 *
 * @param change The change, as it was planned and shown.
 * @param host The outside world.
 * @returns Why the file was left alone; undefined where the change was made.
 * @throws {CommandError} `file.changed` where somebody wrote to the file in between.
 */
export function tryTextChange(change: TextChange, host: WriteHost & CopyHost): Finding | undefined {
  return quietly(() => void applyTextChange(change, host), (error) => unwritable(change.path, error));
}

function unwritable(path: string, { detail }: FileError): Finding {
  return {
    code: "file.unwritable",
    level: "error",
    message: `It cannot be written: ${detail}`,
    mend: "Check who owns the file and its folder, and their permissions",
    path,
  };
}

function requireUnchanged({ path, before }: TextChange, host: Pick<Host, "files">): void {
  const now = host.files.stat(path) === undefined ? undefined : readWholeText(path, host).text;
  if (now === before) return;
  throw new CommandError("file.changed", `"${path}" was changed in the meantime`, "Run the command again");
}
