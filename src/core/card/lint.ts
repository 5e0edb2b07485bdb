/**
 * Lint: what makes a card of the right shape a poor one.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { Locate } from "../markdown/locate.ts";
import type { Card } from "./card.ts";
import { lintLanguage } from "./lint_language.ts";
import { lintExclusions, lintGenericTriggers, lintMissingPhrases, lintTopicTriggers } from "./lint_phrases.ts";
import type { LintRule } from "./lint_rule.ts";
import { lintSignals } from "./lint_signals.ts";
import { lintOneLine, lintSummary } from "./lint_summary.ts";

/** Every rule, in the order of the front matter. */
const RULES: readonly LintRule[] = [
  lintOneLine,
  lintSummary,
  lintMissingPhrases,
  lintExclusions,
  lintSignals,
  lintGenericTriggers,
  lintTopicTriggers,
  lintLanguage,
];

/**
 * Looks at one card for what will make it found too often, too rarely or not understood.
 *
 * @param card A card of the right shape.
 * @param locate Where its keys stand in its file, if it has one.
 * @returns The findings, mostly warnings.
 *
 * @example
 * ```ts
 * import { lintCard } from "./lint.ts";
 * import { STARTER_CARDS } from "./starter/starter_cards.ts";
 * import { assertEquals } from "@std/assert";
 *
 * for (const { en } of STARTER_CARDS) {
 *   assertEquals(lintCard(en), []);
 *   const vague = { ...en, recall: { ...en.recall, triggers: ["build"] } };
 *   assertEquals(lintCard(vague).map(({ code }) => code), ["card.generic-trigger"]);
 * }
 * ```
 */
export function lintCard(card: Card, locate?: Locate): Finding[] {
  return RULES.flatMap((rule) =>
    [...rule(card)].map(({ code, level = "warning", path, message, mend }) => (
      { code, level, message, mend, ...locate?.(path) }
    ))
  );
}
