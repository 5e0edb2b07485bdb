/**
 * The flags that every command knows.
 *
 * @module
 */

import type { Flag } from "../command.ts";

/** The flags that are understood before, between and after the words of a command. */
export const GLOBAL_FLAGS: Readonly<Record<string, Flag>> = {
  json: { type: "boolean", help: "Print one JSON document instead of text" },
  "data-dir": { type: "text", value: "DIR", help: "Use this data folder" },
  cwd: { type: "text", value: "DIR", help: "Work as if started in this folder" },
  scope: { type: "text", value: "SCOPE", oneOf: ["global", "project"], help: "Which library to use" },
  help: { type: "boolean", help: "Show the help of the command" },
  version: { type: "boolean", help: "Show the version" },
};

/** Short forms of flags, and the long ones that they stand for. */
const SHORT_FLAGS: ReadonlyMap<string, string> = new Map([["-h", "--help"], ["-V", "--version"]]);

/**
 * Writes short flags out, so that the rest of the program knows one form of each.
 *
 * @param args The command line, without the program's name.
 * @returns The same line with `--help` for `-h`, and so on; what follows `--` stays.
 */
export function writeOutShortFlags(args: readonly string[]): string[] {
  const end = args.indexOf("--");
  return args.map((word, at) => end !== -1 && at > end ? word : SHORT_FLAGS.get(word) ?? word);
}

/**
 * Whether a boolean flag stands on the command line, found without parsing it.
 *
 * Help, version and the form of an error message must be known even where the rest makes no sense.
 *
 * @param args The command line, without the program's name, short flags written out.
 * @param name The flag's name, without dashes.
 * @returns Whether it was given before any `--`.
 */
export function asksFor(args: readonly string[], name: "json" | "help" | "version"): boolean {
  const end = args.indexOf("--");
  return (end === -1 ? args : args.slice(0, end)).includes(`--${name}`);
}
