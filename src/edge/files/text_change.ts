/**
 * A change of one text file that a person is shown before it is made.
 *
 * @module
 */

import { writeAtomically, type WriteHost } from "./atomic_write.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
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

function requireUnchanged({ path, before }: TextChange, host: Pick<Host, "files">): void {
  const now = host.files.stat(path) === undefined ? undefined : readWholeText(path, host).text;
  if (now === before) return;
  throw new CommandError("file.changed", `"${path}" was changed in the meantime`, "Run the command again");
}
