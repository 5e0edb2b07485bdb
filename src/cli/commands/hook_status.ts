/**
 * `ome hook status`.
 *
 * @module
 */

import { DEAF_HOSTS } from "../../core/agent/deaf_hosts.ts";
import { AGENTS } from "../../core/agent/agents.ts";
import { findDataFolder } from "../../edge/settings/data_folder.ts";
import type { Host } from "../../edge/host.ts";
import { type HookState, lenderOf, readHookState } from "../../edge/install/hook_state.ts";
import { lastHeard } from "../../edge/events/last_heard.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { chooseAgents, PROVIDER_FLAG } from "../setup/choose_agents.ts";
import type { Command, FailureReason, Invocation } from "../command.ts";
import { type HookReport, hookStatusText } from "../views/hook_status_text.ts";
import { pathView } from "../views/short_path.ts";

/** Tells for each agent whether the hook is installed and can run, and what the agent can and cannot deliver. */
export const hookStatusCommand: Command = {
  words: ["hook", "status"],
  args: "",
  arity: [0, 0],
  summary: "Show where the hook is installed, and whether it can run",
  details:
    "Nothing is started: a program that is there and may be run is taken to answer. Two entries that would answer the same prompt are pointed out, and so are agents that cannot listen.",
  examples: ["ome hook status", "ome hook status --provider claude --json"],
  flags: { provider: PROVIDER_FLAG },
  run: (invocation, host) => {
    const reports = readReports(invocation, host);
    const isWhole = invocation.texts("provider").length === 0;
    return Promise.resolve({
      failure: reports.some(hasTrouble) ? TROUBLE : undefined,
      data: {
        agents: reports.map(reportData),
        ...(isWhole ? { cannotListen: DEAF_HOSTS.map(({ name, reason, rules }) => ({ name, reason, rules })) } : {}),
      },
      view: (style) =>
        hookStatusText(reports, { ...pathView(invocation.global, host), style, host, deaf: isWhole ? DEAF_HOSTS : [] }),
    });
  },
};

const TROUBLE: FailureReason = {
  code: "hook.trouble",
  message: "A hook cannot run, cannot be read, or would answer twice",
  hint: "See missing, doubles and findings of each agent",
};

function readReports(invocation: Invocation, host: Host): HookReport[] {
  const { folder } = findDataFolder(invocation.global, host);
  const heard = lastHeard(folder, host);
  const { root } = readProjectContext(invocation.global.cwd, host);
  const states = chooseAgents(["all"], "all", host).map((target) => readHookState(target, root, host));
  const wanted = chooseAgents(invocation.texts("provider"), "all", host).map(({ agent }) => agent);
  return states.filter(({ agent }) => wanted.includes(agent)).map((state) => ({
    state,
    lender: lenderOf(state, states),
    lastEvent: heard.get(state.agent.id),
  }));
}

/** An entry that cannot run or that answers twice is a fault; an agent without an entry is a choice. */
function hasTrouble({ state: { missing, doubles, findings } }: HookReport): boolean {
  return missing.length + doubles.length + findings.length > 0;
}

function reportData({ state, lender, lastEvent }: HookReport): Record<string, unknown> {
  const { agent, path, commands, missing, doubles, findings }: HookState = state;
  return {
    provider: agent.id,
    name: agent.name,
    detected: state.isHere,
    installed: commands.length > 0,
    settings: path,
    commands,
    missing,
    doubles,
    findings,
    coveredBy: lender?.id ?? null,
    alsoRunsEntriesOf: AGENTS.filter(({ id }) => agent.borrows.includes(id)).map(({ id }) => id),
    lastEvent: lastEvent ?? null,
    facts: agent.facts,
  };
}
