/**
 * `ome uninstall`.
 *
 * @module
 */

import { AGENTS } from "../../core/agent/agents.ts";
import { RULES_FILES } from "../../core/agent/deaf_hosts.ts";
import { withoutRulesBlock } from "../../core/agent/rules_block.ts";
import { placeOf } from "../../edge/agent_place.ts";
import { findDataFolder } from "../../edge/settings/data_folder.ts";
import { requireDataFolder } from "../../edge/settings/data_folder_refusal.ts";
import { absolutePath } from "../../edge/files/path.ts";
import type { Host } from "../../edge/host.ts";
import { hookCommandFor } from "../../edge/install/own_program.ts";
import { planUninstall } from "../../edge/install/settings_change.ts";
import { type FolderFiles, sortFolder } from "../../edge/library/own_files.ts";
import { takeLock } from "../../edge/files/lock.ts";
import { besideFolderNote, removeMadeFolders } from "../../edge/files/made_folders.ts";
import { keepSafetyCopy } from "../../edge/files/safety_copy.ts";
import { planSkillRemoval, type SkillChange } from "../../edge/skill/plan_skill.ts";
import { skillFolders } from "../../edge/skill/skill_folders.ts";
import { isOpen, type TextChange } from "../../edge/files/text_change.ts";
import { readWholeText } from "../../edge/files/whole_text.ts";
import { chooseAgents } from "../setup/choose_agents.ts";
import type { Command, Invocation, Outcome } from "../command.ts";
import { CONSENT_FLAGS, hasConsent, isAsked } from "../questions/consent.ts";
import { makeFileChanges } from "../setup/file_changes.ts";
import { agreeTo, changeData, makeChanges } from "../setup/hook_changes.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { pathView } from "../views/short_path.ts";
import { skillData, skillsText } from "../views/skill_text.ts";
import { type UninstallReport, uninstallText } from "../views/uninstall_text.ts";

/** Takes OME out of everything that it was put into; the library only when asked to. */
export const uninstallCommand: Command = {
  words: ["uninstall"],
  args: "",
  arity: [0, 0],
  summary: "Take hook and skill out of all agents, and on request delete the library",
  details:
    "Rules that `ome init --rules` wrote are taken out of the files that docs/hosts.md names, in the working folder, and out of the one that --rules names. With --delete-library, files that OME made are deleted; whatever else lies in the folder stays and is named. The program itself is a single file: delete it where it lies.",
  examples: ["ome uninstall --dry-run", "ome uninstall --yes", "ome uninstall --delete-library --yes"],
  flags: {
    ...CONSENT_FLAGS,
    rules: { type: "text", value: "FILE", help: "Take the block out of these rules too" },
    "delete-library": { type: "boolean", help: "Delete the library, after a safety copy" },
  },
  run: async (invocation, host) => {
    const { folder } = findDataFolder(invocation.global, host);
    const library = invocation.has("delete-library") ? readLibraryFiles(folder, host) : undefined;
    const hooks = chooseAgents([], "all", host).map((target) =>
      planUninstall(target, hookCommandFor(target.agent.id, invocation.global, host), host)
    );
    const rules = rulesChanges(invocation, host);
    const skills = skillRemovals(host);
    const also = skillsText(skills, pathView(invocation.global, host));
    const agreed = agreeTo([...hooks, ...rules], { invocation, question: "Take these out?", also }, host);
    const copy = library === undefined ? undefined : await deleteLibrary({ folder, library }, invocation, host);
    const { findings, ...made } = makeFileChanges({ files: rules, skills }, agreed, host);
    const changed = makeChanges(hooks, agreed, host);
    if (agreed) removeMadeFolders([...rules, ...hooks, ...skills.flatMap(({ files }) => files)], host);
    return outcomeOf(
      {
        folder,
        library,
        copy,
        rules: made.files,
        agreed,
        hooks: changed,
        skills: made.skills,
        findings,
        diffs: !isAsked(invocation, host),
      },
      invocation,
      host,
    );
  },
};

function skillRemovals(host: Host): SkillChange[] {
  const place = placeOf(host);
  if (place === undefined) return [];
  return skillFolders(AGENTS, place).map((folder) => planSkillRemoval(folder, host));
}

/** A vault, a home folder or a disk is never a library, whatever lies in it. */
function readLibraryFiles(folder: string, host: Host): FolderFiles {
  requireDataFolder(folder, host);
  return sortFolder(folder, host);
}

function rulesChanges(invocation: Invocation, host: Host): TextChange[] {
  const named = invocation.text("rules");
  const names = named === undefined ? RULES_FILES : [...RULES_FILES, named];
  const paths = new Set(names.map((name) => absolutePath(name, invocation.global.cwd)));
  return [...paths].flatMap((path) => {
    const before = host.files.stat(path)?.kind === "file" ? readWholeText(path, host).text : undefined;
    if (before === undefined) return [];
    const after = besideFolderNote({ path, before }, (bare = "") => withoutRulesBlock(bare), host);
    return [{ path, before, after }].filter(isOpen);
  });
}

/** @returns The path of the safety copy; undefined where nothing was deleted. */
async function deleteLibrary(
  { folder, library }: { readonly folder: string; readonly library: FolderFiles },
  invocation: Invocation,
  host: Host,
): Promise<string | undefined> {
  const shown = library.own.map((path) => `  ${path}\n`).join("");
  if (library.own.length === 0 || !hasConsent(invocation, { shown, question: "Delete these?" }, host)) return undefined;
  using _lock = await takeLock(folder, host);
  const copy = keepSafetyCopy(folder, host);
  for (const path of library.own) host.files.remove(path);
  return copy;
}

function outcomeOf(report: UninstallReport, invocation: Invocation, host: Host): Outcome {
  const { hooks, skills, library, copy, rules, agreed } = report;
  const findings = [...hooks.flatMap((hook) => hook.findings), ...report.findings];
  return {
    failure: findingsFailure(findings),
    data: {
      changes: hooks.map(changeData),
      skills: skills.map(skillData),
      rules: rules.map(({ path }) => path),
      written: agreed,
      deleted: copy === undefined ? [] : library?.own ?? [],
      kept: library?.foreign ?? [],
      safetyCopy: copy ?? null,
      findings,
    },
    view: (style) => uninstallText(report, { ...pathView(invocation.global, host), style }),
  };
}
