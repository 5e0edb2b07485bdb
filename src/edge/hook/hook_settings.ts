/**
 * What decides how a prompt is answered, before anything is known of the prompt.
 *
 * @module
 */

import { type Config, DEFAULT_CONFIG } from "../../core/config/config.ts";
import { CommandError } from "../command_error.ts";
import { readConfigFile } from "../settings/config_file.ts";
import { type DataFolder, findDataFolder } from "../settings/data_folder.ts";
import type { Host } from "../host.ts";
import { absolutePath } from "../files/path.ts";
import { type Budget, startBudget } from "./budget.ts";
import { type HookArgs, readHookArgs } from "./hook_args.ts";

/** The circumstances of one run of the hook. */
export interface HookSettings {
  /** The agent that the entry was installed for. */
  readonly provider: string | undefined;
  /** The absolute working folder, for payloads that name none. */
  readonly cwd: string;
  /** The folder of the global library; undefined where nothing names one. */
  readonly dataDir: string | undefined;
  /** The same folder where the command line named it: commands that the context names must name it too. */
  readonly flaggedDataDir: string | undefined;
  readonly config: Config;
  readonly budget: Budget;
}

/**
 * Reads the settings; a broken or missing config means the defaults.
 *
 * @param args The arguments after `hook run`.
 * @param host The outside world.
 * @returns The settings, their time budget counted from the start of the program.
 */
export function readHookSettings(args: readonly string[], host: Host): HookSettings {
  const start = host.elapsed();
  const given = readHookArgs(args);
  const cwd = absolutePath(given.cwd ?? "", host.cwd());
  const found = dataFolderOf(given, cwd, host);
  const dataDir = found?.folder;
  const config = dataDir === undefined ? DEFAULT_CONFIG : readConfigFile(dataDir, host).config;
  const budget = startBudget(config.retrieval.hookTimeoutMs, start, host);
  const flaggedDataDir = found?.source === "flag" ? dataDir : undefined;
  return { provider: given.provider, cwd, dataDir, flaggedDataDir, config, budget };
}

/** Without a home there is no global library, and a project's own may still have something to say. */
function dataFolderOf({ dataDir }: HookArgs, cwd: string, host: Host): DataFolder | undefined {
  try {
    return findDataFolder({ dataDir, cwd }, host);
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}
