/**
 * `ome experience archive`.
 *
 * @module
 */

import { takeStep } from "../cards/card_steps.ts";
import { type Command, CommandError } from "../command.ts";

/** Takes a card out of recall and keeps it. */
export const experienceArchiveCommand: Command = {
  words: ["experience", "archive"],
  args: "ID",
  arity: [1, 1],
  summary: "Take a card out of recall, and keep it",
  examples: ['ome experience archive check-git-status --reason "The tool does it by itself now"'],
  flags: { reason: { type: "text", value: "WHY", help: "Why, for the event log; required" } },
  run: (invocation, host) => {
    const reason = invocation.text("reason")?.trim();
    if (!reason) {
      const hint = 'Write it like --reason "Superseded by release-checklist"';
      throw new CommandError("usage.missing-flag", "Archiving a card needs a reason", hint, 2);
    }
    const says = ({ id }: { id: string }) => [`"${id}" is archived`, `Bring it back: ome experience restore ${id}`];
    return takeStep(invocation, { move: "archive", reason, says }, host);
  },
};
