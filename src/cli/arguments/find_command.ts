/**
 * From the words of a command line to the command that they name.
 *
 * @module
 */

import { type CommandEntry, CommandError } from "../command.ts";
import { GLOBAL_FLAGS } from "./global_flags.ts";
import { readFlagWord, unknownFlag } from "./flag_word.ts";
import { nearest } from "./nearest.ts";

/** The command that a command line names, and what is left of the line. */
export interface FoundCommand {
  readonly entry: CommandEntry;
  /** The command line without the command's words. */
  readonly rest: readonly string[];
}

/** The words that lead to a command or towards one, and the positions on the command line at which they stand. */
export interface Lead {
  readonly words: readonly string[];
  readonly positions: ReadonlySet<number>;
  /** The first word that led no further, or nothing. */
  readonly stray: readonly string[];
}

/**
 * Finds the command that a command line names. Global flags may stand before and between its words.
 *
 * @param args The command line, without the program's name, short flags written out.
 * @param table The commands that there are.
 * @returns The command with the most words that fit.
 * @throws {CommandError} With exit code 2, where the line names no command that exists; names the nearest one.
 */
export function findCommand(args: readonly string[], table: readonly CommandEntry[]): FoundCommand {
  const { words, positions, stray } = readLead(args, table);
  const entry = table.find((entry) => sameWords(entry.words, words)) ??
    table.find((entry) => entry.isDefault && stray.length === 0 && sameWords(entry.words.slice(0, -1), words));
  if (!entry) throw unknownCommand([...words, ...stray], table);
  return { entry, rest: args.filter((_, position) => !positions.has(position)) };
}

/**
 * The error for words that name no command.
 *
 * @param words What was asked for, such as `["experience", "lst"]`.
 * @param table The commands that there are.
 * @returns An error that names the nearest command, or the choices.
 */
export function unknownCommand(words: readonly string[], table: readonly CommandEntry[]): CommandError {
  if (words.length > 0 && nextWords(words, table).length > 0) {
    const hint = `Choose one of: ${nextWords(words, table).join(", ")}`;
    return new CommandError("usage.missing-subcommand", `Command "${words.join(" ")}" needs one word more`, hint, 2);
  }
  const family = words.slice(0, -1);
  const choices = nextWords(family, table);
  const near = nearest(words.at(-1) ?? "", choices);
  const hint = near !== undefined
    ? `Did you mean "${["ome", ...family, near].join(" ")}"?`
    : choices.length > 0 && family.length > 0
    ? `Choose one of: ${choices.join(", ")}`
    : 'See "ome help" for all commands';
  return new CommandError("usage.unknown-command", `Unknown command "${words.join(" ")}"`, hint, 2);
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return some.join(" ") === others.join(" ");
}

/** The words that may follow some words in the table, each once. */
function nextWords(words: readonly string[], table: readonly CommandEntry[]): string[] {
  const following = table
    .filter((entry) => entry.words.length > words.length && words.every((word, at) => entry.words[at] === word))
    .map((entry) => entry.words[words.length]!);
  return [...new Set(following)];
}

/** Follows the words of a command line as far as the table knows them. */
export function readLead(args: readonly string[], table: readonly CommandEntry[]): Lead {
  const words: string[] = [];
  const positions = new Set<number>();
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    const next = nextWords(words, table);
    if (word === "--" || next.length === 0) break;
    const flag = readFlagWord(word);
    if (flag) {
      const known = Object.hasOwn(GLOBAL_FLAGS, flag.name) ? GLOBAL_FLAGS[flag.name] : undefined;
      if (!known && words.length === 0) throw unknownFlag(word, Object.keys(GLOBAL_FLAGS));
      if (!known) break;
      if (known.type !== "boolean" && flag.value === undefined) at++;
    } else if (next.includes(word)) {
      words.push(word);
      positions.add(at);
    } else {
      return { words, positions, stray: [word] };
    }
  }
  return { words, positions, stray: [] };
}
