/**
 * Lint of the signals that a card names.
 *
 * @module
 */

import { signalById } from "../signal/registry.ts";
import type { LintHit, LintRule } from "./lint_rule.ts";

const LISTS = [["positive", "positive"], ["requiredAll", "required_all"], ["negative", "negative"]] as const;

/**
 * Reports ids that the registry does not know, which recall passes over. Prose, which older libraries hold here, is
 * only noted.
 *
 * @param card The card.
 * @returns A hit for each such entry.
 */
export const lintSignals: LintRule = function* ({ engineHints }): Generator<LintHit> {
  for (const [name, key] of LISTS) {
    for (const [index, id] of engineHints[name].entries()) {
      if (signalById(id)) continue;
      const path = ["engine_hints", key, index];
      const mend = "Use an id that `ome signals list` names, or remove the entry";
      if (/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(id)) {
        yield { code: "card.unknown-signal", path, message: `There is no signal "${id.slice(0, 60)}"`, mend };
      } else {
        const message = "This is prose and no signal, so that it has no effect";
        yield { code: "card.hint-prose", level: "note", path, message, mend: "Move it to criteria, or remove it" };
      }
    }
  }
};
