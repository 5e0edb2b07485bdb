/**
 * Where the hook and `match` get their cards from.
 *
 * @module
 */

import type { ProjectContext } from "../../core/project/project.ts";
import type { CardIndex } from "../../core/recall/card_index.ts";
import type { CardMatch } from "../../core/recall/result.ts";
import type { Host } from "../host.ts";
import { type Library, libraryStack, statusFolder } from "../library/library.ts";

/** The active cards of a stack of libraries, ready to be asked. */
export interface LoadedIndex {
  readonly index: CardIndex;
  readonly libraries: readonly Library[];
  /** Changes when an active card does. */
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
  /** Asked before each file; once it answers true, loading is given up. Default: never. */
  readonly outOfTime?: () => boolean;
}

/**
 * Loads the cards that could be recalled.
 *
 * @param options Which libraries, and how long it may take.
 * @param host The outside world.
 * @returns The index over the active cards of all libraries; broken files are named and left out.
 * @throws {OutOfTimeError} Where there was no time to read every card.
 */
export async function loadIndex(
  { dataDir, project, outOfTime = () => false }: LoadIndexOptions,
  host: Pick<Host, "files" | "sha256">,
): Promise<LoadedIndex> {
  const libraries = libraryStack({ dataDir, projectRoot: project.root }, host);
  const { readCards } = await import("./read_cards.ts"); // it brings the YAML reader along
  const cards = await readCards(libraries, { outOfTime }, host);
  return { ...cards, libraries, fileOf: (match) => cardPath(match, libraries) };
}

function cardPath({ id, libraryScope }: Pick<CardMatch, "id" | "libraryScope">, libraries: readonly Library[]): string {
  const library = libraries.find(({ scope }) => scope === libraryScope);
  return library === undefined ? `${id}.md` : `${statusFolder(library, "active")}/${id}.md`;
}
