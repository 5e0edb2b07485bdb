/**
 * What a check found: one shape for every command that inspects what people wrote.
 *
 * @module
 */

/** How much a finding weighs: an `error` fails the command, a `warning` and a `note` do not. */
export type FindingLevel = "error" | "warning" | "note";

/**
 * One problem of one document, written for the person who will mend it.
 *
 * Expected bad input is a list of findings, never an exception: a check reports every problem of a file at once.
 */
export interface Finding {
  /** Stable, dotted identifier that programs may rely on, such as `card.id` or `exp.secret`. */
  readonly code: string;
  /** How much it weighs. */
  readonly level: FindingLevel;
  /** What is wrong, one sentence, capital first, no full stop. Never repeats a secret. */
  readonly message: string;
  /** What to do about it, one sentence. */
  readonly mend: string;
  /** The file, as it was named to the command; absent while text has no file yet. */
  readonly path?: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** Column in the line, from 1, in UTF-16 units. */
  readonly column?: number;
}

/**
 * Tells whether a list of findings must fail the command that reports it.
 *
 * @param findings What a check returned.
 * @returns Whether any finding is at error level.
 *
 * @example
 * ```ts
 * import { hasErrors } from "./finding.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(hasErrors([]), false);
 * assertEquals(hasErrors([{ code: "card.id", level: "error", message: "No id", mend: "Add one" }]), true);
 * ```
 */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === "error");
}
