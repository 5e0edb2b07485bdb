/**
 * How the skill stands.
 *
 * @module
 */

import { AGENTS } from "../../core/agent/agents.ts";
import type { SkillFacts } from "../../core/doctor/snapshot.ts";
import { placeOf } from "../agent_place.ts";
import type { Host } from "../host.ts";
import { planSkill, type SkillChange } from "../skill/plan_skill.ts";
import { SKILL_FILES } from "../skill/skill_files.ts";
import { skillFolders } from "../skill/skill_folders.ts";

/**
 * Looks at the folders in which agents find skills.
 *
 * @param host The outside world.
 * @returns How the skill stands in each; none where the system knows no home folder.
 */
export function readSkills(host: Host): SkillFacts[] {
  const place = placeOf(host);
  if (place === undefined) return [];
  return skillFolders(AGENTS, place).map((at) => ({
    folder: at.folder,
    agents: at.agents.map(({ name }) => name),
    state: stateOf(planSkill(at, host)),
  }));
}

function stateOf({ files, kept }: SkillChange): SkillFacts["state"] {
  if (kept.length > 0) return "edited";
  if (files.length === 0) return "current";
  const isMissing = files.length === Object.keys(SKILL_FILES).length &&
    files.every(({ before }) => before === undefined);
  return isMissing ? "missing" : "outdated";
}
