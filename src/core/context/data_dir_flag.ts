/**
 * The data folder in a command that an agent is told to run.
 *
 * @module
 */

import { oneLine } from "./one_line.ts";

/**
 * The flag that names a data folder, to be put behind a command.
 *
 * @param dataDir The absolute data folder; undefined where the person named none.
 * @returns The flag with a space before it; empty for no folder, and for one that no quotes would hold.
 *
 * @example
 * ```ts
 * import { dataDirFlag } from "./data_dir_flag.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(dataDirFlag("/srv/my cards"), ' --data-dir "/srv/my cards"');
 * assertEquals(dataDirFlag("/srv/$HOME"), "");
 * ```
 */
export function dataDirFlag(dataDir: string | undefined): string {
  return dataDir !== undefined && isQuotable(dataDir) ? ` --data-dir "${dataDir}"` : "";
}

/** Whether a path stands for itself between double quotes, in every shell, and in the line of the context. */
function isQuotable(path: string): boolean {
  return !/["$`%]|\\$/.test(path) && oneLine(path, path.length) === path;
}
