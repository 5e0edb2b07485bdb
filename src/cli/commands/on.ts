/**
 * `ome on`.
 *
 * @module
 */

import { readConfigFile } from "../../edge/settings/config_file.ts";
import { findDataFolder } from "../../edge/settings/data_folder.ts";
import type { Host } from "../../edge/host.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { isOver, isSwitchedOff, readSilences, type Silence, silenceAt, writeSilences } from "../../edge/quiet.ts";
import type { Command } from "../command.ts";
import { silenceInWords } from "../views/silence_words.ts";

/** Ends every silence that covers the working folder. */
export const onCommand: Command = {
  words: ["on"],
  args: "",
  arity: [0, 0],
  summary: "Let recall speak again here, after `ome off`",
  examples: ["ome on"],
  flags: {},
  run: ({ global }, host) => {
    const { folder } = findDataFolder(global, host);
    const at = { project: readProjectContext(global.cwd, host), cwd: global.cwd };
    const now = host.now();
    const silences = readSilences(folder, host).filter((silence) => !isOver(silence, now));
    const lifted = silences.filter((silence) => silenceAt([silence], at, now) !== undefined);
    if (lifted.length > 0) writeSilences(folder, silences.filter((silence) => !lifted.includes(silence)), host);
    const configured = readConfigFile(folder, host).config.projects.off.map((where) => ({ where }));
    const remaining = silenceAt(configured, at, now);
    const lines = [...liftedLines(lifted, host), ...remainingLines(remaining, host)];
    return Promise.resolve({
      data: { lifted, remaining: remaining ?? null },
      view: () => lines.map((line) => `${line}\n`).join(""),
    });
  },
};

function liftedLines(lifted: readonly Silence[], host: Host): string[] {
  if (lifted.length === 0) return ["`ome off` was not in force here."];
  return lifted.map((silence) => `Lifted: recall was silent ${silenceInWords(silence, host)}.`);
}

/** What this command does not change: the person wrote it elsewhere. */
function remainingLines(remaining: Silence | undefined, host: Host): string[] {
  const lines: string[] = [];
  if (remaining !== undefined) lines.push(`The settings still silence ${remaining.where}: see \`projects.off\`.`);
  if (isSwitchedOff(host)) lines.push("OME_OFF is set in this shell, which silences it.");
  return lines;
}
