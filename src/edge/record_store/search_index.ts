/**
 * The index that search reads: made from the files, checked against them each time, kept where it can be rebuilt.
 *
 * @module
 */

import { hasErrors } from "../../core/finding.ts";
import { catalogText } from "../../core/record/catalog.ts";
import { CONTENT_CHECKS } from "../../core/record/check_content.ts";
import { checkRecords, type RecordFile, STALE_AFTER_DAYS } from "../../core/record/check.ts";
import { allHeads, indexRecords, type RecordIndex, unpackProfiles } from "../../core/record/record_index.ts";
import { profileRecord, type RecordProfile } from "../../core/record/record_profile.ts";
import { writeAtomically } from "../atomic_write.ts";
import { FileError, type Host } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles, type StoreListing } from "./record_files.ts";
import type { RecordStamp, StoredIndex } from "./index_codec.ts";
import {
  isAsStored,
  isUnchanged,
  openStoredIndex,
  settledFolders,
  settledStamp,
  writeStoredIndex,
} from "./stored_index.ts";

/** The records of a store that are fit to be shown. */
export interface OpenRecords extends Disposable {
  readonly index: RecordIndex;
  /** How many files are not, because `check` finds errors in them. */
  readonly unfit: number;
}

/** What opening a store needs of the outside world. */
export type OpenHost = Pick<Host, "files" | "now" | "randomBytes" | "sha256">;

/**
 * Opens the records of a store, reading only the files that changed since the last time.
 *
 * What is not as it should be on the way is mended: the index, and the store's own `index.json`. A store that cannot be
 * written to works all the same.
 *
 * @param store The store.
 * @param today The calendar day.
 * @param host The outside world.
 * @returns The index of its records, to be closed after the search.
 */
export async function openRecords(store: RecordStore, today: string, host: OpenHost): Promise<OpenRecords> {
  const stored = await openStoredIndex(store, host);
  if (stored && stored.catalog === catalogLook(store, host) && isAsStored(store.root, stored, host.files)) {
    return { ...shownPart(stored), [Symbol.dispose]: stored[Symbol.dispose] };
  }
  const content = await rebuild(listRecordFiles(store.root, host.files), stored, { today, host });
  // Some systems do not let a file be replaced while it is open.
  stored?.[Symbol.dispose]();
  mendCatalog(store, content.index, host);
  await writeStoredIndex(store, { ...content, catalog: catalogLook(store, host) }, host);
  return { ...shownPart(content), [Symbol.dispose]: () => {} };
}

/**
 * Brings the indexes of a store up to date after a change.
 *
 * @param store The store.
 * @param today The calendar day.
 * @param host The outside world.
 */
export async function refreshRecords(store: RecordStore, today: string, host: OpenHost): Promise<void> {
  using _records = await openRecords(store, today, host);
}

function shownPart({ index, stamps }: Content): Omit<OpenRecords, typeof Symbol.dispose> {
  return { index, unfit: stamps.filter(({ fit }) => !fit).length };
}

type Content = Omit<StoredIndex, "catalog">;

async function rebuild(
  listing: StoreListing,
  stored: StoredIndex | undefined,
  { today, host }: { readonly today: string; readonly host: OpenHost },
): Promise<Content> {
  const known = knownFiles(stored);
  const stamps: RecordStamp[] = [];
  const profiles: RecordProfile[] = [];
  for (const file of listing.files) {
    const old = known.get(file.place);
    const profile = old && isUnchanged(old.stamp, file.stat)
      ? old.profile
      : await profileOf(readRecord(file, host), today);
    stamps.push(settledStamp(file, { fit: profile !== undefined, now: host.now() }));
    if (profile) profiles.push(profile);
  }
  return { folders: settledFolders(listing, host.now()), stamps, index: indexRecords(profiles) };
}

function knownFiles(stored: StoredIndex | undefined) {
  const profiles = new Map(stored && unpackProfiles(stored.index).map((profile) => [profile.head.place, profile]));
  return new Map(stored?.stamps.map((stamp) => [stamp.place, { stamp, profile: profiles.get(stamp.place) }]));
}

/** What `check` refuses is not retrieved: it may hold a secret, or lack its way back. */
async function profileOf(file: RecordFile, today: string): Promise<RecordProfile | undefined> {
  const { record } = file.reading;
  if (!record) return undefined;
  const findings = await checkRecords([file], { today, staleAfter: STALE_AFTER_DAYS }, CONTENT_CHECKS);
  return hasErrors(findings) ? undefined : profileRecord(record, file.place);
}

/** Writes the store's own `index.json` where it is not what it should be; not being able to harms no search. */
function mendCatalog({ root }: RecordStore, index: RecordIndex, host: OpenHost): void {
  const { files } = host;
  const path = `${root}/index.json`;
  const text = catalogText(allHeads(index));
  try {
    if (files.stat(root) === undefined || (files.stat(path) && files.readText(path) === text)) return;
    writeAtomically({ path, content: text }, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}

function catalogLook({ root }: RecordStore, { files }: OpenHost): string {
  const stat = files.lstat(`${root}/index.json`);
  return stat ? `${stat.kind} ${stat.size} ${stat.mtimeMs} ${stat.inode}` : "none";
}
