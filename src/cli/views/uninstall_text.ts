/**
 * What `ome uninstall` did, as a person reads it.
 *
 * @module
 */

import type { FolderFiles } from "../../edge/library/own_files.ts";
import type { Finding } from "../../core/finding.ts";
import type { SkillChange } from "../../edge/skill/plan_skill.ts";
import type { TextChange } from "../../edge/files/text_change.ts";
import type { Style } from "../command.ts";
import { filesText } from "./diff_text.ts";
import { findingsText } from "./finding_text.ts";
import { type ChangedSettings, changesText } from "./settings_changes_text.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { skillLines } from "./skill_text.ts";

/** What was done. */
export interface UninstallReport {
  /** The data folder. */
  readonly folder: string;
  /** Its content, where it was to be deleted. */
  readonly library: FolderFiles | undefined;
  /** Where the safety copy of the library lies; undefined where nothing was deleted. */
  readonly copy: string | undefined;
  readonly hooks: readonly ChangedSettings[];
  /** The skill, in each folder that agents read. */
  readonly skills: readonly SkillChange[];
  /** Why rules or the skill could not be taken out of a file. */
  readonly findings: readonly Finding[];
  /** Files out of which a block of rules goes. */
  readonly rules: readonly TextChange[];
  /** Whether settings and rules were changed. */
  readonly agreed: boolean;
  /** Whether to show the changes: not where the person saw them before the question. */
  readonly diffs: boolean;
}

/**
 * Writes the report.
 *
 * @param report What was done.
 * @param view How it is shown.
 * @returns The text.
 */
export function uninstallText(report: UninstallReport, view: PathView & { readonly style: Style }): string {
  const { hooks, skills, rules, agreed, diffs } = report;
  return [
    filesText(rules, { written: agreed, diffs }, view),
    changesText(hooks, { nothing: "not installed", notes: false, diffs }, view),
    skillLines(skills, { written: agreed, diffs }, view),
    findingsText(report.findings, view),
    libraryText(report, view),
  ].join("");
}

function libraryText({ folder, library, copy }: UninstallReport, view: PathView): string {
  const at = shortPath(folder, view);
  if (library === undefined) return `The library stays: ${at}\n`;
  const kept = library.foreign.map((path) => `  kept, not ours: ${shortPath(path, view)}\n`).join("");
  if (library.own.length === 0) return `There is no library to delete: ${at}\n${kept}`;
  const around = library.own.filter((path) => folder.startsWith(`${path}/`));
  const also = around.length === 0 ? "" : `, and around it ${around.map((path) => shortPath(path, view)).join(", ")}`;
  const count = library.own.length - around.length;
  if (copy === undefined) return `Would delete ${count} files and folders in ${at}${also}\n${kept}`;
  return `Deleted the library: ${at}${also}\n${kept}A copy is kept for a while: ${copy}\n`;
}
