/**
 * How findings fail a command.
 *
 * @module
 */

import { type Finding, hasErrors } from "../../core/finding.ts";
import type { FailureReason, Outcome } from "../command.ts";
import { countFindings, findingsText } from "../views/finding_text.ts";
import type { PathView } from "../views/short_path.ts";

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

/**
 * The outcome of a command that could do nothing because of what it found.
 *
 * @param findings What was found.
 * @param view What paths are shown from.
 * @param also What the data says beside the findings.
 * @returns The findings, as data and as text.
 */
export function findingsOutcome(findings: readonly Finding[], view: PathView, also: Outcome["data"] = {}): Outcome {
  return {
    failure: findingsFailure(findings),
    data: { ...also, findings },
    view: (style) => findingsText(findings, { style, ...view }),
  };
}
