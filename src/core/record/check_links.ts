/**
 * Checks that look at how records stand to one another.
 *
 * @module
 */

import { foldId } from "../card/id.ts";
import { findNearDuplicates } from "../card/near_duplicates.ts";
import type { Finding } from "../finding.ts";
import type { RecordCheck, RecordFile } from "./record_check.ts";
import { type ExperienceRecord, RECORD_TYPES } from "./record.ts";
import { weighRecord } from "./similar.ts";

/** The checks between records, in the order of the documentation. */
export const LINK_CHECKS: readonly RecordCheck[] = [
  { code: "exp.empty", find: findEmpty },
  { code: "exp.duplicate-id", find: (files) => findDuplicateIds(soundFiles(files)) },
  { code: "exp.near-duplicate", find: (files) => findNear(soundFiles(files)) },
  { code: "exp.superseded-by", find: (files) => findLostSuccessors(soundFiles(files)) },
  { code: "exp.related", find: (files) => findDeadLinks(soundFiles(files)) },
];

/** A file together with its record, whose form is right. */
interface SoundFile extends RecordFile {
  readonly record: ExperienceRecord;
}

function soundFiles(files: readonly RecordFile[]): SoundFile[] {
  return files.flatMap((file) => file.reading.record ? [{ ...file, record: file.reading.record }] : []);
}

function findEmpty(files: readonly RecordFile[]): Finding[] {
  if (files.length > 0) return [];
  const message = "The store has no records: there is nothing to retrieve, so this is no pass";
  return [{ code: "exp.empty", level: "error", message, mend: "Write one: `ome record new recipe`" }];
}

function findDuplicateIds(files: readonly SoundFile[]): Finding[] {
  const first = new Map<string, SoundFile>();
  return files.flatMap((file) => {
    const id = foldId(file.record.id);
    const twin = first.get(id);
    if (!twin) {
      first.set(id, file);
      return [];
    }
    const message = `The id "${file.record.id}" is also that of "${twin.place}"`;
    return [
      finding(file, "id", {
        code: "exp.duplicate-id",
        level: "error",
        message,
        mend: "Give one of the two another id",
      }),
    ];
  });
}

/** Records of one type alone: a task and the recipe that came out of it speak of the same. */
function findNear(files: readonly SoundFile[]): Finding[] {
  return RECORD_TYPES.flatMap((type) => {
    const alike = files.filter(({ record }) => record.type === type && record.status !== "deprecated");
    const near = findNearDuplicates(alike.map(({ record }) => weighRecord(record)));
    return alike.flatMap((file, index) => {
      const other = alike[near[index] ?? -1];
      if (!other || foldId(other.record.id) === foldId(file.record.id)) return [];
      const message = `It says nearly the same as "${other.record.id}"`;
      const mend = `Update that one, or deprecate one of the two: \`ome record deprecate ID --by ID\``;
      return [finding(file, "id", { code: "exp.near-duplicate", level: "warning", message, mend })];
    });
  });
}

function findLostSuccessors(files: readonly SoundFile[]): Finding[] {
  const ids = idsOf(files);
  return files.flatMap((file) => {
    const { id, status, supersededBy } = file.record;
    const warn = (key: string, message: string) => {
      const mend = `Name the record that takes its place: \`ome record deprecate ${id} --by ID\``;
      return [finding(file, key, { code: "exp.superseded-by", level: "warning", message, mend })];
    };
    if (supersededBy === undefined) {
      return status === "deprecated" ? warn("status", "A deprecated record names no successor") : [];
    }
    if (foldId(supersededBy) === foldId(id)) return warn("superseded_by", "The record is named as its own successor");
    if (ids.has(foldId(supersededBy))) return [];
    return warn("superseded_by", `The successor "${supersededBy}" is not in the store`);
  });
}

function findDeadLinks(files: readonly SoundFile[]): Finding[] {
  const ids = idsOf(files);
  return files.flatMap((file) =>
    file.record.related.flatMap((id, index) => {
      if (ids.has(foldId(id))) return [];
      const message = `The related record "${id}" is not in the store`;
      const mend = "Mend the id, add that record, or take the link out";
      const dead = finding(file, "related", { code: "exp.related", level: "error", message, mend });
      return [{ ...dead, ...file.reading.locate(["related", index]) }];
    })
  );
}

function idsOf(files: readonly SoundFile[]): ReadonlySet<string> {
  return new Set(files.map(({ record }) => foldId(record.id)));
}

function finding({ path, reading }: SoundFile, key: string, found: Finding): Finding {
  return { ...found, path, ...reading.locate([key]) };
}
