/**
 * `ome init`.
 *
 * @module
 */

import { findDataFolder } from "../../edge/settings/data_folder.ts";
import { requireDataFolder } from "../../edge/settings/data_folder_refusal.ts";
import type { Host } from "../../edge/host.ts";
import { makeLibrary, missingParts } from "../../edge/library/make_library.ts";
import { refreshIndexes } from "../../edge/library/refresh_indexes.ts";
import { isOpen } from "../../edge/files/text_change.ts";
import { PROVIDER_FLAG } from "../setup/choose_agents.ts";
import { type Command, CommandError, type Invocation, type Outcome } from "../command.ts";
import { CONSENT_FLAGS, isAsked } from "../questions/consent.ts";
import { makeFileChanges } from "../setup/file_changes.ts";
import { agreeTo, changeData, makeChanges } from "../setup/hook_changes.ts";
import { type InitPlan, planInit } from "../setup/init_plan.ts";
import { type InitReport, initText } from "../views/init_text.ts";
import { pathView } from "../views/short_path.ts";
import { skillData, skillsText } from "../views/skill_text.ts";
import { addStarters } from "../cards/starter_cards.ts";
import { findingsFailure } from "../failure/findings_failure.ts";

/** Sets everything up: the library, starter cards, hooks. Safe to run again. */
export const initCommand: Command = {
  words: ["init"],
  args: "",
  arity: [0, 0],
  summary: "Make the library, and install hook and skill into your coding agents",
  details:
    "Asks on a terminal, and shows the exact change of every settings file first. Without a terminal, --yes makes the changes and --dry-run shows them. Running it again repairs what is missing and leaves the rest alone.",
  examples: ["ome init", "ome init --provider claude --starter --yes", "ome init --rules AGENTS.md --no-hook --yes"],
  flags: {
    provider: PROVIDER_FLAG,
    ...CONSENT_FLAGS,
    "no-hook": { type: "boolean", help: "Leave agents alone: no hook, no skill" },
    "no-skill": { type: "boolean", help: "Leave the skills of agents alone" },
    starter: { type: "boolean", help: "Add the starter cards without asking" },
    "reset-config": { type: "boolean", help: "Set config.json back to its defaults" },
    rules: { type: "text", value: "FILE", help: "Write a marked block for agents that cannot listen into their rules" },
  },
  run: async (invocation, host) => {
    const { folder } = findDataFolder(invocation.global, host);
    requireDataFolder(folder, host);
    const plan = planInit(invocation, folder, host);
    if (plan === undefined) {
      throw new CommandError("init.ended", "The input ended before the questions did", "Nothing was changed");
    }
    const changes = [...plan.files, ...plan.hooks];
    const also = skillsText(plan.skills, pathView(invocation.global, host));
    const agreed = agreeTo(changes, { invocation, question: "Make these changes?", also }, host);
    const report = invocation.has("dry-run") ? preview(plan, host) : await carryOut(plan, agreed, host);
    return outcomeOf(report, invocation, host);
  },
};

function preview(plan: InitPlan, host: Host): InitReport {
  return {
    library: plan.library,
    ...makeFileChanges(plan, false, host),
    written: false,
    made: missingParts(plan.library.folder, host),
    added: plan.starters.map(({ id }) => id),
    hooks: makeChanges(plan.hooks, false, host),
  };
}

/** The library first: a hook without one has nothing to say. */
async function carryOut(plan: InitPlan, agreed: boolean, host: Host): Promise<InitReport> {
  const { library, starters } = plan;
  const made = makeLibrary(library.folder, host);
  await addStarters(library, starters, host);
  await refreshIndexes([library], library.folder, host);
  const others = makeFileChanges(plan, agreed, host);
  const hooks = makeChanges(plan.hooks, agreed, host);
  return { library, ...others, written: agreed, made, added: starters.map(({ id }) => id), hooks };
}

function outcomeOf(report: InitReport, invocation: Invocation, host: Host): Outcome {
  const { library, made, added, hooks } = report;
  const findings = [...hooks.flatMap((hook) => hook.findings), ...report.findings];
  return {
    failure: findingsFailure(findings),
    data: {
      dataDir: library.folder,
      made,
      starterCards: added,
      changes: hooks.map(changeData),
      skills: report.skills.map(skillData),
      files: report.files.filter(isOpen).map(({ path }) => path),
      written: !invocation.has("dry-run"),
      findings,
    },
    view: (style) =>
      initText(report, {
        ...pathView(invocation.global, host),
        style,
        isPreview: invocation.has("dry-run"),
        diffs: !isAsked(invocation, host),
      }),
  };
}
