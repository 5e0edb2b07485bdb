/**
 * How findings fail a command.
 *
 * @module
 */

import { type Finding, hasErrors } from "../../core/finding.ts";
import type { FailureReason } from "../command.ts";
import { countFindings } from "../views/finding_text.ts";

/**
 * The reason for which findings fail the command that reports them.
 *
 * @param findings What was found; the command's data lists it.
 * @returns The reason; undefined where nothing is at error level.
 *
 * @example
 * ```ts
 * import { findingsFailure } from "./findings_failure.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const finding = { code: "card.id", level: "error", message: "No id", mend: "Add one" } as const;
 * assertEquals(findingsFailure([finding])?.message, "Found 1 error");
 * assertEquals(findingsFailure([{ ...finding, level: "note" }]), undefined);
 * ```
 */
export function findingsFailure(findings: readonly Finding[]): FailureReason | undefined {
  if (!hasErrors(findings)) return undefined;
  return {
    code: "findings.error",
    message: `Found ${countFindings(findings)}`,
    hint: "Do what the findings say, and run the command again",
  };
}
