/**
 * One record by its id.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import { hideCredentials } from "../../core/privacy/hide_credentials.ts";
import type { RecordFile } from "../../core/record/record_check.ts";
import type { ExperienceRecord } from "../../core/record/record.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import { baseName } from "../files/path.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles } from "./record_files.ts";

/** A file with a record whose form is right. */
export interface StoredRecord extends RecordFile {
  readonly record: ExperienceRecord;
}

/**
 * Finds a record: by the name of its file first, and in all files only where none has that name.
 *
 * @param id The id, in any case.
 * @param root The absolute folder of the store.
 * @param host The outside world.
 * @returns The record and its file.
 * @throws {CommandError} `record.not-found`, `record.broken` where its file cannot be used, `record.ambiguous` where two
 * files claim the id.
 */
export function findRecord(id: string, root: string, host: Pick<Host, "files">): StoredRecord {
  const { files } = listRecordFiles(root, host.files);
  const wanted = foldId(id);
  const named = files.filter(({ path }) => foldId(baseName(path).replace(/\.md$/i, "")) === wanted);
  const read = named.map((file) => readRecord(file, host));
  const hits = read.filter((file) => hasId(file, wanted));
  const all = hits.length > 0
    ? hits
    : files.map((file) => readRecord(file, host)).filter((file) => hasId(file, wanted));
  const [first, second] = all;
  if (first && second) throw ambiguous(first, second);
  if (first?.reading.record) return { ...first, record: first.reading.record };
  const broken = read[0];
  if (broken) throw isBroken(broken);
  throw new CommandError(
    "record.not-found",
    `No record has the id "${hideCredentials(id)}"`,
    'Search for it: ome record search "<words>"',
  );
}

function hasId({ reading }: RecordFile, wanted: string): boolean {
  return reading.record !== undefined && foldId(reading.record.id) === wanted;
}

function ambiguous(one: RecordFile, other: RecordFile): CommandError {
  const message = `Two files claim the id: "${one.place}" and "${other.place}"`;
  return new CommandError("record.ambiguous", message, "Give one of them another id");
}

/** The finding is not quoted: it may hold what stands in the file. */
function isBroken({ path, reading }: RecordFile): CommandError {
  const line = reading.findings.find(({ level }) => level === "error")?.line ?? 1;
  return new CommandError("record.broken", `${path}:${line}: The record cannot be read`, "Run `ome record check`");
}
