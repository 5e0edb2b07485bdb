/**
 * Where the skill lies.
 *
 * @module
 */

import type { Agent } from "../../core/agent/agent.ts";
import { below, type Place } from "../../core/agent/place.ts";
import { SKILL_NAME } from "./skill_files.ts";

/** The skill in one folder. */
export interface SkillFolder {
  /** The absolute folder of the skill itself. */
  readonly folder: string;
  /** The agents that read it. */
  readonly agents: readonly Agent[];
  /** Where these keep their things. */
  readonly place: Place;
}

/**
 * The folders of the skill, each once: several agents read the same one.
 *
 * @param agents The agents.
 * @param place Where they keep their things.
 * @returns Folders of those that have skills.
 */
export function skillFolders(agents: readonly Agent[], place: Place): SkillFolder[] {
  const byFolder = new Map<string, Agent[]>();
  for (const agent of agents) {
    const skills = agent.skills?.(place);
    if (skills === undefined) continue;
    const folder = below(place, skills, SKILL_NAME);
    byFolder.set(folder, [...byFolder.get(folder) ?? [], agent]);
  }
  return [...byFolder].map(([folder, readers]) => ({ folder, agents: readers, place }));
}
