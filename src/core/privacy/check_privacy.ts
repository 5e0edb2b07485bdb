/**
 * What a document must not carry into other hands, as findings.
 *
 * @module
 */

import type { Finding, FindingLevel } from "../finding.ts";
import { positionsIn } from "../markdown/position.ts";
import { findAbsolutePaths } from "./absolute_path.ts";
import { findCredentials } from "./credential.ts";

/** How a document is checked. */
export interface PrivacyOptions {
  /** First part of every finding's code, such as `card`. */
  readonly prefix: string;
  /** How much an absolute path weighs; a credential is always an error. */
  readonly pathLevel: FindingLevel;
}

/**
 * Finds credentials and absolute paths of a person's machine; the findings never repeat them.
 *
 * @param text The whole document.
 * @param options Code prefix, weight of a path.
 * @returns Findings with line and column, `….secret` before `….abs-path`.
 */
export function checkPrivacy(text: string, { prefix, pathLevel }: PrivacyOptions): Finding[] {
  return [...checkCredentials(text, prefix), ...checkAbsolutePaths(text, { prefix, pathLevel })];
}

/**
 * Finds credentials; the findings never repeat them.
 *
 * @param text The whole document.
 * @param prefix First part of the code, such as `card`.
 * @returns Findings at error level, with line and column.
 */
export function checkCredentials(text: string, prefix: string): Finding[] {
  const positionOf = positionsIn(text);
  return findCredentials(text).map(({ start, kind }) => ({
    code: `${prefix}.secret`,
    level: "error",
    message: `What stands here looks like ${kind}`,
    mend: "Put a placeholder such as <API_KEY> in its place, and revoke it if it was shared",
    ...positionOf(start),
  }));
}

/**
 * Finds absolute paths of a person's machine; the findings never repeat them.
 *
 * @param text The whole document.
 * @param options Code prefix, weight of a path.
 * @returns Findings with line and column.
 */
export function checkAbsolutePaths(text: string, { prefix, pathLevel }: PrivacyOptions): Finding[] {
  const positionOf = positionsIn(text);
  return findAbsolutePaths(text).map(({ start, kind }) => ({
    code: `${prefix}.abs-path`,
    level: pathLevel,
    message: `What stands here is ${kind} of one machine`,
    mend: "Write a path from the project's root, or a placeholder such as <path>",
    ...positionOf(start),
  }));
}
