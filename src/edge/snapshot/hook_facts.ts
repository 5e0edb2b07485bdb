/**
 * How the hooks of all agents stand, and which hosts are here that cannot listen.
 *
 * @module
 */

import type { HookReview } from "../../core/agent/agent.ts";
import { AGENTS } from "../../core/agent/agents.ts";
import { DEAF_HOSTS } from "../../core/agent/deaf_hosts.ts";
import type { Place } from "../../core/agent/place.ts";
import type { Config } from "../../core/config/config.ts";
import type { DeafFacts, HookFacts } from "../../core/doctor/snapshot.ts";
import { placeOf } from "../agent_place.ts";
import type { Host } from "../host.ts";
import { textAt } from "../files/look.ts";
import { type HookState, isHere, lenderOf, readHookState } from "../install/hook_state.ts";

/** What is known beside the settings of agents. */
export interface HookSurroundings {
  readonly projectRoot: string | undefined;
  readonly config: Config;
  /** When each agent was last heard, ISO 8601, by its name. */
  readonly lastHeard: ReadonlyMap<string, string>;
}

/**
 * Looks at the hooks of all agents.
 *
 * @param surroundings Project, settings and log.
 * @param host The outside world.
 * @returns How each stands; none where the system knows no home folder.
 */
export function readHooks({ projectRoot, config, lastHeard }: HookSurroundings, host: Host): HookFacts[] {
  const place = placeOf(host);
  if (place === undefined) return [];
  const states = AGENTS.map((agent) => readHookState({ agent, place }, projectRoot, host));
  return states.map((state): HookFacts => {
    const { agent: { id, name }, path, commands, missing, doubles, findings } = state;
    const [lender, review, heard] = [lenderOf(state, states), reviewOf(state, place, host), lastHeard.get(id)];
    return {
      id,
      name,
      settings: path,
      isHere: state.isHere,
      isInstalled: commands.length > 0,
      missing,
      doubles,
      isEnabled: config.hooks.providers[id]?.enabled !== false,
      findings,
      ...(lender === undefined ? {} : { lender: lender.name }),
      ...(review === undefined ? {} : { review }),
      ...(heard === undefined ? {} : { lastHeard: heard }),
    };
  });
}

/**
 * Looks for hosts that OME cannot speak to.
 *
 * @param host The outside world.
 * @returns Those that left traces on this machine.
 */
export function readDeafHosts(host: Host): DeafFacts[] {
  const place = placeOf(host);
  if (place === undefined) return [];
  return DEAF_HOSTS.filter(({ traces }) => isHere(traces, place, host))
    .map(({ name, reason, rules }) => ({ name, reason, rules }));
}

function reviewOf({ agent, path, commands }: HookState, place: Place, host: Host): HookReview | undefined {
  if (agent.review === undefined || commands.length === 0) return undefined;
  const [notes = "", text = ""] = [agent.review.path(place), path].map((file) => textAt(file, host));
  return agent.review.read(notes, { path, text });
}
