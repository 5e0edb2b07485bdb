/**
 * Changes that setting up and taking out make beside those of agents' settings.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { type TextChange, tryTextChange } from "../../edge/files/text_change.ts";
import type { Host } from "../../edge/host.ts";
import { applySkill, type SkillChange } from "../../edge/skill/plan_skill.ts";

/** Changes of rules and config, and of the skill. */
export interface FileChanges {
  readonly files: readonly TextChange[];
  readonly skills: readonly SkillChange[];
}

/** The changes that were made, and why others were not. */
export interface MadeFileChanges extends FileChanges {
  readonly findings: readonly Finding[];
}

/**
 * Makes changes, each on its own: one that fails leaves the others.
 *
 * @param changes The changes, as planned.
 * @param agreed Whether the person agreed; if not, the plan is told as it stands.
 * @param host The outside world.
 * @returns Those that were made.
 */
export function makeFileChanges({ files, skills }: FileChanges, agreed: boolean, host: Host): MadeFileChanges {
  if (!agreed) return { files, skills, findings: [] };
  const findings: Finding[] = [];
  const isMade = (refused: Finding | undefined) => {
    if (refused !== undefined) findings.push(refused);
    return refused === undefined;
  };
  return {
    files: files.filter((change) => isMade(tryTextChange(change, host))),
    skills: skills.filter((change) => isMade(applySkill(change, host))),
    findings,
  };
}
