/**
 * Whether the cards that came back for a prompt are the ones that its case asks for.
 *
 * @module
 */

import { anyNamesCard } from "./card_pattern.ts";
import type { EvalCase } from "./suite.ts";

/** The part of a case that decides whether it passes. */
export type Label = Pick<EvalCase, "expectedCards" | "unexpectedCards" | "allowedExtraCards" | "expectNoMatches">;

/** The returned cards of one case, sorted by what the case says of them. */
export interface Judgement {
  /** Whether all that was expected came, and nothing that was not allowed. */
  readonly passed: boolean;
  /** How many cards the case expects. */
  readonly expectedCount: number;
  /** Whether the case asks for silence. */
  readonly expectNoMatches: boolean;
  /** How many cards came back. */
  readonly returnedCount: number;
  /** Ranks of the expected cards that came back, from 1, ascending. */
  readonly hitRanks: readonly number[];
  /** Expected cards that did not come back. */
  readonly missing: readonly string[];
  /** Allowed extras that came back. */
  readonly extras: readonly string[];
  /** Cards that came back although `unexpectedCards` names them. */
  readonly forbidden: readonly string[];
  /** Cards that came back although the case does not name them. */
  readonly unlisted: readonly string[];
}

/**
 * Judges the cards that came back for one case.
 *
 * A case passes if every expected card came back and every card that came back is expected or allowed. A card that is
 * both allowed and named by an `unexpectedCards` pattern counts as forbidden.
 *
 * @param label What the case asks for.
 * @param returned Ids of the cards that came back, best first, without duplicates.
 * @returns The judgement.
 *
 * @example
 * ```ts
 * import { judgeCase } from "./judgement.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const label = { expectedCards: ["a"], unexpectedCards: [], allowedExtraCards: ["b"], expectNoMatches: false };
 * assertEquals(judgeCase(label, ["b", "a"]).passed, true);
 * assertEquals(judgeCase(label, ["a", "c"]).unlisted, ["c"]);
 * ```
 */
export function judgeCase(label: Label, returned: readonly string[]): Judgement {
  const expected = new Set(label.expectedCards);
  const forbidden = returned.filter((id) => !expected.has(id) && anyNamesCard(label.unexpectedCards, id));
  const rest = returned.filter((id) => !expected.has(id) && !forbidden.includes(id));
  const extras = rest.filter((id) => label.allowedExtraCards.includes(id));
  const unlisted = rest.filter((id) => !extras.includes(id));
  const missing = label.expectedCards.filter((id) => !returned.includes(id));
  return {
    passed: missing.length + forbidden.length + unlisted.length === 0,
    expectedCount: expected.size,
    expectNoMatches: label.expectNoMatches,
    returnedCount: returned.length,
    hitRanks: returned.flatMap((id, place) => expected.has(id) ? [place + 1] : []),
    missing,
    extras,
    forbidden,
    unlisted,
  };
}
