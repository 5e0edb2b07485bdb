/**
 * Reading a suite: its shape first, then whether its cases make sense for the cards at hand.
 *
 * @module
 */

import type { KeyPath, Position } from "../fields/read.ts";
import { shapeFinding } from "../fields/shape_finding.ts";
import type { LibraryCard } from "../card/card.ts";
import { hasErrors } from "../finding.ts";
import { checkLabels } from "./check_labels.ts";
import type { Suite, SuiteReading } from "./suite.ts";
import { SUITE_SCHEMA, type SuiteDocument } from "./suite_schema.ts";

/** How a document of an evaluation is read. */
export interface DocumentOptions {
  /** Where a value stands in the file, for findings. */
  readonly locate?: (path: KeyPath) => Position | undefined;
}

/** How a suite is spoken of whose shape is not right. */
const SHAPE = { code: "suite.shape", whole: "The suite", mend: "See `ome schema suite` for the shape of a suite" };

/**
 * Reads a suite from parsed JSON and checks it against the cards that it will run on.
 *
 * @param document What `JSON.parse` returned.
 * @param cards The cards; unknown ids, cards that can never be recalled and contradictions are findings.
 * @param options Where values stand in the file.
 * @returns The suite, unless there are errors, and everything that was found.
 *
 * @example
 * ```ts
 * import { readSuite } from "./read_suite.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const document = { name: "demo", cases: [{ id: "one", prompt: "yes", expectNoMatches: true }] };
 * assertEquals(readSuite(document, []).findings, []);
 * assertEquals(readSuite({ name: "demo" }, []).findings[0]?.code, "suite.shape");
 * ```
 */
export function readSuite(
  document: unknown,
  cards: readonly LibraryCard[],
  options: DocumentOptions = {},
): SuiteReading {
  const shape = SUITE_SCHEMA.safeParse(document);
  if (!shape.success) {
    return {
      suite: undefined,
      findings: shape.error.issues.map((issue) => shapeFinding(issue, { ...SHAPE, ...options })),
    };
  }
  const suite = suiteOf(shape.data);
  const findings = checkLabels(suite, cards).map(({ at, ...finding }) => ({ ...finding, ...options.locate?.(at) }));
  return { suite: hasErrors(findings) ? undefined : suite, findings };
}

function suiteOf(document: SuiteDocument): Suite {
  const { $schema: _schema, experiences: _cards, experiencesFile: _files, ...suite } = document;
  // zod types an absent key as `undefined`; the suite's own type leaves it out, which is the same JSON.
  return suite as Suite;
}
