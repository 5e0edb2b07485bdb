/**
 * The index that search reads: checked against the files each time, kept where it can be made again.
 *
 * @module
 */

import type { RecordIndex } from "../../core/record/record_index.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import type { Host } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import type { StoredIndex } from "./index_codec.ts";
import { isAsStored, type OpenedIndex, openStoredIndex, writeStoredIndex } from "./stored_index.ts";

/** The records of a store that are fit to be shown. */
export interface StoreRecords {
  readonly index: RecordIndex;
  /** How many files are not, because `check` finds errors in them. */
  readonly unfit: number;
}

/** What asking a store needs: the calendar day, and the outside world. */
export interface AskOptions {
  readonly today: string;
  readonly host: Pick<Host, "files" | "now" | "randomBytes">;
}

/**
 * Asks the records of a store, reading only the files that changed since the last time.
 *
 * What is not as it should be on the way is mended: the index, and the store's own `index.json`. A store that cannot be
 * written to works all the same.
 *
 * @param store The store.
 * @param ask What is to be known; the index is there only until it answers, and may be asked twice.
 * @param options The day, and the outside world.
 * @returns The answer.
 */
export async function askRecords<Answer>(
  store: RecordStore,
  ask: (records: StoreRecords) => Answer,
  options: AskOptions,
): Promise<Answer> {
  using stored = openStoredIndex(store, options.host);
  try {
    if (stored && isCurrent(store, stored, options)) return ask(shownPart(stored));
    return ask(await renew(store, stored, options));
  } catch (error) {
    // A part that is read late may turn out to be damaged.
    if (!(error instanceof IndexFileError)) throw error;
    stored?.[Symbol.dispose]();
    return ask(await renew(store, undefined, options));
  }
}

/**
 * Brings the indexes of a store up to date after a change.
 *
 * @param store The store.
 * @param options The day, and the outside world.
 */
export async function refreshRecords(store: RecordStore, options: AskOptions): Promise<void> {
  await askRecords(store, () => {}, options);
}

function isCurrent(store: RecordStore, stored: StoredIndex, { host }: AskOptions): boolean {
  return stored.catalog === catalogLook(store, host) && isAsStored(store.root, stored, host.files);
}

/** Reading and checking records takes much code, which a search of a store that did not change need not load. */
async function renew(
  store: RecordStore,
  stored: OpenedIndex | undefined,
  { today, host }: AskOptions,
): Promise<StoreRecords> {
  const { rebuildIndex, mendCatalog } = await import("./rebuild_index.ts");
  const content = await rebuildIndex(store, stored, { today, host });
  // Some systems do not let a file be replaced while it is open.
  stored?.[Symbol.dispose]();
  mendCatalog(store, content.index, host);
  writeStoredIndex(store, { ...content, catalog: catalogLook(store, host) }, host);
  return shownPart(content);
}

function shownPart({ index, stamps }: Pick<StoredIndex, "index" | "stamps">): StoreRecords {
  return { index, unfit: stamps.filter(({ fit }) => !fit).length };
}

function catalogLook({ root }: RecordStore, { files }: Pick<Host, "files">): string {
  const stat = files.lstat(`${root}/index.json`);
  return stat ? `${stat.kind} ${stat.size} ${stat.mtimeMs} ${stat.inode}` : "none";
}
