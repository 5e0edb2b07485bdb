/**
 * Sorts the words of a command line into flags and arguments, so that nothing about them is left to be guessed.
 *
 * @module
 */

import { CommandError, type Flag } from "../command.ts";
import { type FlagWord, readFlagWord, unknownFlag } from "../arguments/flag_word.ts";
import { valueName } from "../arguments/usage.ts";

/** Flags by name, without dashes. */
export type FlagTable = Readonly<Record<string, Flag>>;

/** A command line, sorted. */
export interface SettledWords {
  /** Every flag that takes a value as `--name=value`, every boolean that is true as `--name`. */
  readonly flags: readonly string[];
  readonly args: readonly string[];
}

/**
 * Sorts words by a table of flags. A boolean flag never takes the word after it; every other flag takes exactly one
 * value, behind `=` or as the next word. `--` ends the flags.
 *
 * @param words The command line without the command's words, short flags written out.
 * @param table The flags that there are.
 * @throws {CommandError} With exit code 2, for a flag that does not exist or lacks its value.
 */
export function settleWords(words: readonly string[], table: FlagTable): SettledWords {
  const flags: string[] = [];
  const args: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "--") return { flags, args: [...args, ...words.slice(at + 1)] };
    const given = readFlagWord(word);
    if (!given) {
      args.push(word);
      continue;
    }
    const flag = Object.hasOwn(table, given.name) ? table[given.name] : undefined;
    if (!flag || !word.startsWith("--")) throw unknownFlag(word, Object.keys(table));
    if (flag.type === "boolean") {
      if (readBoolean(given)) flags.push(`--${given.name}`);
    } else {
      flags.push(`--${given.name}=${given.value ?? needValue(given.name, flag, words[++at])}`);
    }
  }
  return { flags, args };
}

function readBoolean({ name, value = "true" }: FlagWord): boolean {
  if (value === "true" || value === "false") return value === "true";
  throw new CommandError("usage.wrong-value", `Flag "--${name}" takes no value`, `Write --${name}`, 2);
}

function needValue(name: string, flag: Flag, next: string | undefined): string {
  if (next !== undefined && next !== "--" && !readFlagWord(next)) return next;
  const value = valueName(flag);
  const hint = `Write --${name} ${value}, or --${name}=${value} where the value begins with a dash`;
  throw new CommandError("usage.missing-value", `Flag "--${name}" needs a value`, hint, 2);
}
