/**
 * The hook: a prompt in, a few reminders out, and never in the way.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { isSwitchedOff } from "../quiet.ts";
import { type Answer, answerPrompt } from "./answer.ts";
import { readHookSettings } from "./hook_settings.ts";
import { type Heard, listen } from "./listen.ts";
import { logAnswer } from "./log_answer.ts";

/**
 * Runs the hook once. It never throws, prints one JSON object or nothing, and writes nothing to standard error.
 *
 * @param args The arguments after `hook run`; none is ever refused.
 * @param host The outside world.
 */
export async function runHook(args: readonly string[], host: Host): Promise<void> {
  try {
    if (isSwitchedOff(host)) return;
    const settings = readHookSettings(args, host);
    const heard = await listen(settings, host);
    if (heard === undefined) return;
    const answer = await answerPrompt(heard, settings, host);
    if (answer === undefined) return;
    reply(answer, heard, host);
    await remember(answer, () => logAnswer(answer, { heard, settings }, host));
  } catch {
    // A failure costs a reminder, never a prompt.
  }
}

function reply({ context }: Answer, { dialect }: Heard, host: Pick<Host, "print">): void {
  if (context.text !== "") host.print(`${JSON.stringify(dialect.writeReply(context.text))}\n`);
}

/** Two notes, neither of which may keep the other from being taken. */
async function remember({ context, session }: Answer, log: () => Promise<void>): Promise<void> {
  try {
    if (context.shown.length > 0) session?.add(context.shown);
  } finally {
    await log();
  }
}
