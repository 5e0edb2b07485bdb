/**
 * `ome experience restore`.
 *
 * @module
 */

import { enableCommand } from "../cards/enable_command.ts";
import { takeStep } from "../cards/card_steps.ts";
import type { Command } from "../command.ts";

/** Brings an archived card back as a draft. */
export const experienceRestoreCommand: Command = {
  words: ["experience", "restore"],
  args: "ID",
  arity: [1, 1],
  summary: "Bring an archived card back, as a draft",
  examples: ["ome experience restore check-git-status"],
  flags: {},
  run: (invocation, host) => {
    const says = (
      { id }: { id: string },
    ) => [`"${id}" is a draft again`, `Let it be recalled: ${enableCommand(id, invocation.global, host)}`];
    return takeStep(invocation, { move: "restore", says }, host);
  },
};
