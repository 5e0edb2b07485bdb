/**
 * The active cards of one folder, as recall sees them: the stored index with every change since laid over it.
 *
 * @module
 */

import { profileCard } from "../../core/recall/card_profile.ts";
import { indexProfiles } from "../../core/recall/index_cards.ts";
import type { IndexLayer } from "../../core/recall/stack_indexes.ts";
import type { Host } from "../host.ts";
import { checkFolder } from "./check_folder.ts";
import { changeFingerprint, type Fingerprint, NO_CARDS } from "./fingerprint.ts";
import { type FolderReading, type IndexPlace, openStored, type StoredIndex } from "./stored_index.ts";
import { haveTwins } from "./twins.ts";

/** One folder's part of the stack. */
export interface FolderLayers {
  readonly layers: readonly IndexLayer[];
  readonly fingerprint: Fingerprint;
  /** What is wrong with files that hold no card, as `line code`, by their names. */
  readonly problems: ReadonlyMap<string, string>;
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
 * @returns The layers to stack.
 */
export async function loadLayers(
  place: IndexPlace,
  host: Pick<Host, "files">,
  options: LoadOptions = {},
): Promise<FolderLayers> {
  const stored = options.ignoreIndex ? undefined : openStored(place, host);
  const layered = stored && await layChanges(stored, place, host);
  if (layered !== undefined) return layered;
  stored?.close();
  const { layer, fingerprint, problems } = indexReading(await place.readCards());
  return { layers: [layer], fingerprint, problems, indexed: false, close: () => {} };
}

/** Lays the changed files over the index; undefined where two files share an id, which only a reading of all can settle. */
async function layChanges(
  { opened, close }: StoredIndex,
  place: IndexPlace,
  { files }: Pick<Host, "files">,
): Promise<FolderLayers | undefined> {
  const { hidden, hiddenOff, changed, broken } = checkFolder(place.folder, opened, files);
  const base: IndexLayer = { index: opened.index, hidden, hiddenOff };
  const known = new Map(broken.filter(({ problem }) => problem !== "").map(({ name, problem }) => [name, problem]));
  const gone = [...hidden].map((ordinal) => opened.index.profile(ordinal));
  const left = changeFingerprint(opened.fingerprint, gone, -1);
  // Nothing is asked of the reader for no files: it would load what reads Markdown.
  if (changed.length === 0) return { layers: [base], fingerprint: left, problems: known, indexed: true, close };
  if (haveTwins([...opened.stamps.names, ...changed])) return undefined;
  const { layer, fingerprint, problems } = indexReading(await place.readCards(changed), left);
  return { layers: [base, layer], fingerprint, problems: new Map([...known, ...problems]), indexed: true, close };
}

function indexReading({ cards, problems }: FolderReading, before: Fingerprint = NO_CARDS): {
  readonly layer: IndexLayer;
  readonly fingerprint: Fingerprint;
  readonly problems: ReadonlyMap<string, string>;
} {
  const profiles = [...cards.values()].map(profileCard);
  const shown = profiles.filter(({ policy }) => policy !== "off");
  return { layer: { index: indexProfiles(profiles) }, fingerprint: changeFingerprint(before, shown), problems };
}
