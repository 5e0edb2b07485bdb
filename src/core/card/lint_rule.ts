/**
 * What a lint rule of cards is.
 *
 * @module
 */

import type { KeyPath } from "../fields/read.ts";
import type { FindingLevel } from "../finding.ts";
import type { Card } from "./card.ts";

/** What a rule finds, before it has a place in a file. */
export interface LintHit {
  /** Code such as `card.summary-parts`. */
  readonly code: string;
  /** `warning` unless told. */
  readonly level?: FindingLevel;
  /** The key it is about, as the document spells it. */
  readonly path: KeyPath;
  /** What is wrong, one sentence, no full stop. */
  readonly message: string;
  /** What to do about it. */
  readonly mend: string;
}

/** Looks at one card that has the right shape. */
export type LintRule = (card: Card) => Iterable<LintHit>;
