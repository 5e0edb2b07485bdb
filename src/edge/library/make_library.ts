/**
 * Making the folders and the settings of a new library.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { CARD_STATUSES, statusFolder } from "./library.ts";

/** The settings of somebody who never changed one. */
export const FRESH_CONFIG = '{\n  "version": 1\n}\n';

/**
 * Makes a library, leaving everything alone that is there.
 *
 * @param folder The data folder.
 * @param host The outside world.
 * @returns The paths that were made; empty for a library that was whole.
 * @throws {FileError} Where a folder or file cannot be made.
 */
export function makeLibrary(folder: string, host: Pick<Host, "files">): string[] {
  const made = missingParts(folder, host);
  for (const path of made) {
    if (path.endsWith(".json")) host.files.create(path, FRESH_CONFIG);
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
  return [folder, ...folders, `${folder}/config.json`].filter((path) => files.lstat(path) === undefined);
}
