/**
 * Proves that the checks still refuse what they must refuse, and let through what is fine.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { checkRecords, STALE_AFTER_DAYS } from "../../core/record/check.ts";
import type { RecordCheck } from "../../core/record/record_check.ts";
import { parseRecord } from "../../core/record/markdown.ts";
import { isRecordName } from "../../core/record/place.ts";
import { STORE_CHECKS } from "./secret_check.ts";
import { SELFTEST_CASES, SELFTEST_DAY, type SelftestCase } from "./selftest_cases.ts";

/** How one case went. */
export interface SelftestResult {
  /** What the store of the case holds. */
  readonly name: string;
  /** The code that must be found; null where nothing may be. */
  readonly expects: string | null;
  readonly passed: boolean;
  /** The codes that were found. */
  readonly found: readonly string[];
}

/**
 * Runs the checks over small stores that are part of the program.
 *
 * @param checks The checks to prove; all unless told.
 * @returns A result a case.
 */
export async function runSelftest(checks: readonly RecordCheck[] = STORE_CHECKS): Promise<SelftestResult[]> {
  const results: SelftestResult[] = [];
  for (const testCase of SELFTEST_CASES) results.push(await runCase(testCase, checks));
  return results;
}

async function runCase(
  { name, files, expects, hides }: SelftestCase,
  checks: readonly RecordCheck[],
): Promise<SelftestResult> {
  const read = Object.entries(files)
    .filter(([place]) => isRecordName(place.slice(place.lastIndexOf("/") + 1)))
    .map(([place, text]) => ({ path: place, place, text, reading: parseRecord(text) }));
  const findings = await checkRecords(read, { today: SELFTEST_DAY, staleAfter: STALE_AFTER_DAYS }, checks);
  const found = findings.filter(({ level }) => level !== "note");
  const isKept = hides === undefined || !repeats(findings, hides);
  const passed = isKept && (expects === null ? found.length === 0 : found.some(({ code }) => code === expects));
  return { name, expects, passed, found: found.map(({ code }) => code) };
}

function repeats(findings: readonly Finding[], secret: string): boolean {
  return JSON.stringify(findings).includes(secret);
}
