/**
 * Making the folders of a new store.
 *
 * @module
 */

import { catalogText } from "../../core/record/catalog.ts";
import { FOLDERS } from "../../core/record/place.ts";
import type { Host } from "../host.ts";

/**
 * Makes a store, leaving everything alone that is there.
 *
 * @param root The absolute folder of the store.
 * @param host The outside world.
 * @returns The paths that were made; empty for a store that was whole.
 * @throws {FileError} Where a folder or file cannot be made.
 */
export function makeStore(root: string, { files }: Pick<Host, "files">): string[] {
  const index = `${root}/index.json`;
  const folders = [root, ...Object.values(FOLDERS).map((folder) => `${root}/${folder}`)];
  const made = [...folders, index].filter((path) => files.lstat(path) === undefined);
  for (const path of made) {
    if (path === index) files.create(path, catalogText([]));
    else files.makeFolder(path);
  }
  return made;
}
