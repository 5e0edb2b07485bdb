/**
 * Whether a hook that was installed for another agent shall stay silent, because a better entry answers.
 *
 * @module
 */

import type { Agent } from "../core/agent/agent.ts";
import { findOwnEntries } from "../core/agent/own_entries.ts";
import type { Recognition } from "../core/agent/recognise.ts";
import { type PlaceHost, placeOf } from "./agent_place.ts";
import { textAt } from "./files/look.ts";
import type { Host } from "./host.ts";

/**
 * Whether an entry of its own stands in an agent's settings.
 *
 * Reads the file as text, without parsing it: cheap enough while a prompt waits.
 *
 * @param agent The agent.
 * @param host The outside world.
 * @returns Whether it is there; false where the settings cannot be read.
 */
function hasOwnEntry(agent: Agent, host: PlaceHost & Pick<Host, "files">): boolean {
  const place = placeOf(host);
  if (place === undefined) return false;
  const text = textAt(agent.settings.path(place), host) ?? "";
  return findOwnEntries(text).some(({ provider }) => provider === agent.id);
}

/**
 * Whether another entry of ours answers the prompt that a borrowed hook was run for.
 *
 * @param recognition Who runs the hook.
 * @param host The outside world.
 * @returns True where this hook must stay silent; always false for an agent's own entry.
 */
export function isAnsweredElsewhere(
  recognition: Pick<Recognition, "answerFirst">,
  host: PlaceHost & Pick<Host, "files">,
): boolean {
  return recognition.answerFirst.some((agent) => hasOwnEntry(agent, host));
}
