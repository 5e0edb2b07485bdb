/**
 * The signal gate: whether a card may come at all, given the signals that a prompt sets off.
 *
 * @module
 */

import type { EngineHints } from "./hints.ts";
import { signalById } from "./registry.ts";
import type { Signal } from "./signal.ts";

/** What the gate says. `detail` is for people: meanings in words, never ids. */
export type GateVerdict =
  | { readonly open: true }
  | {
    readonly open: false;
    readonly reason: "missing-required-signal" | "suppressed-signal";
    readonly detail: string;
  };

/**
 * Checks a card's hints against the signals that are present.
 *
 * Of `positive`, one must be present; where routing signals stand among them, one of those. Of `requiredAll`, every one.
 * A present `negative` takes its own targets off the list of what is present, and nothing else. Ids that the registry
 * does not know have no effect (lint reports them), so that older libraries still work.
 *
 * @param hints The card's hints.
 * @param present Ids of the signals that the prompt sets off.
 * @returns Whether the gate is open, and if not, why.
 *
 * @example
 * ```ts
 * import { checkGate } from "./gate.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const hints = { positive: ["ui_surface"], requiredAll: [], negative: ["ui_surface_noise"] };
 * assertEquals(checkGate(hints, new Set(["ui_surface"])).open, true);
 * assertEquals(checkGate(hints, new Set()).open, false);
 * assertEquals(checkGate(hints, new Set(["ui_surface", "ui_surface_noise"])).open, false);
 * ```
 */
export function checkGate(hints: EngineHints, present: ReadonlySet<string>): GateVerdict {
  const suppressors = known(hints.negative).filter(({ id }) => present.has(id));
  const suppressed = new Set(suppressors.flatMap((signal) => signal.polarity === "negative" ? signal.targets : []));
  const heard = (id: string) => present.has(id) && !suppressed.has(id);
  const lacking = lackingSignals(hints, heard);
  if (lacking.length === 0) return { open: true };
  const wereHeard = lackingSignals(hints, (id) => present.has(id)).length === 0;
  return wereHeard
    ? { open: false, reason: "suppressed-signal", detail: `the prompt ${meanings(suppressors, "and")}` }
    : { open: false, reason: "missing-required-signal", detail: `it needs a prompt that ${meanings(lacking, "or")}` };
}

/** The signals for want of which the gate is closed; none when it is open. */
function lackingSignals(hints: EngineHints, heard: (id: string) => boolean): Signal[] {
  const missing = known(hints.requiredAll).filter(({ id }) => !heard(id));
  const positive = known(hints.positive).filter(({ polarity }) => polarity === "positive");
  const routing = positive.filter((signal) => signal.routing);
  const anyOf = routing.length > 0 ? routing : positive;
  return anyOf.some(({ id }) => heard(id)) ? missing : [...anyOf, ...missing];
}

function known(ids: readonly string[]): Signal[] {
  return ids.map((id) => signalById(id)).filter((signal) => signal !== undefined);
}

function meanings(signals: readonly Signal[], joint: string): string {
  return signals.map(({ meaning }) => meaning).join(` ${joint} `);
}
