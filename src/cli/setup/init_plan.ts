/**
 * What `ome init` is going to do: chosen by flags, by answers, or by what is usual.
 *
 * @module
 */

import { withRulesBlock } from "../../core/agent/rules_block.ts";
import type { Card } from "../../core/card/card.ts";
import type { Host } from "../../edge/host.ts";
import { hookCommandFor } from "../../edge/install/own_program.ts";
import { planInstall, type SettingsChange, type Target } from "../../edge/install/settings_change.ts";
import type { Library } from "../../edge/library/library.ts";
import { flaggedDataFolder } from "../../edge/settings/data_folder.ts";
import { configPath, FRESH_CONFIG } from "../../edge/settings/config_file.ts";
import { besideFolderNote } from "../../edge/files/made_folders.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { planSkill, type SkillChange } from "../../edge/skill/plan_skill.ts";
import { skillFolders } from "../../edge/skill/skill_folders.ts";
import type { TextChange } from "../../edge/files/text_change.ts";
import { readWholeText } from "../../edge/files/whole_text.ts";
import { chooseAgents } from "./choose_agents.ts";
import { CommandError, type Invocation } from "../command.ts";
import { isAsked } from "../questions/consent.ts";
import { initSteps } from "./init_steps.ts";
import { missingStarters } from "../cards/starter_cards.ts";
import { askSteps } from "../questions/steps.ts";

/** What is going to happen. */
export interface InitPlan {
  readonly library: Library;
  readonly starters: readonly Card[];
  /** Changes of agents' settings. */
  readonly hooks: readonly SettingsChange[];
  /** The skill, in each folder that the chosen agents read. */
  readonly skills: readonly SkillChange[];
  /** Changes of other files that a person wrote: the config to be reset, a file of rules. */
  readonly files: readonly TextChange[];
}

/**
 * Plans the setting-up, asking where somebody can be asked.
 *
 * @param invocation The command line.
 * @param folder The data folder.
 * @param host The outside world; only read.
 * @returns The plan; undefined where the person ended the questions.
 */
export function planInit(invocation: Invocation, folder: string, host: Host): InitPlan | undefined {
  const library: Library = { scope: "global", folder };
  const cards = missingStarters(library, host);
  const asks = isAsked(invocation, host);
  const isNamed = invocation.texts("provider").length > 0;
  const here = targetsOf(invocation, "detected", host);
  const areHere = here.length > 0;
  const targets = asks && !isNamed && !areHere ? targetsOf(invocation, "all", host) : here;
  const offer = {
    starters: asks && !invocation.has("starter") ? cards.map(({ title }) => title) : [],
    agents: asks && !isNamed ? targets.map(({ agent }) => agent) : [],
    areHere,
  };
  const choice = askSteps(initSteps(offer), host.terminal);
  if (choice === undefined) return undefined;
  const chosen = offer.agents.length === 0 ? targets : targets.filter(({ agent }) => choice.agents.includes(agent.id));
  return {
    library,
    starters: invocation.has("starter") || choice.starter ? cards : [],
    hooks: chosen.map((target) => planInstall(target, hookCommandFor(target.agent.id, invocation.global, host), host)),
    skills: invocation.has("no-skill") ? [] : skillChanges(chosen, host),
    files: [...configReset(invocation, folder, host), ...rulesChange(invocation, host)],
  };
}

function targetsOf(invocation: Invocation, otherwise: "all" | "detected", host: Host): Target[] {
  return invocation.has("no-hook") ? [] : chooseAgents(invocation.texts("provider"), otherwise, host);
}

/** Everything of a person lies in one place. */
function skillChanges(targets: readonly Target[], host: Host): SkillChange[] {
  const [first] = targets;
  if (first === undefined) return [];
  return skillFolders(targets.map(({ agent }) => agent), first.place).map((folder) => planSkill(folder, host));
}

function configReset(invocation: Invocation, folder: string, host: Host): TextChange[] {
  const path = configPath(folder);
  if (!invocation.has("reset-config") || host.files.stat(path) === undefined) return [];
  const before = textOf(path, host);
  return [{ path, before, after: besideFolderNote({ path, before }, () => FRESH_CONFIG, host) }];
}

function rulesChange(invocation: Invocation, host: Host): TextChange[] {
  const named = invocation.text("rules");
  if (named === undefined) return [];
  const path = absolutePath(named, invocation.global.cwd);
  const before = host.files.stat(path) === undefined ? undefined : textOf(path, host);
  const dataDir = flaggedDataFolder(invocation.global, host);
  const after = besideFolderNote({ path, before }, (bare) => withRulesBlock(bare, { dataDir }), host);
  return [{ path, before, after }];
}

/** A file that is about to be written must be understood to the last byte. */
function textOf(path: string, host: Host): string {
  const { text, finding } = readWholeText(path, host);
  if (finding !== undefined) throw new CommandError(finding.code, `${path}: ${finding.message}`, finding.mend);
  return text;
}
