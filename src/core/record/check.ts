/**
 * What is wrong with the records of a store: a list of checks, each with a code of its own.
 *
 * @module
 */

import { boundFindings } from "../card/bound_findings.ts";
import type { Finding } from "../finding.ts";
import { hideCredentials } from "../privacy/hide_credentials.ts";
import { redactFindings } from "../privacy/redact_findings.ts";
import { CONTENT_CHECKS } from "./check_content.ts";
import { LINK_CHECKS } from "./check_links.ts";
import type { CheckContext, RecordCheck, RecordFile } from "./record_check.ts";

/** Days after which a verification is old, unless somebody says otherwise. */
export const STALE_AFTER_DAYS = 180;

/** Every check that needs nothing but the files. */
export const RECORD_CHECKS: readonly RecordCheck[] = [...CONTENT_CHECKS, ...LINK_CHECKS];

/**
 * Runs checks over the files of a store.
 *
 * A finding may quote its own file, and the id of another record: credentials are taken out of both.
 *
 * @param files The files, in the order in which they are to be reported.
 * @param context The day, and when a verification is old.
 * @param checks The checks to run.
 * @returns All findings by file and line, none of them repeating a credential.
 *
 * @example
 * ```ts
 * import { checkRecords } from "./check.ts";
 * import { parseRecord } from "./markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "No front matter";
 * const file = { path: "tasks/a.md", place: "tasks/a.md", text, reading: parseRecord(text) };
 * const findings = await checkRecords([file], { today: "2026-10-25", staleAfter: 180 });
 * assertEquals(findings.map(({ code, path }) => [code, path]), [["exp.schema", "tasks/a.md"]]);
 * ```
 */
export async function checkRecords(
  files: readonly RecordFile[],
  context: CheckContext,
  checks: readonly RecordCheck[] = RECORD_CHECKS,
): Promise<Finding[]> {
  const byPath = new Map<string | undefined, Finding[]>();
  for (const check of checks) {
    for (const finding of await check.find(files, context)) {
      const own = byPath.get(finding.path);
      if (own === undefined) byPath.set(finding.path, [finding]);
      else own.push(finding);
    }
  }
  const ofFiles = files.flatMap(({ path, text }) => {
    const own = redactFindings(boundFindings(byPath.get(path) ?? [], "exp"), text);
    return own.map((finding) => ({ ...finding, message: hideCredentials(finding.message), path }));
  });
  return [...byPath.get(undefined) ?? [], ...ofFiles];
}
