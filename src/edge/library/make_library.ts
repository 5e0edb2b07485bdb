/**
 * Making the folders and the settings of a new library.
 *
 * @module
 */

import { folderNote } from "../files/made_folders.ts";
import type { Host } from "../host.ts";
import { configPath, FRESH_CONFIG } from "../settings/config_file.ts";
import { CARD_STATUSES, statusFolder } from "./library.ts";

/**
 * Makes a library, leaving everything alone that is there. New settings note the folders that were made around them.
 *
 * @param folder The data folder.
 * @param host The outside world.
 * @returns The paths that were made; empty for a library that was whole.
 * @throws {FileError} Where a folder or file cannot be made.
 */
export function makeLibrary(folder: string, host: Pick<Host, "files">): string[] {
  const made = missingParts(folder, host);
  const settings = configPath(folder);
  const text = FRESH_CONFIG + folderNote({ path: settings }, host);
  for (const path of made) {
    if (path === settings) host.files.create(path, text);
    else host.files.makeFolder(path);
  }
  return made;
}

/**
 * What a library lacks.
 *
 * @param folder The data folder.
 * @param host The outside world.
 * @returns The paths in the order in which they must be made.
 */
export function missingParts(folder: string, { files }: Pick<Host, "files">): string[] {
  const folders = CARD_STATUSES.map((status) => statusFolder({ scope: "global", folder }, status));
  return [folder, ...folders, configPath(folder)].filter((path) => files.lstat(path) === undefined);
}
