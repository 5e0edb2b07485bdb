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

/** The flag, if it was given, and the absolute working folder that it is relative to. */
export interface DataFolderFlags {
  readonly dataDir?: string | undefined;
  readonly cwd: string;
}

/** What decides about the data folder. */
export type DataFolderHost = Pick<Host, "files" | "env" | "home">;

/**
 * Finds the data folder: `--data-dir`, else `OME_DATA_DIR`, else `dataDir` in `~/.oh-my-experience/config.json`, else
 * `~/.oh-my-experience`.
 *
 * @param flags The flags that bear on it.
 * @param host The outside world.
 * @returns The folder, not checked: see `refusalOf`.
 * @throws {CommandError} `data-folder.no-home` where nothing names a folder and the system knows no home.
 */
export function findDataFolder(flags: DataFolderFlags, host: DataFolderHost): DataFolder {
  const { cwd } = flags;
  const home = host.home();
  const named = (path: string, source: DataFolderSource): DataFolder => (
    { folder: absoluteFolder(path, { cwd, home }), source }
  );
  const flagged = flaggedDataFolder(flags, host);
  if (flagged !== undefined) return { folder: flagged, source: "flag" };
  const variable = host.env("OME_DATA_DIR");
  if (variable !== undefined) return named(variable, "environment");
  if (home === undefined) throw noHome();
  const standard = defaultDataFolder(home);
  const configured = readConfigFile(standard, host).config.dataDir;
  return configured === undefined ? { folder: standard, source: "default" } : named(configured, "config");
}

/**
 * The data folder that the command line names: whoever else is to find the same one must be told of it.
 *
 * @param flags The flags that bear on it.
 * @param host The outside world.
 * @returns An absolute path; undefined where the flag was not given.
 */
export function flaggedDataFolder({ dataDir, cwd }: DataFolderFlags, host: Pick<Host, "home">): string | undefined {
  return dataDir === undefined ? undefined : absoluteFolder(dataDir, { cwd, home: host.home() });
}

/**
 * The data folder of somebody who never named one.
 *
 * @param home The absolute home folder.
 */
export function defaultDataFolder(home: string): string {
  return `${absolutePath(home, "/")}/${LIBRARY_NAME}`;
}

function absoluteFolder(path: string, { cwd, home }: { cwd: string; home: string | undefined }): string {
  return absolutePath(home ? path.replace(/^~(?=$|[\\/])/, home) : path, cwd);
}

function noHome(): CommandError {
  return new CommandError(
    "data-folder.no-home",
    "The system knows no home folder, so there is no place for the library",
    "Name one with --data-dir or OME_DATA_DIR",
  );
}
