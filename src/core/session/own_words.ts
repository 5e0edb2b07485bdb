/**
 * A person's words in a message, without what programs put around them.
 *
 * @module
 */

import { cutBlocks } from "../prompt/blocks.ts";

/**
 * Takes machine text out of a message: notices of a host, output of commands, and the reminders of this program.
 *
 * @param message What stands under the person's name in a transcript.
 * @returns The person's words, code that they pasted among them; undefined where none are left.
 *
 * @example
 * ```ts
 * import { ownWords } from "./own_words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(ownWords("Fix the login\n<system-reminder>Be brief</system-reminder>"), "Fix the login");
 * assertEquals(ownWords("<task-notification>done</task-notification>"), undefined);
 * ```
 */
export function ownWords(message: string): string | undefined {
  const text = message.toWellFormed();
  const said = cutBlocks(text).filter(({ kind }) => kind !== "machine").map(({ start, end }) => text.slice(start, end));
  return said.join("").trim() || undefined;
}
