/**
 * Lint of the signals that a card names.
 *
 * @module
 */

import { signalById } from "../signal/registry.ts";
import type { LintHit, LintRule } from "./lint_rule.ts";

/** The groups of hints: as the card has them, as its file spells them, and which signals belong there. */
const GROUPS = [
  { name: "positive", key: "positive", polarity: "positive" },
  { name: "requiredAll", key: "required_all", polarity: "positive" },
  { name: "negative", key: "negative", polarity: "negative" },
] as const;

const IDS = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/**
 * Reports entries that have no effect, or another one than their group says. Prose, which older libraries hold here, is
 * only noted.
 *
 * @param card The card.
 * @returns A hit for each such entry.
 */
export const lintSignals: LintRule = function* ({ engineHints }): Generator<LintHit> {
  const declared = [...engineHints.positive, ...engineHints.requiredAll];
  for (const { name, key, polarity } of GROUPS) {
    for (const [index, id] of engineHints[name].entries()) {
      const problem = problemOf(id, polarity, declared);
      if (problem !== undefined) yield { ...problem, path: ["engine_hints", key, index] };
    }
  }
};

function problemOf(
  id: string,
  polarity: "positive" | "negative",
  declared: readonly string[],
): Omit<LintHit, "path"> | undefined {
  const signal = signalById(id);
  if (signal === undefined) return IDS.test(id) ? unknown(id) : PROSE;
  if (signal.polarity !== polarity) return misplaced(id, polarity);
  if (signal.polarity === "positive" || signal.targets.some((target) => declared.includes(target))) return undefined;
  return idle(id, signal.targets);
}

const PROSE = {
  code: "card.hint-prose",
  level: "note",
  message: "This is prose and no signal, so that it has no effect",
  mend: "Move it to criteria, or remove it",
} as const;

function unknown(id: string): Omit<LintHit, "path"> {
  const mend = "Use an id that `ome signals list` names, or remove the entry";
  return { code: "card.unknown-signal", message: `There is no signal "${id.slice(0, 60)}"`, mend };
}

function misplaced(id: string, polarity: "positive" | "negative"): Omit<LintHit, "path"> {
  const [is, belongs] = polarity === "positive"
    ? ["takes other signals back", "negative"]
    : ["takes no signal back", "positive or required_all"];
  return { code: "card.misplaced-signal", message: `The signal "${id}" ${is}`, mend: `Move it to ${belongs}` };
}

function idle(id: string, targets: readonly string[]): Omit<LintHit, "path"> {
  const message = `The signal "${id}" takes back none of those that the card names`;
  const mend = `Name one that it takes back (${targets.join(", ")}), or remove the entry`;
  return { code: "card.idle-signal", level: "note", message, mend };
}
