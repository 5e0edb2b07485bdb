/**
 * `ome completions`.
 *
 * @module
 */

import { type Command, type CommandEntry, CommandError } from "../command.ts";
import { completionScript, SHELLS } from "../help/completions.ts";

/**
 * Prints a completion script for a shell.
 *
 * @param table The commands that there are.
 */
export function completionsOf(table: readonly CommandEntry[]): Command {
  return {
    words: ["completions"],
    args: SHELLS.join("|"),
    arity: [1, 1],
    summary: "Print a completion script for a shell",
    details: "Bash: ome completions bash > ~/.local/share/bash-completion/completions/ome\n" +
      "Z shell: ome completions zsh > a folder of $fpath, as _ome\n" +
      "fish: ome completions fish > ~/.config/fish/completions/ome.fish\n" +
      "PowerShell: ome completions powershell >> $PROFILE",
    examples: ["ome completions bash", "ome completions fish"],
    flags: {},
    run: async ({ args: [name] }) => {
      const shell = SHELLS.find((shell) => shell === name);
      if (!shell) {
        throw new CommandError(
          "usage.wrong-value",
          `No completions for "${name}"`,
          `Choose one of: ${SHELLS.join(", ")}`,
          2,
        );
      }
      const script = completionScript(shell, await Promise.all(table.map(async (entry) => await entry.load())));
      return { data: { shell, script }, view: () => script };
    },
  };
}
