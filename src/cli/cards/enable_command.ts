/**
 * The command that lets a draft be recalled, as a person can copy it.
 *
 * @module
 */

import { dataDirFlag } from "../../core/context/data_dir_flag.ts";
import type { Host } from "../../edge/host.ts";
import { flaggedDataFolder } from "../../edge/settings/data_folder.ts";
import type { Invocation } from "../command.ts";

/**
 * Writes the command.
 *
 * @param id The card's id.
 * @param global The flags of the command that tells of it: a data folder that they name is named here too.
 * @param host The outside world.
 * @returns Such as `ome experience enable check-git-status`.
 */
export function enableCommand(id: string, global: Invocation["global"], host: Pick<Host, "home">): string {
  return `ome experience enable ${id}${dataDirFlag(flaggedDataFolder(global, host))}`;
}
