/**
 * Where the hook and `match` get their cards from.
 *
 * @module
 */

import type { ProjectContext } from "../../core/project/project.ts";
import type { CardIndex } from "../../core/recall/card_index.ts";
import type { CardMatch } from "../../core/recall/result.ts";
import { stackIndexes } from "../../core/recall/stack_indexes.ts";
import { addFingerprints, fingerprintText } from "../card_index/fingerprint.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import { type FolderLayers, loadLayers, type LoadOptions } from "../card_index/load_layers.ts";
import type { Host } from "../host.ts";
import { indexPlace } from "../library/index_place.ts";
import { type Library, libraryStack, statusFolder } from "../library/library.ts";

/** The active cards of a stack of libraries, ready to be asked. */
export interface LoadedIndex {
  readonly index: CardIndex;
  readonly libraries: readonly Library[];
  /** Changes when what recall knows of an active card does. */
  readonly fingerprint: string;
  /** Files that hold no card, as `path:line code`, the path within its library. */
  readonly brokenCards: readonly string[];
  /** Where the Markdown of a recalled card lies. */
  readonly fileOf: (match: Pick<CardMatch, "id" | "libraryScope">) => string;
}

/** What decides which cards are loaded. */
export interface LoadIndexOptions {
  /** The folder of the global library; undefined where nothing names one. */
  readonly dataDir: string | undefined;
  readonly project: ProjectContext;
  /** Asked before each file that has to be read; once it answers true, loading is given up. Default: never. */
  readonly outOfTime?: () => boolean;
}

/**
 * Loads the cards that could be recalled, and uses them. Nothing is written.
 *
 * A stored index that turns out to be damaged while it is used is left alone, and the cards are read and used again.
 *
 * @param options Which libraries, and how long it may take.
 * @param host The outside world.
 * @param use What to do with the cards; the index is closed when it returns.
 * @returns What `use` returned.
 * @throws {OutOfTimeError} Where there was no time to read every card that had to be read.
 */
export async function withIndex<T>(
  options: LoadIndexOptions,
  host: Pick<Host, "files">,
  use: (loaded: LoadedIndex) => T,
): Promise<T> {
  try {
    return await useOnce(options, host, { use });
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return await useOnce(options, host, { use, ignoreIndex: true });
  }
}

async function useOnce<T>(
  options: LoadIndexOptions,
  host: Pick<Host, "files">,
  { use, ...how }: LoadOptions & { readonly use: (loaded: LoadedIndex) => T },
): Promise<T> {
  const libraries = libraryStack({ dataDir: options.dataDir, projectRoot: options.project.root }, host);
  const loaded: FolderLayers[] = [];
  try {
    for (const library of libraries) loaded.push(await loadLayers(indexPlace(library, options, host), host, how));
    return use({
      index: stackIndexes(loaded.flatMap(({ layers }) => layers)),
      libraries,
      fingerprint: fingerprintText(addFingerprints(loaded.map(({ fingerprint }) => fingerprint))),
      brokenCards: loaded.flatMap(({ problems }) => [...problems].map(nameBroken)),
      fileOf: (match) => cardPath(match, libraries),
    });
  } finally {
    for (const { close } of loaded) close();
  }
}

/** A problem is a line and a code. */
function nameBroken([name, problem]: readonly [string, string]): string {
  return `experiences/active/${name}:${problem}`;
}

function cardPath({ id, libraryScope }: Pick<CardMatch, "id" | "libraryScope">, libraries: readonly Library[]): string {
  const library = libraries.find(({ scope }) => scope === libraryScope);
  return library === undefined ? `${id}.md` : `${statusFolder(library, "active")}/${id}.md`;
}
