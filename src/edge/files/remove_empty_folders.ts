/**
 * Folders that are left empty when a file of ours goes.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { parentFolder } from "./path.ts";

/**
 * Removes a folder and those above it, as far as they are empty. The home and what lies outside of it stay, and so does a
 * link.
 *
 * @param folder The innermost folder.
 * @param host The outside world.
 */
export function removeEmptyFolders(folder: string, { files, home }: Pick<Host, "files" | "home">): void {
  const top = home();
  if (top === undefined) return;
  for (let at = folder; at.length > top.length && at.startsWith(top); at = parentFolder(at)) {
    if (files.lstat(at)?.kind !== "folder" || files.list(at).length > 0) return;
    files.remove(at);
  }
}
