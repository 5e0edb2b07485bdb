/**
 * A command written as one line for the shell that an agent hands it to.
 *
 * A word of plain characters needs no quotes in any shell, so a path without spaces gives the same line everywhere: with
 * forward slashes, which Windows accepts and Git Bash needs. Only other paths need to know the shell.
 *
 * @module
 */

import type { HookCommand } from "./hook_command.ts";

/**
 * The shell that reads the line: `posix` is `sh` or `bash`; `windows` stands for an unknown one of cmd, PowerShell and
 * Git Bash.
 */
export type Shell = "posix" | "powershell" | "cmd" | "windows";

const PLAIN_WORD = /^[\w./:+=-]+$/;

const QUOTED: Record<Shell, (words: readonly string[]) => string> = {
  posix: (words) => words.map((word) => PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`).join(" "),
  // A quoted word at the head of a line is a value to PowerShell, not a program: `&` calls it.
  powershell: (words) =>
    `& ${words.map((word) => PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "''")}'`).join(" ")}`,
  cmd: (words) => words.map((word) => PLAIN_WORD.test(word) ? word : `"${word}"`).join(" "),
  // Letters, digits, `+`, `/` and `=` only: no shell sees anything in it.
  windows: (words) =>
    `powershell.exe -NoProfile -NonInteractive -EncodedCommand ${encodeScript(QUOTED.powershell(words))}`,
};

/**
 * Writes a command as one line for a shell.
 *
 * @param command The program and its arguments.
 * @param shell The shell that will read the line.
 * @returns The line; without any quote where no word needs one.
 *
 * @example
 * ```ts
 * import { commandLine } from "./command_line.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const args = ["hook", "run"];
 * const command = { executable: "C:\\My Tools\\ome.exe", args, os: "windows" } as const;
 * assertEquals(commandLine(command, "powershell"), "& 'C:\\My Tools\\ome.exe' hook run");
 * assertEquals(commandLine({ ...command, executable: "C:\\ome.exe" }, "powershell"), "C:/ome.exe hook run");
 * ```
 */
export function commandLine(command: HookCommand, shell: Shell): string {
  const plain = command.os === "windows" ? plainWindowsWords(command) : [command.executable, ...command.args];
  if (plain.every((word) => PLAIN_WORD.test(word))) return plain.join(" ");
  return QUOTED[shell]([command.executable, ...command.args]);
}

/** The shell of an agent that uses `sh` everywhere but on Windows. */
export function shellOn(os: HookCommand["os"], windowsShell: Shell): Shell {
  return os === "windows" ? windowsShell : "posix";
}

function plainWindowsWords({ executable, args }: HookCommand): readonly string[] {
  // A share (`\\server\tools`) keeps its backslashes: with slashes it would look like a comment to a careless reader.
  return [executable, ...args].map((word) => word.startsWith("\\\\") ? word : word.replaceAll("\\", "/"));
}

/** PowerShell takes a script as Base64 of UTF-16, low byte first. */
function encodeScript(script: string): string {
  const units = Array.from({ length: script.length }, (_, at) => script.charCodeAt(at));
  return new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8])).toBase64();
}

/**
 * Reads back a script that was encoded for PowerShell.
 *
 * @param encoded Base64 of UTF-16, low byte first.
 * @returns The script; undefined where the text is no such thing.
 */
export function decodeScript(encoded: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{4,}={0,2}$/.test(encoded) || encoded.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.fromBase64(encoded);
  const units = Array.from({ length: bytes.length >> 1 }, (_, at) => bytes[2 * at]! | (bytes[2 * at + 1]! << 8));
  return units.map((unit) => String.fromCharCode(unit)).join("");
}
