/**
 * Which folder holds the global library.
 *
 * @module
 */

import { CommandError } from "../command_error.ts";
import { readConfigFile } from "./config_file.ts";
import type { Host } from "../host.ts";
import { absolutePath } from "../files/path.ts";

/** Name of the default data folder in the home folder, and of a project's library in its root. */
export const LIBRARY_NAME = ".oh-my-experience";

/** Who named the data folder: the flag, the environment, the settings in the default folder, or nobody. */
export type DataFolderSource = "flag" | "environment" | "config" | "default";

/** The data folder, and who named it. */
export interface DataFolder {
  /** Absolute path; the folder need not be there. */
  readonly folder: string;
  readonly source: DataFolderSource;
}

/** What decides about the data folder. */
export type DataFolderHost = Pick<Host, "files" | "env" | "home">;

/**
 * Finds the data folder: `--data-dir`, else `OME_DATA_DIR`, else `dataDir` in `~/.oh-my-experience/config.json`, else
 * `~/.oh-my-experience`.
 *
 * @param given The flag, if it was given, and the absolute working folder.
 * @param host The outside world.
 * @returns The folder, not checked: see `refusalOf`.
 * @throws {CommandError} `data-folder.no-home` where nothing names a folder and the system knows no home.
 */
export function findDataFolder(
  { dataDir, cwd }: { readonly dataDir: string | undefined; readonly cwd: string },
  host: DataFolderHost,
): DataFolder {
  const home = host.home();
  const named = (path: string, source: DataFolderSource): DataFolder => (
    { folder: absolutePath(home ? path.replace(/^~(?=$|[\\/])/, home) : path, cwd), source }
  );
  if (dataDir !== undefined) return named(dataDir, "flag");
  const variable = host.env("OME_DATA_DIR");
  if (variable !== undefined) return named(variable, "environment");
  if (home === undefined) throw noHome();
  const standard = defaultDataFolder(home);
  const configured = readConfigFile(standard, host).config.dataDir;
  return configured === undefined ? { folder: standard, source: "default" } : named(configured, "config");
}

/**
 * The data folder of somebody who never named one.
 *
 * @param home The absolute home folder.
 */
export function defaultDataFolder(home: string): string {
  return `${absolutePath(home, "/")}/${LIBRARY_NAME}`;
}

function noHome(): CommandError {
  return new CommandError(
    "data-folder.no-home",
    "The system knows no home folder, so there is no place for the library",
    "Name one with --data-dir or OME_DATA_DIR",
  );
}
