/**
 * `ome experience enable`.
 *
 * @module
 */

import { takeStep } from "../cards/card_steps.ts";
import type { Command } from "../command.ts";

/** Makes a draft a card that is recalled. */
export const experienceEnableCommand: Command = {
  words: ["experience", "enable"],
  args: "ID",
  arity: [1, 1],
  summary: "Let a draft be recalled",
  examples: ["ome experience enable check-git-status"],
  flags: {},
  run: (invocation, host) =>
    takeStep(invocation, { move: "enable", says: ({ id }) => [`"${id}" is active: it is recalled from now on`] }, host),
};
