/**
 * Asking before something is changed that the person did not write with this program.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { CommandError, type Flag, type Invocation } from "../command.ts";
import { askSteps, yesOrNo } from "./steps.ts";

/** The flags of a command that asks. */
export const CONSENT_FLAGS: Readonly<Record<"dry-run" | "yes", Flag>> = {
  "dry-run": { type: "boolean", help: "Show what would change, and write nothing" },
  yes: { type: "boolean", help: "Make the changes without asking" },
};

/** What a person is asked to agree to. */
export interface Proposal {
  /** The change, as it is shown before the question. */
  readonly shown: string;
  readonly question: string;
}

/**
 * Whether the person is asked, and so sees the changes before the question.
 *
 * @param invocation The command line.
 * @param host The outside world.
 */
export function isAsked(invocation: Pick<Invocation, "has">, { terminal }: Pick<Host, "terminal">): boolean {
  return terminal.interactive && !invocation.has("yes") && !invocation.has("dry-run");
}

/**
 * Whether the person agrees: by `--yes`, or by an answer on the terminal.
 *
 * @param invocation The command line.
 * @param proposal What is proposed.
 * @param host The outside world.
 * @returns True for yes. False for no, for the end of input, and with `--dry-run`.
 * @throws {CommandError} `usage.needs-consent` where nobody can be asked and neither flag was given.
 */
export function hasConsent(
  invocation: Pick<Invocation, "has">,
  { shown, question }: Proposal,
  { terminal }: Pick<Host, "terminal">,
): boolean {
  if (invocation.has("dry-run")) return false;
  if (invocation.has("yes")) return true;
  if (!terminal.interactive) {
    throw new CommandError(
      "usage.needs-consent",
      "There is no terminal to ask on before settings are changed",
      "Add --dry-run to see the changes, or --yes to make them",
      2,
    );
  }
  const step = yesOrNo(`${shown}\n${question}`, false, (done) => ({ done }));
  return askSteps(step, terminal) ?? false;
}
