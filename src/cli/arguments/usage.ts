/**
 * The usage line of a command, and how its flags are written.
 *
 * @module
 */

import type { Command, Flag } from "../command.ts";

/** The name of a flag's value in help and messages, such as `DIR` or `global|project`. */
export function valueName(flag: Flag): string {
  return flag.oneOf?.join("|") ?? flag.value ?? (flag.type === "number" ? "N" : "TEXT");
}

/** A flag with its value, such as `--limit N`. */
export function flagForm(name: string, flag: Flag): string {
  return flag.type === "boolean" ? `--${name}` : `--${name} ${valueName(flag)}`;
}

/** The usage line of a command, such as `ome experience archive ID [flags]`. */
export function usageLine({ words, args, flags }: Pick<Command, "words" | "args" | "flags">): string {
  const parts = ["ome", ...words, args, Object.keys(flags).length > 0 ? "[flags]" : ""];
  return parts.filter((part) => part !== "").join(" ");
}
