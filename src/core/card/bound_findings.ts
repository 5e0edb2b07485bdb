/**
 * A file can be wrong in more places than anybody reads.
 *
 * @module
 */

import type { Finding } from "../finding.ts";

/** Most findings of one file; whoever mends these will see the rest. */
const MOST = 100;

/**
 * Puts the findings of one file in the order of the file, and keeps no more of them than a person can use.
 *
 * @param findings Findings of one file.
 * @param prefix First part of the note's code.
 * @returns The findings in order; of more than a hundred the gravest, and a note that counts the rest.
 */
export function boundFindings(findings: readonly Finding[], prefix = "card"): Finding[] {
  if (findings.length <= MOST) return findings.toSorted(byPlace);
  const gravest = findings.toSorted((a, b) => weightOf(a) - weightOf(b) || byPlace(a, b)).slice(0, MOST);
  const message = `${findings.length - MOST} more findings are not listed`;
  const more: Finding = {
    code: `${prefix}.more`,
    level: "note",
    message,
    mend: "Mend those that are, and check again",
  };
  return [...gravest.toSorted(byPlace), more];
}

function byPlace(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function weightOf({ level }: Finding): number {
  return ["error", "warning", "note"].indexOf(level);
}
