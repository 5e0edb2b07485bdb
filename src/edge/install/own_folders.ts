/**
 * The folders among those of agents that are there because of OME.
 *
 * @module
 */

import { AGENTS } from "../../core/agent/agents.ts";
import type { Place } from "../../core/agent/place.ts";
import { foldersMadeFor } from "../files/made_folders.ts";
import type { Host } from "../host.ts";
import { SKILL_FILES } from "../skill/skill_files.ts";
import { skillFolders } from "../skill/skill_folders.ts";

/**
 * Finds the folders that were made for a hook or the skill of any agent: several of our files may share one.
 *
 * @param place Where agents keep their things.
 * @param host The outside world.
 * @returns Absolute folders.
 */
export function findOwnFolders(place: Place, host: Pick<Host, "files">): ReadonlySet<string> {
  const settings = AGENTS.map((agent) => agent.settings.path(place));
  const skills = skillFolders(AGENTS, place).flatMap(({ folder }) =>
    Object.keys(SKILL_FILES).map((name) => `${folder}/${name}`)
  );
  return foldersMadeFor([...settings, ...skills], host);
}
