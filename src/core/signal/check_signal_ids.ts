/**
 * Checks the signal ids that a card names against the registry.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { EngineHints } from "./hints.ts";
import { allSignals, signalById } from "./registry.ts";

/** The groups of a card's hints, by the key that its file has them under. */
const GROUPS: Readonly<Record<keyof EngineHints, { readonly key: string; readonly wants: readonly string[] }>> = {
  positive: { key: "positive", wants: ["positive"] },
  requiredAll: { key: "required_all", wants: ["positive"] },
  negative: { key: "negative", wants: ["negative"] },
};

/**
 * Reports every hint of a card that does not work: unknown ids, ids in the wrong group, suppressors without a target.
 *
 * @param hints The card's hints.
 * @returns What was found. Sentences, which older libraries keep among their hints, are a note; an unknown id is a warning.
 *
 * @example
 * ```ts
 * import { checkSignalIds } from "./check_signal_ids.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const [finding] = checkSignalIds({ positive: ["ui_surfaces"], requiredAll: [], negative: [] });
 * assertEquals(finding?.mend, 'Write "ui_surface", or take it out; `ome signals list` names them all');
 * ```
 */
export function checkSignalIds(hints: EngineHints): Finding[] {
  const groups = Object.entries(GROUPS) as [keyof EngineHints, (typeof GROUPS)[keyof EngineHints]][];
  return groups.flatMap(([group, { key, wants }]) =>
    hints[group].flatMap((id) => {
      const signal = signalById(id);
      if (signal === undefined) return [isProse(id) ? proseFinding(id, key) : unknownFinding(id, key)];
      if (!wants.includes(signal.polarity)) return [misplacedFinding(id, key)];
      if (signal.polarity !== "negative") return [];
      const declared = [...hints.positive, ...hints.requiredAll];
      return signal.targets.some((target) => declared.includes(target)) ? [] : [idleFinding(id, signal.targets)];
    })
  );
}

/** Hints of older libraries are phrases in prose; an id is one word. */
function isProse(id: string): boolean {
  return !/^[\w.-]+$/.test(id.trim());
}

function proseFinding(id: string, key: string): Finding {
  return {
    code: "card.signal-prose",
    level: "note",
    message: `engine_hints.${key} holds prose, which has no effect: ${quote(id)}`,
    mend: "Move it to criteria or recall.triggers, where it helps recall",
  };
}

function unknownFinding(id: string, key: string): Finding {
  const nearest = nearestId(id);
  const instead = nearest === undefined ? "Take it out" : `Write "${nearest}", or take it out`;
  return {
    code: "card.signal-unknown",
    level: "warning",
    message: `engine_hints.${key} names a signal that does not exist and has no effect: ${quote(id)}`,
    mend: `${instead}; \`ome signals list\` names them all`,
  };
}

function misplacedFinding(id: string, key: string): Finding {
  const right = key === "negative" ? "positive or required_all" : "negative";
  return {
    code: "card.signal-group",
    level: "warning",
    message: `engine_hints.${key} names ${quote(id)}, which does not belong there`,
    mend: `Move it to engine_hints.${right}`,
  };
}

function idleFinding(id: string, targets: readonly string[]): Finding {
  return {
    code: "card.signal-idle",
    level: "note",
    message: `engine_hints.negative names ${quote(id)}, but the card names none of the signals that it suppresses`,
    mend: `Add one of these to engine_hints.positive, or take it out: ${targets.join(", ")}`,
  };
}

function quote(id: string): string {
  return JSON.stringify(id.length > 80 ? `${id.slice(0, 79)}…` : id);
}

/** The id with the most letter pairs in common, if that is most of them. */
function nearestId(id: string): string | undefined {
  const pairs = pairsOf(id.toLowerCase());
  const scored = allSignals().map((signal) => ({ id: signal.id, share: sharedPairs(pairs, pairsOf(signal.id)) }));
  const best = scored.reduce((a, b) => b.share > a.share ? b : a);
  return best.share >= 0.6 ? best.id : undefined;
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

function sharedPairs(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : 2 * shared / (a.size + b.size);
}
