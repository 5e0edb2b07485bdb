/**
 * Makes the index that search reads, reading only the files that changed since the last time.
 *
 * @module
 */

import { hasErrors } from "../../core/finding.ts";
import { catalogText } from "../../core/record/catalog.ts";
import { CONTENT_CHECKS } from "../../core/record/check_content.ts";
import { checkRecords, STALE_AFTER_DAYS } from "../../core/record/check.ts";
import type { RecordFile } from "../../core/record/record_check.ts";
import { allHeads, indexRecords, type RecordIndex, unpackProfiles } from "../../core/record/record_index.ts";
import { profileRecord, type RecordProfile } from "../../core/record/record_profile.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { FileError, type Host } from "../host.ts";
import type { RecordStore } from "./find_store.ts";
import type { RecordStamp, StoredIndex } from "./index_codec.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles } from "./record_files.ts";
import { isUnchanged, settledFolders, settledStamp } from "./stored_index.ts";

/** What is known of a store, but for its own list. */
export type IndexContent = Omit<StoredIndex, "catalog">;

/**
 * Reads a store.
 *
 * @param store The store.
 * @param stored What is known of it from the last time.
 * @param options The calendar day, and the outside world.
 * @returns The index of its records, and what its files look like.
 */
export async function rebuildIndex(
  { root }: RecordStore,
  stored: StoredIndex | undefined,
  { today, host }: { readonly today: string; readonly host: Pick<Host, "files" | "now"> },
): Promise<IndexContent> {
  const listing = listRecordFiles(root, host.files);
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

/**
 * Writes the store's own `index.json` where it is not what it should be; not being able to harms no search.
 *
 * @param store The store.
 * @param index Its records.
 * @param host The outside world.
 */
export function mendCatalog({ root }: RecordStore, index: RecordIndex, host: WriteHost): void {
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
