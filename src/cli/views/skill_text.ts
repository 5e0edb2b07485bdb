/**
 * What becomes of the skill, as a person reads it.
 *
 * The text of the skill is not shown: it would push the change of settings out of sight. It is in `docs/skill/`.
 *
 * @module
 */

import type { SkillChange } from "../../edge/skill/plan_skill.ts";
import type { TextChange } from "../../edge/files/text_change.ts";
import type { FileWords } from "./diff_text.ts";
import { type PathView, shortPath } from "./short_path.ts";

type Verb = "create" | "update" | "remove";

/** What is said of a file before and after. */
const VERBS: Readonly<Record<Verb, readonly [before: string, after: string]>> = {
  create: ["new file", "wrote"],
  update: ["new text for", "updated"],
  remove: ["remove", "removed"],
};

/**
 * Writes what would be done, a line for each file.
 *
 * @param changes The changes.
 * @param view What paths are shown from.
 * @returns The lines; empty where nothing is to be done.
 */
export function skillsText(changes: readonly SkillChange[], view: PathView): string {
  return changes.flatMap(({ files }) => files).map((file) => `${lineOf(file, 0, view)}\n`).join("");
}

/**
 * Writes what was done: a line for each folder, and for each file that stays because a person edited it.
 *
 * @param changes The changes.
 * @param words Whether they were made, and whether to name each file.
 * @param view What paths are shown from.
 * @returns The lines.
 */
export function skillLines(changes: readonly SkillChange[], { written, diffs }: FileWords, view: PathView): string {
  return changes.map(({ folder, files, kept }) => {
    const names = diffs ? files.map((file) => `${lineOf(file, written ? 1 : 0, view)}\n`).join("") : "";
    const done = written ? folderLine(folder, files, view) : "";
    const stays = kept.map((path) => `  left alone, edited: ${shortPath(path, view)}\n`).join("");
    return `${diffs ? names : done}${stays}`;
  }).join("");
}

/**
 * The fields of one change for programs.
 *
 * @param change The change.
 */
export function skillData({ folder, agents, files, kept }: SkillChange): Record<string, unknown> {
  return {
    folder,
    providers: agents.map(({ id }) => id),
    files: files.map((file) => ({ path: file.path, change: verbOf(file) })),
    kept,
  };
}

function folderLine(folder: string, files: readonly TextChange[], view: PathView): string {
  const [first] = files;
  return first === undefined ? "" : `Skill: ${VERBS[verbOf(first)][1]} ${shortPath(folder, view)}\n`;
}

function lineOf(file: TextChange, tense: 0 | 1, view: PathView): string {
  return `Skill: ${VERBS[verbOf(file)][tense]} ${shortPath(file.path, view)}`;
}

function verbOf({ before, after }: TextChange): Verb {
  if (before === undefined) return "create";
  return after === undefined ? "remove" : "update";
}
