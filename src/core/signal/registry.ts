/**
 * The signal registry: the authoritative list of every signal that a card may name.
 *
 * @module
 */

import { AGENT_GOAL_SIGNALS } from "./packs/agent_goal.ts";
import { AGENT_OPS_SIGNALS } from "./packs/agent_ops.ts";
import { AI_DISPATCH_SIGNALS } from "./packs/ai_dispatch.ts";
import { GENERIC_SIGNALS } from "./packs/generic.ts";
import { OME_SIGNALS } from "./packs/ome.ts";
import { SPOOL_SIGNALS } from "./packs/spool.ts";
import { defineSignal, type Signal } from "./signal.ts";

/** Every signal, those of the open core first. Compiled in: there is no way to add one at run time. */
export const SIGNALS: readonly Signal[] = [
  ...GENERIC_SIGNALS,
  ...AI_DISPATCH_SIGNALS,
  ...AGENT_OPS_SIGNALS,
  ...AGENT_GOAL_SIGNALS,
  ...OME_SIGNALS,
  ...SPOOL_SIGNALS,
].map(defineSignal);

const BY_ID: ReadonlyMap<string, Signal> = new Map(SIGNALS.map((signal) => [signal.id, signal]));

/**
 * Looks a signal up.
 *
 * @param id An id, as a card writes it.
 * @returns The signal; undefined if the registry has none of that id.
 *
 * @example
 * ```ts
 * import { signalById } from "./registry.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(signalById("ui_surface")?.polarity, "positive");
 * assertEquals(signalById("no_such_signal"), undefined);
 * ```
 */
export function signalById(id: string): Signal | undefined {
  return BY_ID.get(id);
}
