/**
 * Which words of a command line are flags.
 *
 * @module
 */

import { CommandError } from "../command.ts";
import { nearest } from "./nearest.ts";

/**
 * A dash or two, then a name, then perhaps a value: `--limit`, `--limit=3`. A negative number, a lone dash and
 * a text that happens to begin with a dash (`- fix the list`) are arguments.
 */
const FLAG_WORD = /^--?[A-Za-z_][\w-]*(?:=[^]*)?$/;

/** A flag as it was typed: its name without dashes, and its value where one was given with `=`. */
export interface FlagWord {
  readonly name: string;
  readonly value: string | undefined;
}

/**
 * Reads a word of the command line as a flag.
 *
 * @returns The flag; undefined where the word is an argument.
 */
export function readFlagWord(word: string): FlagWord | undefined {
  if (!FLAG_WORD.test(word)) return undefined;
  const end = word.indexOf("=");
  const name = (end === -1 ? word : word.slice(0, end)).replace(/^--?/, "");
  return { name, value: end === -1 ? undefined : word.slice(end + 1) };
}

/**
 * The error for a flag that does not exist.
 *
 * @param word The word as it was typed, its value included.
 * @param known The names of the flags that exist, without dashes.
 * @returns An error that names the nearest flag.
 */
export function unknownFlag(word: string, known: readonly string[]): CommandError {
  const typed = word.split("=", 1)[0]!;
  const near = nearest(typed.replace(/^--?/, ""), known);
  const hint = near === undefined
    ? `Known flags: ${known.map((name) => `--${name}`).join(", ")}`
    : `Did you mean "--${near}"?`;
  return new CommandError("usage.unknown-flag", `Unknown flag "${typed}"`, hint, 2);
}
