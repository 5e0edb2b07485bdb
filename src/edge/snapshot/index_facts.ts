/**
 * How the stored indexes stand.
 *
 * @module
 */

import type { IndexFacts } from "../../core/doctor/snapshot.ts";
import { checkFolder } from "../card_index/check_folder.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import type { OpenedIndex } from "../card_index/open_index.ts";
import { type IndexPlace, openStored } from "../card_index/stored_index.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";
import { INDEX_FOLDER, indexPlace } from "../library/index_place.ts";
import type { LibraryStack } from "../library/library.ts";

/** The indexes that are JSON; the commands that need one make it. */
const JSON_INDEXES = ["experiences.json", "categories.json", "sources.json"];

/**
 * Looks at the indexes of a stack.
 *
 * @param stack The libraries.
 * @param dataDir The data folder, which keeps all of them; undefined where there is none.
 * @param host The outside world.
 * @returns How each stands.
 */
export function readIndexes(stack: LibraryStack, dataDir: string | undefined, host: Pick<Host, "files">): IndexFacts[] {
  if (dataDir === undefined) return [];
  const recall = stack.map((library) => indexPlace(library, { dataDir }, host)).flatMap((place) => {
    const { indexPath: path } = place;
    return path === undefined
      ? []
      : [{ path, state: quietly(() => stateOf(place, path, host), () => "damaged" as const) }];
  });
  const others = JSON_INDEXES.map((name) => `${dataDir}/${INDEX_FOLDER}/${name}`);
  return [
    ...recall,
    ...others.flatMap((path) => isUnreadableJson(path, host) ? [{ path, state: "damaged" } as const] : []),
  ];
}

function stateOf(place: IndexPlace, path: string, host: Pick<Host, "files">): IndexFacts["state"] {
  const isThere = host.files.lstat(path) !== undefined;
  const stored = openStored(place, host);
  if (stored === undefined) return isThere ? "damaged" : "missing";
  try {
    const { opened } = stored;
    readEveryCard(opened);
    const { hidden, hiddenOff, changed } = checkFolder(place.folder, opened, host.files);
    return hidden.size + hiddenOff + changed.length === 0 ? "fresh" : "stale";
  } catch (error) {
    if (error instanceof IndexFileError) return "damaged";
    throw error;
  } finally {
    stored.close();
  }
}

/** Damage is noticed where a block is read. */
function readEveryCard({ stamps, index }: OpenedIndex): void {
  for (const place of stamps.names.keys()) {
    if (stamps.at(place).role === "card") index.profile(stamps.ordinalAt(place));
  }
}

function isUnreadableJson(path: string, { files }: Pick<Host, "files">): boolean {
  try {
    if (files.stat(path) !== undefined) JSON.parse(files.readText(path));
    return false;
  } catch {
    return true;
  }
}
