/**
 * Brings the indexes of libraries up to date, after a command has changed or read them.
 *
 * @module
 */

import { refreshIndex } from "../card_index/refresh_index.ts";
import { FileError, type Host } from "../host.ts";
import { writeCategoryList } from "./category_index.ts";
import { refreshExperienceList } from "./experience_index.ts";
import { INDEX_FOLDER, indexPlace } from "./index_place.ts";
import type { Library, LibraryStack } from "./library.ts";

/**
 * Refreshes the index of every library of a stack, and the lists of the global one. An index that cannot be written costs
 * time, never a card: the hook then reads the Markdown.
 *
 * @param stack The libraries.
 * @param dataDir The data folder, which must be there.
 * @param host The outside world.
 * @returns How many indexes were written.
 */
export async function refreshIndexes(
  stack: LibraryStack,
  dataDir: string,
  host: Pick<Host, "files" | "now" | "sleep" | "randomBytes">,
): Promise<number> {
  if (host.files.stat(dataDir) === undefined) return 0;
  let written = 0;
  for (const library of stack) {
    try {
      host.files.makeFolder(`${dataDir}/${INDEX_FOLDER}`, 0o700);
      if (await refreshIndex(indexPlace(library, { dataDir }, host), host)) written++;
      if (library.scope === "global") written += refreshLists(library, host);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
    }
  }
  return written;
}

/** The lists are for people and other programs; nothing on the way of a prompt reads them. */
function refreshLists(library: Library, host: Pick<Host, "files" | "now" | "randomBytes">): number {
  const { entries, isWritten } = refreshExperienceList(library, host);
  return Number(isWritten) + Number(writeCategoryList(library, entries, host));
}
