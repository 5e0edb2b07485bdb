/**
 * Which agents a command is about.
 *
 * @module
 */

import { AGENTS, findAgent } from "../../core/agent/agents.ts";
import type { Agent } from "../../core/agent/agent.ts";
import { placeOf } from "../../edge/agent_place.ts";
import type { Host } from "../../edge/host.ts";
import { isHere } from "../../edge/install/hook_state.ts";
import type { Target } from "../../edge/install/settings_change.ts";
import { CommandError, type Flag } from "../command.ts";
import { nearest } from "../arguments/nearest.ts";

/** Names for several agents at once. */
const GROUPS = ["all", "detected"] as const;

/** The flag that names agents; it may be given several times, and take several names with commas. */
export const PROVIDER_FLAG: Flag = {
  type: "texts",
  value: "NAME",
  help: `Agents by name, or "all", or "detected" (${AGENTS.map(({ id }) => id).join(", ")})`,
};

/**
 * The agents that were asked for, with the places of their settings.
 *
 * @param named What `--provider` said, each a name or several with commas.
 * @param otherwise What counts where it said nothing.
 * @param host The outside world.
 * @returns The agents in the order of the list, each once.
 * @throws {CommandError} `usage.unknown-provider`, with the nearest name; `hook.no-home` where there is no home folder.
 */
export function chooseAgents(
  named: readonly string[],
  otherwise: (typeof GROUPS)[number],
  host: Pick<Host, "files" | "os" | "env" | "home">,
): Target[] {
  const place = placeOf(host);
  if (place === undefined) {
    throw new CommandError("hook.no-home", "The system knows no home folder, where agents keep settings", "Set HOME");
  }
  const names = named.flatMap((text) => text.split(",")).map((name) => name.trim()).filter((name) => name !== "");
  for (const name of names) requireKnown(name);
  const wanted = new Set(names.length === 0 ? [otherwise] : names);
  const isWanted = (agent: Agent) =>
    wanted.has("all") || wanted.has(agent.id) || (wanted.has("detected") && isHere(agent.traces, place, host));
  return AGENTS.filter(isWanted).map((agent) => ({ agent, place }));
}

function requireKnown(name: string): void {
  const names = [...GROUPS, ...AGENTS.map(({ id }) => id)];
  if (findAgent(name) !== undefined || names.includes(name)) return;
  const likely = nearest(name, names);
  const hint = likely === undefined ? `Choose from: ${names.join(", ")}` : `Did you mean "${likely}"?`;
  throw new CommandError("usage.unknown-provider", `There is no agent "${name}"`, hint, 2);
}
