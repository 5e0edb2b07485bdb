/**
 * `ome hook install`.
 *
 * @module
 */

import { hookCommandFor } from "../../edge/install/own_program.ts";
import { planInstall } from "../../edge/install/settings_change.ts";
import { type Command, CommandError } from "../command.ts";
import { CONSENT_FLAGS, isAsked } from "../questions/consent.ts";
import { chooseAgents, PROVIDER_FLAG } from "../setup/choose_agents.ts";
import { agreeTo, changesOutcome, makeChanges } from "../setup/hook_changes.ts";
import { pathView } from "../views/short_path.ts";

/** Installs the hook into agents' settings. */
export const hookInstallCommand: Command = {
  words: ["hook", "install"],
  args: "",
  arity: [0, 0],
  summary: "Install the hook into the settings of coding agents",
  details:
    "Without --provider, the agents that left traces on this machine. The exact change is shown first; comments, order and everybody else's hooks stay as they are.",
  examples: ["ome hook install --dry-run", "ome hook install --provider claude,codex --yes"],
  flags: { provider: PROVIDER_FLAG, ...CONSENT_FLAGS },
  run: (invocation, host) => {
    const targets = chooseAgents(invocation.texts("provider"), "detected", host);
    if (targets.length === 0) {
      throw new CommandError("hook.no-agent", "No agent left traces on this machine", "Name one with --provider");
    }
    const changes = targets.map((target) =>
      planInstall(target, hookCommandFor(target.agent.id, invocation.global, host), host)
    );
    const agreed = agreeTo(changes, { invocation, question: "Install these hooks?" }, host);
    const changed = makeChanges(changes, agreed, host);
    const words = { nothing: "already installed", notes: true, diffs: !isAsked(invocation, host) };
    return Promise.resolve(changesOutcome(changed, words, pathView(invocation.global, host)));
  },
};
