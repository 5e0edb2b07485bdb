/**
 * The program: arguments in, exit code out. The only place that prints, and that turns an error into an exit code.
 *
 * @module
 */

import type { Host } from "../edge/host.ts";
import { type CommandEntry, CommandError, type Invocation, type Outcome } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { configWarning } from "./config/config_warning.ts";
import { explainFailure, failureText } from "./failure/failure.ts";
import { findCommand, readLead } from "./arguments/find_command.ts";
import { asksFor, writeOutShortFlags } from "./arguments/global_flags.ts";
import { parseArgs } from "./arguments/parse_args.ts";
import { styleOf } from "./views/style.ts";

/**
 * Runs one command line.
 *
 * @param args The command line, without the program's name.
 * @param host The outside world.
 * @param table The commands that there are.
 * @returns 0 done and clean · 1 findings, a failed gate, or nothing there · 2 usage problem.
 */
export async function main(
  args: readonly string[],
  host: Host,
  table: readonly CommandEntry[] = COMMANDS,
): Promise<number> {
  const words = writeOutShortFlags(args);
  const json = asksFor(words, "json");
  try {
    const outcome = await run(words, host, table);
    host.print(json ? toJson(documentOf(outcome)) : outcome.view(styleOf(host, "stdout")));
    return outcome.failure === undefined ? 0 : 1;
  } catch (error) {
    const failure = explainFailure(error);
    if (json) host.print(toJson({ ok: false, error: failure.error }));
    else host.warn(failureText(failure, styleOf(host, "stderr")));
    return failure.exitCode;
  }
}

async function run(words: readonly string[], host: Host, table: readonly CommandEntry[]): Promise<Outcome> {
  const { entry, rest } = findCommand(asCommand(words, table), table);
  const command = await entry.load();
  const invocation = parseArgs(command, rest, host);
  requireFolder(invocation, host);
  host.warn(configWarning(command.words.join(" "), invocation.global, host));
  return await command.run(invocation, host);
}

/** A mistyped folder would otherwise look like a project without anything in it. */
function requireFolder({ text, global: { cwd } }: Invocation, { files }: Host): void {
  if (text("cwd") === undefined || files.stat(cwd)?.kind === "folder") return;
  throw new CommandError("usage.no-folder", `Cannot work in "${cwd}": no folder is there`, "Check --cwd", 2);
}

/** `--version` and `--help` are commands in the form of a flag; a line that names no command asks for help. */
function asCommand(words: readonly string[], table: readonly CommandEntry[]): readonly string[] {
  const json = asksFor(words, "json") ? ["--json"] : [];
  if (asksFor(words, "version")) return ["version", ...json];
  const lead = readLead(words, table);
  if (asksFor(words, "help")) return ["help", ...json, "--", ...lead.words, ...lead.stray];
  return lead.words.length + lead.stray.length === 0 ? ["help", ...words] : words;
}

/** `ok` never contradicts the exit code; what was found is there in both cases. */
function documentOf({ failure, data }: Outcome): Record<string, unknown> {
  return failure === undefined ? { ok: true, ...data } : { ok: false, error: failure, ...data };
}

function toJson(document: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(document, null, 2) + "\n";
}
