/**
 * A folder of active cards and the index that is kept of it.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { FileError, type Host, type OpenFile } from "../host.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import { INDEX_VERSION } from "./layout.ts";
import { type OpenedIndex, openIndex } from "./open_index.ts";

/** A folder of active cards, its index, and how its cards are read. */
export interface IndexPlace {
  /** The folder of active cards. */
  readonly folder: string;
  /** The path of the index file; undefined where none can be kept. */
  readonly indexPath: string | undefined;
  /**
   * Reads files of the folder.
   *
   * @param names Names of files; all that may be cards unless told.
   */
  readCards(names?: readonly string[]): Promise<FolderReading>;
}

/** What files of the folder hold, by their names. */
export interface FolderReading {
  readonly cards: ReadonlyMap<string, LibraryCard>;
  /** What is wrong with files that hold no card, as `line code`. */
  readonly problems: ReadonlyMap<string, string>;
}

/** An index that lies open. */
export interface StoredIndex {
  readonly opened: OpenedIndex;
  close(): void;
}

/**
 * Opens a stored index if it can be used.
 *
 * @param place The folder and its index.
 * @param host The outside world.
 * @returns The index; undefined where there is none, or one that is foreign, damaged or of another version.
 */
export function openStored({ indexPath }: IndexPlace, { files }: Pick<Host, "files">): StoredIndex | undefined {
  if (indexPath === undefined) return undefined;
  let file: OpenFile | undefined;
  try {
    file = files.open(indexPath);
    const opened = openIndex(file, INDEX_VERSION);
    return { opened, close: () => file?.close() };
  } catch (error) {
    file?.close();
    if (error instanceof FileError || error instanceof IndexFileError) return undefined;
    throw error;
  }
}
