/**
 * `ome hook uninstall`.
 *
 * @module
 */

import { removeMadeFolders } from "../../edge/files/made_folders.ts";
import { hookCommandFor } from "../../edge/install/own_program.ts";
import { planUninstall } from "../../edge/install/settings_change.ts";
import type { Command } from "../command.ts";
import { CONSENT_FLAGS, isAsked } from "../questions/consent.ts";
import { chooseAgents, PROVIDER_FLAG } from "../setup/choose_agents.ts";
import { agreeTo, changesOutcome, makeChanges } from "../setup/hook_changes.ts";
import { pathView } from "../views/short_path.ts";

/** Takes the hook out of agents' settings. */
export const hookUninstallCommand: Command = {
  words: ["hook", "uninstall"],
  args: "",
  arity: [0, 0],
  summary: "Take the hook out of the settings of coding agents",
  details:
    "Without --provider, out of all of them. Only entries of ours go, and the containers that were made for them; the library stays.",
  examples: ["ome hook uninstall --dry-run", "ome hook uninstall --provider cursor --yes"],
  flags: { provider: PROVIDER_FLAG, ...CONSENT_FLAGS },
  run: (invocation, host) => {
    const targets = chooseAgents(invocation.texts("provider"), "all", host);
    const changes = targets.map((target) =>
      planUninstall(target, hookCommandFor(target.agent.id, invocation.global, host), host)
    );
    const agreed = agreeTo(changes, { invocation, question: "Take these hooks out?" }, host);
    const changed = makeChanges(changes, agreed, host);
    if (agreed) removeMadeFolders(changes, host);
    const words = { nothing: "not installed", notes: false, diffs: !isAsked(invocation, host) };
    return Promise.resolve(changesOutcome(changed, words, pathView(invocation.global, host)));
  },
};
