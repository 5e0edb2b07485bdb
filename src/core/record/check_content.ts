/**
 * Checks that look at one record at a time.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { checkAbsolutePaths, checkCredentials } from "../privacy/check_privacy.ts";
import type { CheckContext, RecordCheck, RecordFile } from "./record_check.ts";
import { daysBetween } from "./day.ts";
import { checkPlace } from "./place.ts";
import type { ExperienceRecord } from "./record.ts";
import { checkSections } from "./sections.ts";

/** Zones are up to a day apart: a day that is tomorrow here may be today where the record was written. */
const ZONE_DAYS = 1;

/** The checks of single records, in the order of the documentation. */
export const CONTENT_CHECKS: readonly RecordCheck[] = [
  each("exp.schema", ({ reading }) => reading.findings),
  each(
    "exp.recipe-sections",
    ({ reading: { content, bodyLine } }) => content ? checkSections(content.type, content.body, bodyLine) : [],
  ),
  each("exp.secret", ({ text }) => checkCredentials(text, "exp")),
  each("exp.abs-path", ({ text }) => checkAbsolutePaths(text, { prefix: "exp", pathLevel: "error" })),
  ofRecord("exp.sensitivity", checkSensitivity),
  ofRecord(
    "exp.misfiled",
    (record, { file }) => checkPlace(record, file.place).map((found) => at(found, file, "type")),
  ),
  ofRecord("exp.stale", checkFreshness),
];

/** A check that goes from file to file. */
function each(code: string, find: (file: RecordFile, context: CheckContext) => readonly Finding[]): RecordCheck {
  return {
    code,
    find: (files, context) =>
      files.flatMap((file) => find(file, context).map((finding) => ({ ...finding, path: file.path }))),
  };
}

interface Around {
  readonly file: RecordFile;
  readonly context: CheckContext;
}

/** A check of records whose form is right. */
function ofRecord(code: string, find: (record: ExperienceRecord, around: Around) => readonly Finding[]): RecordCheck {
  return each(code, (file, context) => file.reading.record ? find(file.reading.record, { file, context }) : []);
}

function at(finding: Finding, { reading }: RecordFile, key: string): Finding {
  return { ...finding, ...reading.locate([key]) };
}

function checkSensitivity({ sensitivity }: ExperienceRecord, { file }: Around): Finding[] {
  if (sensitivity !== "restricted") return [];
  const message = "A restricted record is not stored";
  const mend = "Take out what makes it restricted, then declare it internal or public";
  return [at({ code: "exp.sensitivity", level: "error", message, mend }, file, "sensitivity")];
}

/** A record that is still used: how old its proof is, and that no day lies ahead. */
function checkFreshness(record: ExperienceRecord, { file, context: { today, staleAfter } }: Around): Finding[] {
  const { status, lastVerifiedAt } = record;
  if (status === "deprecated" || lastVerifiedAt === undefined) return [];
  const days = daysBetween(lastVerifiedAt, today);
  const found = { code: "exp.stale", level: "warning" } as const;
  const key = "last_verified_at";
  if (days < -ZONE_DAYS) {
    const message = `It is said to be verified on ${lastVerifiedAt}, and today is ${today}`;
    return [at({ ...found, level: "error", message, mend: "Write the day on which it was verified" }, file, key)];
  }
  if (days <= staleAfter) return [];
  const message = `It was last verified ${days} days ago`;
  const mend = `Run its validation again, then \`ome record verify ${record.id} --note "<what was run>"\``;
  return [at({ ...found, message, mend }, file, key)];
}
