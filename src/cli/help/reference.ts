/**
 * `docs/cli.md`, made from the command table.
 *
 * @module
 */

import type { Command, Flag } from "../command.ts";
import { GLOBAL_FLAGS } from "../arguments/global_flags.ts";
import { flagRows, type LoadedEntry } from "../views/help_text.ts";
import { FAMILIES, TOPICS } from "./topics.ts";
import { usageLine } from "../arguments/usage.ts";

/**
 * The reference of the command line as Markdown.
 *
 * @param loaded Every command, in the order of the table.
 * @returns The text of `docs/cli.md`.
 */
export function referenceText(loaded: readonly LoadedEntry[]): string {
  const sections = Object.entries(TOPICS).flatMap(([topic, title]) => {
    const commands = loaded.filter(({ entry }) => entry.topic === topic).map(({ command }) => command);
    return commands.length === 0 ? [] : [`## ${title}\n`, ...withFamilies(commands)];
  });
  return [
    "# Command line\n",
    "<!-- Made from the command table by `deno task docs`; a test keeps it current. -->\n",
    "`ome <command> [arguments] [flags]`. Results go to standard output, everything else to standard error. With `--json` " +
    'standard output is one document: `{"ok":true,…}`, or `{"ok":false,"error":{"code":…,"message":…,"hint":…},…}`. `ok` is ' +
    "true exactly where the exit code is 0; what a failed check or gate found stands beside `error`.\n",
    "Exit codes: **0** done and clean · **1** findings at error level, a gate or comparison that failed, or the thing asked " +
    "for does not exist · **2** a usage problem. `ome hook run` always ends with 0.\n",
    flagTable(GLOBAL_FLAGS),
    ...sections,
  ].join("\n");
}

function withFamilies(commands: readonly Command[]): string[] {
  let family: string | undefined;
  return commands.flatMap((command) => {
    const [first = ""] = command.words;
    const heading = first !== family && FAMILIES[first] !== undefined ? [`${FAMILIES[first]}.\n`] : [];
    family = first;
    return [...heading, commandSection(command)];
  });
}

function commandSection(command: Command): string {
  return [
    `### ome ${command.words.join(" ")}\n`,
    `\`${usageLine(command)}\`\n`,
    `${command.summary}.\n`,
    ...command.details === undefined ? [] : [`${command.details.replaceAll("\n", "  \n")}\n`],
    ...Object.keys(command.flags).length === 0 ? [] : [flagTable(command.flags)],
    "```sh",
    ...command.examples,
    "```\n",
  ].join("\n");
}

function flagTable(flags: Readonly<Record<string, Flag>>): string {
  const rows = flagRows(flags).map(([form, meaning]) => `| \`${form.replaceAll("|", "\\|")}\` | ${meaning} |`);
  return ["| flag | what it does |", "|---|---|", ...rows, ""].join("\n");
}
