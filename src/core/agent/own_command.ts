/**
 * Recognising our own hook command in somebody's settings, wherever the program lives and in whatever form it stands.
 *
 * @module
 */

import { decodeScript } from "./command_line.ts";
import { shellWords } from "./shell_words.ts";

/** What a hook command of ours runs. */
export interface OwnCommand {
  /** The agent that it was installed for, where it says so. */
  readonly provider?: string;
  /** The files that must be there for it to run: the binary, or `deno` and the program. */
  readonly files: readonly string[];
}

/** `ome`, `ome.exe`, `ome.cmd`, and the name of a release: `ome-x86_64-unknown-linux-gnu`. */
const OWN_PROGRAM = /^ome(?:-(?:x86_64|aarch64)-[\w-]+)?(?:\.(?:exe|cmd|bat|ps1))?$/i;
const OWN_SOURCE = /^(?:.*[\\/])?cli\.[jt]s$/;
/** What an entry may add so that a missing program never stops a prompt. */
const SOFT_END = /(?:\s{1,9}2>\s?(?:\/dev\/null|nul))?(?:\s{0,9}(?:;|\|\|)\s{0,9}(?:exit 0|true))?\s{0,9}$/i;
/** The flags that `hook run` knows, and whether a value follows. */
const FLAGS: Readonly<Record<string, boolean>> = {
  "--provider": true,
  "--data-dir": true,
  "--cwd": true,
  "--scope": true,
  "--json": false,
};

/**
 * Reads a hook command, if it is one of ours.
 *
 * Ours is a program named `ome`, or `cli.ts` or its bundle `cli.js` run by Deno, with the words `hook run` and no flag
 * that we do not know. A program of another that has the same name, a mention in an `echo`, or a path that merely
 * contains the name is not.
 *
 * @param command The command line, or only the program where `args` follow.
 * @param args The arguments of the exec form.
 * @returns What it runs; undefined where it is not ours.
 *
 * @example
 * ```ts
 * import { readOwnCommand } from "./own_command.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(readOwnCommand("/opt/ome hook run --provider codex"), { provider: "codex", files: ["/opt/ome"] });
 * assertEquals(readOwnCommand("/opt/ome", ["hook", "run"]), { files: ["/opt/ome"] });
 * assertEquals(readOwnCommand("/srv/corp/ome hook run --corp"), undefined);
 * assertEquals(readOwnCommand('echo "ome hook run"'), undefined);
 * ```
 */
export function readOwnCommand(command: string, args?: readonly string[]): OwnCommand | undefined {
  const line = shellWords(command.replace(SOFT_END, ""));
  const words = args === undefined ? line : [command, ...args];
  return readWords(words[0] === "&" ? words.slice(1) : words);
}

function readWords(words: readonly string[]): OwnCommand | undefined {
  const [program = "", ...rest] = words;
  const name = program.split(/[\\/]/).at(-1)!.toLowerCase();
  if (OWN_PROGRAM.test(name)) return readArguments([program], rest);
  if (/^deno\b/.test(name) && rest[0] === "run") {
    const main = rest.findIndex((word) => OWN_SOURCE.test(word));
    const own = main < 0 ? undefined : readArguments([program, rest[main]!], rest.slice(main + 1));
    // Other programs have a `cli.ts` too: only the agent's name says that this one is ours.
    return own?.provider === undefined ? undefined : own;
  }
  if (/^(powershell|pwsh)(\.exe)?$/.test(name)) {
    const script = decodeScript(rest[rest.findIndex((word) => /^-encodedcommand$/i.test(word)) + 1] ?? "");
    return script === undefined ? undefined : readOwnCommand(script);
  }
  return undefined;
}

function readArguments(files: readonly string[], args: readonly string[]): OwnCommand | undefined {
  if (args[0] !== "hook" || args[1] !== "run") return undefined;
  let provider: string | undefined;
  for (let at = 2; at < args.length; at++) {
    const [flag, inline] = split(args[at]!);
    const takesValue = FLAGS[flag];
    if (takesValue === undefined) return undefined;
    const value = inline ?? (takesValue ? args[++at] : undefined);
    if (flag === "--provider") provider = value;
  }
  return provider === undefined ? { files } : { provider, files };
}

function split(word: string): [flag: string, value: string | undefined] {
  const at = word.indexOf("=");
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}
