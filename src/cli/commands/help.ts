/**
 * `ome help`, which `ome` alone and `--help` show too.
 *
 * @module
 */

import type { Command, CommandEntry, Outcome } from "../command.ts";
import { unknownCommand } from "../arguments/find_command.ts";
import { commandText, familyText, type LoadedEntry, overviewText } from "../views/help_text.ts";
import { usageLine } from "../arguments/usage.ts";

/**
 * Shows all commands, or how to use one.
 *
 * @param table The commands that there are.
 */
export function helpOn(table: readonly CommandEntry[]): Command {
  return {
    words: ["help"],
    args: "[COMMAND…]",
    arity: [0, 3],
    summary: "Show all commands, or usage, flags and examples of one",
    examples: ["ome help", "ome help experience", "ome help experience archive"],
    flags: {},
    run: async ({ args }) => {
      const exact = table.find(({ words }) => words.join(" ") === args.join(" "));
      if (exact) return commandHelp(await exact.load());
      const below = table.filter(({ words }) => args.every((word, at) => words[at] === word));
      if (below.length === 0) throw unknownCommand(args, table);
      return listHelp(args, await loadAll(below));
    },
  };
}

async function loadAll(entries: readonly CommandEntry[]): Promise<LoadedEntry[]> {
  return await Promise.all(entries.map(async (entry) => ({ entry, command: await entry.load() })));
}

function commandHelp(command: Command): Outcome {
  const { words, summary, details = "", flags, examples } = command;
  return {
    data: { command: words.join(" "), usage: usageLine(command), summary, details, flags, examples },
    view: (style) => commandText(command, style),
  };
}

function listHelp([family]: readonly string[], loaded: readonly LoadedEntry[]): Outcome {
  const commands = loaded.map(({ entry, command }) => (
    { command: command.words.join(" "), topic: entry.topic, usage: usageLine(command), summary: command.summary }
  ));
  return {
    data: { commands },
    view: (style) => family === undefined ? overviewText(loaded, style) : familyText(family, loaded, style),
  };
}
