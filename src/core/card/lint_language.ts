/**
 * Lint of the language that a card names.
 *
 * @module
 */

import type { LintHit, LintRule } from "./lint_rule.ts";

/** What older libraries hold, and what a missing key is read as. */
const OLD: readonly string[] = ["auto", "mixed"];

/**
 * Notes a language that is read, and no longer written.
 *
 * @param card The card.
 * @returns One hit, or none.
 */
export const lintLanguage: LintRule = function* ({ language }): Generator<LintHit> {
  if (!OLD.includes(language)) return;
  const message = "The card does not say whether it is English or Chinese";
  yield { code: "card.language", level: "note", path: ["language"], message, mend: "Set language to en or zh" };
};
