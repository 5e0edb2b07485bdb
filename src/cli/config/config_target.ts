/**
 * Which file a setting lives in, and what it would hold.
 *
 * @module
 */

import { type Config, DEFAULT_CONFIG } from "../../core/config/config.ts";
import { findSetting, readValue, type Setting, settingKeys, valueOf } from "../../core/config/setting.ts";
import { requireEditable } from "../../edge/settings/change_config.ts";
import { type ConfigFile, readConfigFile } from "../../edge/settings/config_file.ts";
import { defaultDataFolder, findDataFolder } from "../../edge/settings/data_folder.ts";
import { requireDataFolder } from "../../edge/settings/data_folder_refusal.ts";
import type { Host } from "../../edge/host.ts";
import { CommandError, type GlobalFlags, type Invocation } from "../command.ts";
import { nearest } from "../arguments/nearest.ts";

/** A change of one setting, worked out and not made. */
export interface ConfigChange {
  readonly setting: Setting;
  readonly file: ConfigFile;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Works out what `config set KEY VALUE` would change.
 *
 * @param invocation The command line: key and value are its arguments; `--force` is heeded for `dataDir`.
 * @param host The outside world.
 * @returns The change.
 * @throws {CommandError} Where the key or the value is not good, or the file is broken.
 */
export function planChange(invocation: Invocation, host: Host): ConfigChange {
  const [key = "", words = ""] = invocation.args;
  const setting = settingNamed(key);
  const read = readValue(setting, words);
  if ("problem" in read) {
    throw new CommandError("usage.config-value", `"${key}" cannot be "${words}"`, read.problem, 2);
  }
  if (key === "dataDir") return planDataFolder(setting, words, { invocation, host });
  const { folder } = findDataFolder(invocation.global, host);
  requireDataFolder(folder, host);
  const file = readConfigFile(folder, host);
  requireEditable(file);
  return { setting, file, before: valueOf(file.config, setting), after: read.value };
}

/**
 * Finds a setting by the key that was typed.
 *
 * @param key The key.
 * @returns The setting.
 * @throws {CommandError} With exit code 2, naming the nearest key.
 */
export function settingNamed(key: string): Setting {
  const setting = findSetting(key);
  if (setting && key !== "version") return setting;
  const near = nearest(key, keysOf(DEFAULT_CONFIG));
  const hint = near === undefined ? "`ome config get` lists them all" : `Did you mean "${near}"?`;
  throw new CommandError("usage.config-key", `No setting is named "${key}"`, hint, 2);
}

/**
 * The keys that a person may set.
 *
 * @param config The settings.
 */
export function keysOf(config: Config): string[] {
  return settingKeys(config).filter((key) => key !== "version");
}

interface Place {
  readonly invocation: Invocation;
  readonly host: Host;
}

/** The pointer to the data folder lies where everybody looks first; the other settings lie in the data folder. */
function planDataFolder(setting: Setting, words: string, { invocation, host }: Place): ConfigChange {
  const home = host.home();
  if (home === undefined) {
    const hint = "Set OME_DATA_DIR instead";
    throw new CommandError("data-folder.no-home", "The system knows no home folder to keep `dataDir` in", hint);
  }
  const { cwd } = invocation.global;
  const { folder } = findDataFolder({ dataDir: words, cwd }, host);
  requireDataFolder(folder, host, { force: invocation.has("force") });
  const file = readConfigFile(defaultDataFolder(home), host);
  requireEditable(file);
  return { setting, file, before: currentFolder(invocation.global, host), after: folder };
}

function currentFolder(global: GlobalFlags, host: Host): string {
  return findDataFolder({ ...global, dataDir: undefined }, host).folder;
}
