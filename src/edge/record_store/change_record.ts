/**
 * Changing lines of a record that stands: its verification, and its end.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import type { ExperienceRecord } from "../../core/record/record.ts";
import { writeAtomically } from "../files/atomic_write.ts";
import { CommandError } from "../command_error.ts";
import { takeLock } from "../files/lock.ts";
import { keepSafetyCopy } from "../files/safety_copy.ts";
import type { StoreHost } from "./add_record.ts";
import { editHeader } from "./edit_header.ts";
import { findRecord, type StoredRecord } from "./find_record.ts";

/** What became of a record. */
export interface ChangedRecord {
  /** The record as it is now. */
  readonly record: ExperienceRecord;
  readonly path: string;
  /** The keys whose lines were changed; empty where it was so already. */
  readonly changed: readonly string[];
}

/** Which record of which store. */
export interface RecordRef {
  /** The absolute folder of the store. */
  readonly root: string;
  readonly id: string;
}

/** Records name one another at most so far: beyond it they go round in a circle. */
const MOST_SUCCESSORS = 100;

/**
 * Writes down that a record's validation was run today. A draft becomes validated by that.
 *
 * @param ref The record.
 * @param today The calendar day.
 * @param host The outside world.
 * @returns What became of it.
 * @throws {CommandError} Where there is no such record, or it is deprecated.
 */
export async function verifyRecord(ref: RecordRef, today: string, host: StoreHost): Promise<ChangedRecord> {
  using _lock = await takeLock(ref.root, host);
  const stored = findRecord(ref.id, ref.root, host);
  const { id, status, supersededBy } = stored.record;
  if (status === "deprecated") {
    const hint = supersededBy === undefined
      ? "Search for another one"
      : `Look at its successor: ome record show ${supersededBy}`;
    throw new CommandError("record.deprecated", `"${id}" is deprecated, and is not verified any more`, hint);
  }
  return change(stored, { ...(status === "draft" ? { status: "validated" } : {}), last_verified_at: today }, host);
}

/**
 * Retires a record in favour of another. It stays where it is: history is never deleted.
 *
 * @param ref The record.
 * @param options The id of its successor, and the calendar day.
 * @param host The outside world.
 * @returns What became of it.
 * @throws {CommandError} Where one of the two is not there, or the successor leads back to the record.
 */
export async function deprecateRecord(
  ref: RecordRef,
  { by, today }: { readonly by: string; readonly today: string },
  host: StoreHost,
): Promise<ChangedRecord> {
  using _lock = await takeLock(ref.root, host);
  const stored = findRecord(ref.id, ref.root, host);
  const successor = findRecord(by, ref.root, host).record;
  requireWayForward(stored.record, successor, (id) => findRecord(id, ref.root, host).record);
  const { status, supersededBy } = stored.record;
  const isSo = status === "deprecated" && supersededBy === successor.id;
  const lines = { status: "deprecated", superseded_by: successor.id, updated_at: today };
  return isSo ? { record: stored.record, path: stored.path, changed: [] } : change(stored, lines, host);
}

/** Whoever follows the successors must arrive at a record that is not deprecated. */
function requireWayForward(old: ExperienceRecord, successor: ExperienceRecord, find: (id: string) => ExperienceRecord) {
  let next = successor;
  for (let steps = 0; steps < MOST_SUCCESSORS; steps++) {
    if (foldId(next.id) === foldId(old.id)) break;
    if (next.status !== "deprecated") return;
    if (next.supersededBy === undefined) break;
    next = find(next.supersededBy);
  }
  const message = `"${successor.id}" does not lead to a record that is still used`;
  throw new CommandError("record.superseded", message, "Name a record that is not deprecated");
}

function change(
  { path, text, record }: StoredRecord,
  lines: Readonly<Record<string, string>>,
  host: StoreHost,
): ChangedRecord {
  const edit = editHeader(text, { path, lines });
  if (edit.changed.length === 0) return { record, path, changed: [] };
  keepSafetyCopy(path, host);
  writeAtomically({ path, content: edit.text }, host);
  return { record: edit.record, path, changed: edit.changed };
}
