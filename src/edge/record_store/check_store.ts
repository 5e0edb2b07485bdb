/**
 * Everything that is wrong with a store.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { checkRecords } from "../../core/record/check.ts";
import type { CheckContext, RecordCheck } from "../../core/record/record_check.ts";
import type { Host } from "../host.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles } from "./record_files.ts";
import { STORE_CHECKS } from "./secret_check.ts";

/** What a check of a store found. */
export interface StoreCheck {
  /** How many files were looked at. */
  readonly checked: number;
  /** Every finding, with path and line, in the order of the files. */
  readonly findings: readonly Finding[];
}

/**
 * Checks every record of a store.
 *
 * @param root The absolute folder of the store.
 * @param context The day, and when a verification is old.
 * @param host The outside world.
 * @param checks The checks to run; all unless told.
 * @returns How many files were checked, and the findings.
 */
export async function checkStore(
  root: string,
  context: CheckContext,
  host: Pick<Host, "files">,
  checks: readonly RecordCheck[] = STORE_CHECKS,
): Promise<StoreCheck> {
  const listing = listRecordFiles(root, host.files);
  const files = listing.files.map((file) => readRecord(file, host));
  const findings = [...listing.findings, ...await checkRecords(files, context, checks)];
  return { checked: files.length, findings };
}
