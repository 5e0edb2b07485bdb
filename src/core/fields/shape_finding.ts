/**
 * Findings about the shape of a JSON document that a person or an agent hands in.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { KeyPath, ReadOptions } from "./read.ts";

/** What a schema says of one value. */
export interface ShapeIssue {
  /** The way to the value. */
  readonly path: readonly PropertyKey[];
  /** What is wrong with it. */
  readonly message: string;
}

/** How a document is spoken of. */
export interface ShapeWords extends Pick<ReadOptions, "locate"> {
  /** The code of the finding. */
  readonly code: string;
  /** What the document as a whole is called, such as `The suite`. */
  readonly whole: string;
  /** What to do about it. */
  readonly mend: string;
  /** The way to what the schema was held against. Default: the whole document. */
  readonly at?: KeyPath;
}

/**
 * Turns an issue of a schema into a finding.
 *
 * @param issue The issue.
 * @param words How the document is spoken of, and where its values stand.
 * @returns The finding, at error level.
 *
 * @example
 * ```ts
 * import { shapeFinding } from "./shape_finding.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const issue = { path: ["cases", 3, "id"], message: "Too short" };
 * const { message } = shapeFinding(issue, { code: "suite.shape", whole: "The suite", mend: "Mend it" });
 * assertEquals(message, "cases[3].id: Too short");
 * ```
 */
export function shapeFinding({ path, message }: ShapeIssue, words: ShapeWords): Finding {
  const { code, whole, mend, at = [], locate } = words;
  const place = [...at, ...path.map((step) => typeof step === "number" ? step : String(step))];
  return { code, level: "error", message: `${placeInWords(place) || whole}: ${message}`, mend, ...locate?.(place) };
}

/**
 * Writes a place in a JSON document.
 *
 * @param path The way to it.
 * @returns Such as `cases[3].id`; empty for the document itself.
 */
export function placeInWords(path: KeyPath): string {
  return path.map((step) => typeof step === "number" ? `[${step}]` : `.${step}`).join("").replace(/^\./, "");
}
