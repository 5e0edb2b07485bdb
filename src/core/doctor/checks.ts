/**
 * All checks of an installation, and what they find.
 *
 * @module
 */

import type { Finding, FindingLevel } from "../finding.ts";
import type { Check } from "./check.ts";
import { deafCheck, hooksCheck, skillsCheck } from "./checks/hook_checks.ts";
import { cardsCheck, configCheck, folderCheck, indexesCheck, runsCheck } from "./checks/library_checks.ts";
import { eventsCheck, leftoversCheck, programsCheck, quietCheck } from "./checks/machine_checks.ts";
import type { Snapshot } from "./snapshot.ts";

/** Every check, in the order in which people read them. */
export const CHECKS: readonly Check[] = [
  folderCheck,
  configCheck,
  cardsCheck,
  indexesCheck,
  runsCheck,
  hooksCheck,
  deafCheck,
  skillsCheck,
  eventsCheck,
  quietCheck,
  programsCheck,
  leftoversCheck,
];

/** What one check found. */
export interface CheckResult extends Pick<Check, "area" | "title"> {
  readonly fact: string;
  /** The gravest of its findings; `ok` without any. */
  readonly level: FindingLevel | "ok";
  readonly findings: readonly Finding[];
}

const GRAVEST_FIRST: readonly FindingLevel[] = ["error", "warning", "note"];

/**
 * Looks at an installation.
 *
 * @param snapshot The installation.
 * @returns What each check found, in the order of {@linkcode CHECKS}.
 */
export function examine(snapshot: Snapshot): CheckResult[] {
  return CHECKS.map(({ area, title, fact, run }) => {
    const findings = run(snapshot);
    const level = GRAVEST_FIRST.find((each) => findings.some((finding) => finding.level === each)) ?? "ok";
    return { area, title, fact: fact(snapshot), level, findings };
  });
}
