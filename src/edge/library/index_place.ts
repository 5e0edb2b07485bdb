/**
 * Where the index of a library's active cards lies, and how it is brought up to date.
 *
 * @module
 */

import { checksum } from "../binary/checksum.ts";
import type { IndexPlace } from "../card_index/stored_index.ts";
import type { Host } from "../host.ts";
import { type Library, statusFolder } from "./library.ts";

/** The folder of a data folder that holds what can be made again. */
export const INDEX_FOLDER = "indexes";

/** What finding an index depends on beside its library. */
export interface IndexPlaceOptions {
  /** The data folder, which keeps the indexes of all libraries; without one there is no index. */
  readonly dataDir: string | undefined;
  /** Asked before each file that is read; once it answers true, reading is given up. Default: never. */
  readonly outOfTime?: () => boolean;
}

/**
 * The place of a library's index.
 *
 * The index of a project's library lies in the person's own data folder: one that came with a repository is not to be trusted.
 *
 * @param library The library.
 * @param options Data folder and time.
 * @param host The outside world.
 * @returns Folder, index and reader; the reader loads what reads Markdown when it is first used.
 */
export function indexPlace(
  library: Library,
  { dataDir, outOfTime = () => false }: IndexPlaceOptions,
  host: Pick<Host, "files">,
): IndexPlace {
  return {
    folder: statusFolder(library, "active"),
    indexPath: dataDir === undefined ? undefined : `${dataDir}/${INDEX_FOLDER}/${indexName(library)}`,
    readCards: async (names) => {
      const { readActiveCards } = await import("./read_active_cards.ts");
      return readActiveCards(library, { outOfTime, ...(names ? { names } : {}) }, host);
    },
  };
}

function indexName({ scope, folder }: Library): string {
  if (scope === "global") return "recall.index";
  return `recall-${checksum(new TextEncoder().encode(folder)).toString(16).padStart(8, "0")}.index`;
}
