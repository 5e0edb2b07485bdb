/**
 * A broken config is never passed over in silence: every command says so, whatever it does beside.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import { findDataFolder } from "../../edge/settings/data_folder.ts";
import { CommandError, type GlobalFlags } from "../command.ts";
import { styleOf } from "../views/style.ts";

/** Commands that speak of the config themselves, or must not speak at all. */
const SILENT = /^(?:config|doctor|hook run|source clean)\b/;

/**
 * What a person is told about their config before a command runs.
 *
 * @param command The command's words, separated by spaces.
 * @param global The flags that decide about the data folder.
 * @param host The outside world, for the file and the look of standard error.
 * @returns The lines; empty where nothing is wrong.
 */
export function configWarning(
  command: string,
  global: GlobalFlags,
  host: Pick<Host, "files" | "env" | "home" | "terminal">,
): string {
  if (SILENT.test(command)) return "";
  const style = styleOf(host, "stderr");
  return brokenSettings(global, host).map(({ path, line, message, mend }) => {
    const place = line === undefined ? path : `${path}:${line}`;
    return `${style.yellow("warning")}: ${place}: ${message}\n${mend}\n`;
  }).join("");
}

function brokenSettings(global: GlobalFlags, host: Pick<Host, "files" | "env" | "home">) {
  try {
    return readConfigFile(findDataFolder(global, host).folder, host).findings.filter(({ level }) => level === "error");
  } catch (error) {
    if (error instanceof CommandError) return []; // no data folder: the commands that need one say so
    throw error;
  }
}
