/**
 * Our corner of the system's temporary folder, where locks and safety copies live.
 *
 * @module
 */

import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";
import { UnicodePattern } from "../../core/text/unicode_pattern.ts";

/** Longest part of the home's path that the folder's name carries. */
const LONGEST_NAME = 80;

const NOT_IN_NAMES = new UnicodePattern("[^\\p{L}\\p{N}]+", "gu");

/**
 * The folder for one purpose, made where it is not there: one a person, closed to everybody else.
 *
 * It is named for the home folder, so that every process of one person finds the same one.
 *
 * @param purpose What the folder holds.
 * @param host The outside world.
 * @returns The absolute path of the folder.
 * @throws {CommandError} Where somebody else holds that name: a folder that others can write to is not safe to use.
 */
export function tempArea(
  purpose: "locks" | "copies" | "sessions",
  host: Pick<Host, "files" | "home" | "tempFolder">,
): string {
  const home = host.home() ?? "nobody";
  const person = home.replace(NOT_IN_NAMES.for(home), "-").slice(-LONGEST_NAME);
  const area = `${host.tempFolder()}/ome-${person.replace(/^-/, "")}`;
  claim(area, host);
  host.files.makeFolder(`${area}/${purpose}`, 0o700);
  return `${area}/${purpose}`;
}

/** Only its owner may change a folder's mode, so a mode that we could set proves that the folder is ours. */
function claim(area: string, { files }: Pick<Host, "files">): void {
  files.makeFolder(area, 0o700);
  if (files.lstat(area)?.kind !== "folder") throw notOurs(area);
  if (files.stat(area)?.mode === 0o700) return;
  try {
    files.chmod(area, 0o700);
  } catch (error) {
    if (error instanceof FileError) throw notOurs(area);
    throw error;
  }
}

function notOurs(area: string): CommandError {
  return new CommandError(
    "temp.not-ours",
    `Cannot use "${area}": somebody else made it`,
    "Point TMPDIR to a folder of your own, or have that one removed",
  );
}
