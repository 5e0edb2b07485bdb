/**
 * The active cards of one folder, as recall sees them: the stored index with every change since laid over it.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import type { IndexLayer } from "../../core/recall/stack_indexes.ts";
import { indexCards } from "../../core/recall/index_cards.ts";
import type { Host } from "../host.ts";
import { checkFolder, isCardFile } from "./check_folder.ts";
import { type IndexPlace, openStored } from "./stored_index.ts";

/** One folder's part of the stack. */
export interface FolderLayers {
  readonly layers: readonly IndexLayer[];
  /** Names of files that hold no card, in code-unit order. */
  readonly broken: readonly string[];
  /** Whether the stored index could be used. */
  readonly indexed: boolean;
  /** To be called once the recall is done. */
  close(): void;
}

/** How a folder is loaded. */
export interface LoadOptions {
  /** Reads the Markdown alone, for when the stored index turned out to be damaged. Default false. */
  readonly ignoreIndex?: boolean;
}

/**
 * Loads a folder of active cards. It writes nothing.
 *
 * @param place The folder and its index.
 * @param host The outside world.
 * @param options Whether to leave the stored index alone.
 * @returns The layers to stack; none where the folder does not exist.
 */
export async function loadLayers(
  place: IndexPlace,
  host: Pick<Host, "files">,
  options: LoadOptions = {},
): Promise<FolderLayers> {
  const stored = options.ignoreIndex ? undefined : openStored(place.indexPath, host);
  if (stored === undefined) return await loadMarkdown(place, host);
  const { opened } = stored;
  const { hidden, hiddenOff, ...difference } = checkFolder(place.folder, opened, host.files);
  const { cards, broken } = await readChanged(place, difference.changed);
  return {
    layers: [{ index: opened.index, hidden, hiddenOff }, ...(cards.length > 0 ? [{ index: indexCards(cards) }] : [])],
    broken: [...difference.broken, ...broken].sort(),
    indexed: true,
    close: () => stored.close(),
  };
}

async function loadMarkdown(place: IndexPlace, { files }: Pick<Host, "files">): Promise<FolderLayers> {
  const exists = files.stat(place.folder)?.kind === "folder";
  const names = exists
    ? files.list(place.folder).filter(({ name, kind }) => isCardFile(name) && kind !== "folder")
    : [];
  const { cards, broken } = await readChanged(place, names.map(({ name }) => name));
  return { layers: [{ index: indexCards(cards) }], broken, indexed: false, close: () => {} };
}

/** Nothing is asked of the reader for no files: it would load what reads Markdown. */
async function readChanged(
  { readCards }: IndexPlace,
  names: readonly string[],
): Promise<{ cards: LibraryCard[]; broken: string[] }> {
  if (names.length === 0) return { cards: [], broken: [] };
  const read = await readCards(names);
  return { cards: [...read.values()], broken: names.filter((name) => !read.has(name)) };
}
