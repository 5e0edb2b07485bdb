/**
 * New records, and new versions of old ones. Nothing is written unless everything is right.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import type { Finding } from "../../core/finding.ts";
import { checkRecords } from "../../core/record/check.ts";
import type { CheckContext, RecordFile } from "../../core/record/record_check.ts";
import { parseRecord } from "../../core/record/markdown.ts";
import { placeOf } from "../../core/record/place.ts";
import type { ExperienceRecord } from "../../core/record/record.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import type { Host } from "../host.ts";
import { type LockHost, takeLock } from "../files/lock.ts";
import { parentFolder } from "../files/path.ts";
import { type CopyHost, keepSafetyCopy } from "../files/safety_copy.ts";
import { editHeader } from "./edit_header.ts";
import type { StoredRecord } from "./find_record.ts";
import { makeStore } from "./make_store.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles } from "./record_files.ts";
import { STORE_CHECKS } from "./secret_check.ts";

/** What changing a store needs of the outside world. */
export type StoreHost = LockHost & CopyHost & WriteHost & Pick<Host, "sha256">;

/** A file that shall become a record of a store. */
export interface NewRecord {
  /** The absolute path of the file, to name it in the findings. */
  readonly path: string;
  readonly text: string;
  /** Whether it takes the place of a record of its id. */
  readonly update: boolean;
  /** Whether a near-duplicate is no reason to refuse it. */
  readonly anyway: boolean;
}

/** What became of the file. */
export interface AddedRecord {
  /** Absent where the file was refused; nothing was written then. */
  readonly added?: {
    readonly id: string;
    /** Where it lies now. */
    readonly path: string;
    /** Whether it took the place of an older version, or lay there already. */
    readonly how: "new" | "updated" | "in-place";
  };
  /** Why it was refused, or what else there is to say of it. */
  readonly findings: readonly Finding[];
}

/**
 * Adds a record to a store.
 *
 * @param root The absolute folder of the store; its folders are made as needed.
 * @param draft The file.
 * @param options The day, and the outside world.
 * @returns What became of it.
 */
export async function addRecord(
  root: string,
  draft: NewRecord,
  { context, host }: { readonly context: CheckContext; readonly host: StoreHost },
): Promise<AddedRecord> {
  using _lock = await takeLock(root, host);
  const { record } = parseRecord(draft.text);
  const others = readStore(root, host);
  const existing = record && others.find((file) => foldId(file.record.id) === foldId(record.id));
  const settled = existing && record && draft.update
    ? { ...draft, text: mergedText(draft, existing, context.today) }
    : draft;
  const place = existing?.place ?? (record ? placeOf(record) : draft.path);
  const file = { path: draft.path, place, text: settled.text, reading: parseRecord(settled.text) };
  const findings = await findingsOf(file, others.filter((other) => other !== existing), context);
  const refusals = [...findings.filter((finding) => refuses(finding, draft)), ...clashes(file, existing, draft)];
  if (!record || refusals.length > 0) return { findings: refusals };
  return { ...store(root, { record, settled, existing }, host), findings };
}

function readStore(root: string, host: Pick<Host, "files">): StoredRecord[] {
  return listRecordFiles(root, host.files).files.flatMap((place) => {
    const file = readRecord(place, host);
    return file.reading.record ? [{ ...file, record: file.reading.record }] : [];
  });
}

/** Everything that the checks have to say of this file, alone and among the others. */
async function findingsOf(
  file: RecordFile,
  others: readonly RecordFile[],
  context: CheckContext,
): Promise<readonly Finding[]> {
  const content = STORE_CHECKS.filter(({ code }) => !BETWEEN.includes(code));
  const between = STORE_CHECKS.filter(({ code }) => BETWEEN.includes(code));
  const alone = await checkRecords([file], context, content);
  const among = await checkRecords([...others, file], context, between);
  return [...alone, ...among.filter(({ path }) => path === file.path)];
}

/** The checks that need the other records. */
const BETWEEN: readonly string[] = ["exp.near-duplicate", "exp.superseded-by", "exp.related"];

function refuses({ level, code }: Finding, { anyway }: NewRecord): boolean {
  return level === "error" || (code === "exp.near-duplicate" && !anyway);
}

/** An id that is in use: refused, unless this is an update of the same kind of record, or the very same file. */
function clashes(file: RecordFile, existing: StoredRecord | undefined, draft: NewRecord): Finding[] {
  const { record, locate } = file.reading;
  if (!existing || !record || isSameFile(existing, draft)) return [];
  const head = { level: "error", path: file.path, ...locate(["id"]) } as const;
  if (!draft.update) {
    const message = `The id "${record.id}" is that of "${existing.place}"`;
    return [{
      ...head,
      code: "exp.duplicate-id",
      message,
      mend: "Update that record with --update, or choose another id",
    }];
  }
  if (existing.record.type === record.type) return [];
  const message = `"${record.id}" is a ${existing.record.type}, and the file holds a ${record.type}`;
  return [{ ...head, code: "exp.duplicate-id", message, mend: "Add it under another id, then deprecate the old one" }];
}

function isSameFile(existing: StoredRecord, { path, text }: NewRecord): boolean {
  return existing.path === path && existing.text === text;
}

/** An update keeps the day of writing, and that of the last verification, which only `verify` moves. */
function mergedText({ text, path }: NewRecord, { record: old }: StoredRecord, today: string): string {
  const verified = old.lastVerifiedAt === undefined ? {} : { last_verified_at: old.lastVerifiedAt };
  return editHeader(text, { path, lines: { created_at: old.createdAt, updated_at: today, ...verified } }).text;
}

interface Filing {
  readonly record: ExperienceRecord;
  readonly settled: NewRecord;
  readonly existing: StoredRecord | undefined;
}

function store(root: string, { record, settled, existing }: Filing, host: StoreHost): Pick<AddedRecord, "added"> {
  const path = existing?.path ?? `${root}/${placeOf(record)}`;
  const { id } = record;
  if (existing?.text === settled.text) return { added: { id, path, how: "in-place" } };
  makeStore(root, host);
  if (existing) keepSafetyCopy(path, host);
  host.files.makeFolder(parentFolder(path));
  writeAtomically({ path, content: settled.text }, host);
  return { added: { id, path, how: existing ? "updated" : "new" } };
}
