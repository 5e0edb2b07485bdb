/**
 * What installing or removing the skill changes, and carrying it out.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import type { Host } from "../host.ts";
import { besideFolderNote, type NotedFile } from "../files/made_folders.ts";
import type { CopyHost } from "../files/safety_copy.ts";
import { isOpen, type TextChange, tryTextChange } from "../files/text_change.ts";
import { readWholeText } from "../files/whole_text.ts";
import { findOwnFolders } from "../install/own_folders.ts";
import { isUntouched, withMark } from "./mark.ts";
import { SKILL_FILES } from "./skill_files.ts";
import type { SkillFolder } from "./skill_folders.ts";

/** What becomes of the skill in one folder. */
export interface SkillChange extends SkillFolder {
  /** A change for each file of ours, those that are right already left out. */
  readonly files: readonly TextChange[];
  /** Paths of files that a person edited or made: they stay. */
  readonly kept: readonly string[];
}

/**
 * Plans the installation of the skill, or bringing it up to date.
 *
 * @param at The folder.
 * @param host The outside world; only read.
 * @returns The change.
 */
export function planSkill(at: SkillFolder, host: Pick<Host, "files">): SkillChange {
  return plan(at, host, (name) => {
    const text = SKILL_FILES[name];
    return text === undefined ? undefined : withMark(text);
  });
}

/**
 * Plans the removal of the skill.
 *
 * @param at The folder.
 * @param host The outside world; only read.
 * @returns The change.
 */
export function planSkillRemoval(at: SkillFolder, host: Pick<Host, "files">): SkillChange {
  return plan(at, host, () => undefined);
}

/**
 * Carries a change out; where a file cannot be written, the rest is left out too: they share a folder.
 *
 * @param change The change, as it was planned and shown.
 * @param host The outside world.
 * @returns Why a file was left alone; undefined where the change was made.
 * @throws {CommandError} `file.changed` where somebody wrote to a file in between.
 */
export function applySkill({ files }: SkillChange, host: WriteHost & CopyHost): Finding | undefined {
  for (const change of files) {
    const refused = tryTextChange(change, host);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function plan(
  at: SkillFolder,
  { files }: Pick<Host, "files">,
  textFor: (name: string) => string | undefined,
): SkillChange {
  const changes: TextChange[] = [];
  const kept: string[] = [];
  const own = findOwnFolders(at.place, { files });
  for (const name of namesIn(at.folder, files)) {
    const path = `${at.folder}/${name}`;
    const isThere = files.lstat(path) !== undefined;
    const before = isThere ? readWholeText(path, { files }).text : undefined;
    if (isThere && (before === undefined || !isUntouched(before))) kept.push(path);
    else changes.push({ path, before, after: newText({ path, before, own }, textFor(name), { files }) });
  }
  return { ...at, files: changes.filter(isOpen), kept };
}

/** A repository may have changed the line ends; the note goes back to ours with the rest. */
function newText(
  { before, ...file }: NotedFile,
  text: string | undefined,
  host: Pick<Host, "files">,
): string | undefined {
  return besideFolderNote({ ...file, before: before?.replaceAll("\r\n", "\n") }, () => text, host);
}

/** Ours, and what else lies there: a file of an earlier version goes, one of a person's is named. */
function namesIn(folder: string, files: Host["files"]): string[] {
  const there = files.stat(folder)?.kind === "folder" ? files.list(folder).map(({ name }) => name) : [];
  return [...new Set([...Object.keys(SKILL_FILES), ...there])].sort();
}
