/**
 * The check for secrets with all that we have: our own patterns, and a linter that knows many services' formats.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { RECORD_CHECKS } from "../../core/record/check.ts";
import type { RecordCheck, RecordFile } from "../../core/record/record_check.ts";

/** Files that are linted together, in UTF-16 units: a call of the linter costs more than reading a page. */
const BATCH_LENGTH = 65_536;

/** Every check of a store, in the order of the documentation. */
export const STORE_CHECKS: readonly RecordCheck[] = RECORD_CHECKS.map((check) =>
  check.code === "exp.secret" ? withLinter(check) : check
);

function withLinter(own: RecordCheck): RecordCheck {
  return {
    code: own.code,
    find: async (files, context) => {
      const found = await own.find(files, context);
      const known = new Set(found.map(({ path, line }) => `${line} ${path}`));
      const linted: Finding[][] = [];
      for (const batch of batchesOf(files)) linted.push(await lint(batch));
      return [...found, ...linted.flat().filter(({ path, line }) => !known.has(`${line} ${path}`))];
    },
  };
}

function* batchesOf(files: readonly RecordFile[]): Generator<RecordFile[]> {
  let batch: RecordFile[] = [];
  let length = 0;
  for (const file of files) {
    if (batch.length > 0 && length + file.text.length > BATCH_LENGTH) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(file);
    length += file.text.length;
  }
  if (batch.length > 0) yield batch;
}

/** Lints several files as one text, and leads each finding back to its file. */
async function lint(batch: readonly RecordFile[]): Promise<Finding[]> {
  const { findSecrets } = await import("../secret_scan.ts");
  const starts: number[] = [];
  let next = 1;
  for (const { text } of batch) {
    starts.push(next);
    next += text.split("\n").length + 1;
  }
  const whole = batch.map(({ text }) => `${text}\n\n`).join("");
  const findings = await findSecrets(whole, { prefix: "exp", path: "records.md" });
  return findings.flatMap((finding) => {
    const line = finding.line ?? 1;
    const at = starts.findLastIndex((start) => start <= line);
    const file = batch[at];
    return file ? [{ ...finding, path: file.path, line: line - (starts[at] ?? 1) + 1 }] : [];
  });
}
