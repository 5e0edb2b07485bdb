/**
 * The signal registry: the authoritative list of every signal that a card may name.
 *
 * @module
 */

import { agentGoalSignals } from "./packs/agent_goal.ts";
import { agentOpsSignals } from "./packs/agent_ops.ts";
import { aiDispatchSignals } from "./packs/ai_dispatch.ts";
import { genericSignals } from "./packs/generic.ts";
import { omeSignals } from "./packs/ome.ts";
import { spoolSignals } from "./packs/spool.ts";
import { defineSignal, type Signal } from "./signal.ts";

/** Those of the open core first. Compiled in: there is no way to add one at run time. */
const PACKS = [genericSignals, aiDispatchSignals, agentOpsSignals, agentGoalSignals, omeSignals, spoolSignals];

let signals: ReadonlyMap<string, Signal> | undefined;

/** Read when a signal is first asked for: most prompts meet no card that names one. */
function registry(): ReadonlyMap<string, Signal> {
  return signals ??= new Map(PACKS.flatMap((pack) => pack().map(defineSignal)).map((signal) => [signal.id, signal]));
}

/**
 * Every signal, those of the open core first.
 *
 * @returns The registry's definitions, in its order.
 */
export function allSignals(): readonly Signal[] {
  return [...registry().values()];
}

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
  return registry().get(id);
}
