/**
 * From the words after a command's name to typed flags and arguments, driven by the command's own table of flags.
 *
 * @module
 */

import { parseArgs as parseFlags } from "@std/cli/parse-args";
import type { Host } from "../../edge/host.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { type Command, CommandError, type Flag, type FlagType, type Invocation } from "../command.ts";
import { GLOBAL_FLAGS } from "./global_flags.ts";
import { type FlagTable, settleWords } from "../views/settle_words.ts";
import { usageLine } from "./usage.ts";

/** What was given for each flag, in order, as it was typed. */
type GivenValues = ReadonlyMap<string, readonly string[]>;

/**
 * Parses the words after a command's name.
 *
 * @param command The command, for its flags and its number of arguments.
 * @param words The command line without the command's words, short flags written out.
 * @param host Only for the working folder.
 * @returns The flags and arguments, typed as declared.
 * @throws {CommandError} With exit code 2, where the line does not fit what the command declares.
 */
export function parseArgs(command: Command, words: readonly string[], host: Pick<Host, "cwd">): Invocation {
  const table: FlagTable = { ...command.flags, ...GLOBAL_FLAGS };
  const { flags, args } = settleWords(words, table);
  const given = readValues(flags, table);
  for (const [name, flag] of Object.entries(table)) checkValues(name, flag, given.get(name) ?? []);
  checkArity(command, args);
  return toInvocation(table, given, args, host.cwd());
}

function readValues(flags: readonly string[], table: FlagTable): GivenValues {
  const values = parseFlags(flags, {
    boolean: namesOf(table, "boolean"),
    string: namesOf(table, "text", "number", "texts"),
    collect: Object.keys(table),
  });
  return new Map(Object.keys(table).map((name) => [name, [values[name] ?? []].flat().map(String)]));
}

function namesOf(table: FlagTable, ...types: FlagType[]): string[] {
  return Object.keys(table).filter((name) => types.includes(table[name]!.type));
}

function checkValues(name: string, flag: Flag, values: readonly string[]): void {
  if (values.length > 1 && (flag.type === "text" || flag.type === "number")) {
    throw new CommandError("usage.repeated-flag", `Flag "--${name}" was given twice`, "Give it once", 2);
  }
  for (const value of values) {
    if (flag.type === "number" && !isNumber(value)) {
      throw wrongValue(name, value, "Give a number, such as 3");
    }
    if (flag.oneOf && !flag.oneOf.includes(value)) {
      throw wrongValue(name, value, `Choose one of: ${flag.oneOf.join(", ")}`);
    }
  }
}

function isNumber(value: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value);
}

function wrongValue(name: string, value: string, hint: string): CommandError {
  return new CommandError("usage.wrong-value", `Flag "--${name}" cannot be "${value}"`, hint, 2);
}

function checkArity(command: Command, args: readonly string[]): void {
  const name = command.words.join(" ");
  const [least, most] = command.arity;
  const hint = `Usage: ${usageLine(command)}`;
  if (args.length < least) {
    throw new CommandError("usage.missing-argument", `Command "${name}" needs ${command.args}`, hint, 2);
  }
  if (args.length > most) {
    throw new CommandError("usage.extra-argument", `Command "${name}" has no use for "${args[most]}"`, hint, 2);
  }
}

function toInvocation(table: FlagTable, given: GivenValues, args: readonly string[], here: string): Invocation {
  const texts = (flag: string) => {
    if (!Object.hasOwn(table, flag)) throw new TypeError(`Command asks for flag "${flag}", which it does not declare`);
    return given.get(flag) ?? [];
  };
  const text = (flag: string) => texts(flag)[0];
  const number = (flag: string) => text(flag) === undefined ? undefined : Number(text(flag));
  const scope = text("scope");
  return {
    args,
    global: {
      json: text("json") === "true",
      dataDir: text("data-dir"),
      cwd: absolutePath(text("cwd") ?? here, here),
      scope: scope === "global" || scope === "project" ? scope : undefined,
    },
    has: (flag) => text(flag) === "true",
    text,
    number,
    texts,
  };
}
