/**
 * Candidates: every card that could be shown, found through the index alone.
 *
 * A card is a candidate when the telling terms that it shares with one window of the prompt say enough together. The
 * sum is read off the postings, so that a library of any size costs what its candidates cost.
 *
 * @module
 */

import type { CardIndex } from "./card_index.ts";
import { LEAST_INFORMATION } from "./card_profile.ts";
import type { PromptQuery } from "./prompt_query.ts";
import type { QueryWindow } from "./query_window.ts";

/**
 * The least information of the telling terms that a candidate shares with the prompt: one uncommon word, or two
 * ordinary ones. A single common word is never enough, whatever field it stands in.
 */
export const LEAST_SHARED = 0.35;

/**
 * Finds the candidates of a prompt.
 *
 * @param query The prompt.
 * @param index The cards.
 * @returns Their ordinals, most promising first, so that a caller who runs out of time has seen the best.
 */
export function findCandidates(query: PromptQuery, index: CardIndex): number[] {
  const best = new Map<number, number>();
  for (const window of query.windows) {
    for (const [ordinal, shared] of sharedInformation(window, index)) {
      if (shared >= LEAST_SHARED) best.set(ordinal, Math.max(best.get(ordinal) ?? 0, shared));
    }
  }
  return [...best].sort(([a, x], [b, y]) => y - x || a - b).map(([ordinal]) => ordinal);
}

/** What each card shares with a window; of the keys of one unit, such as two translations of a word, one counts. */
function sharedInformation(window: QueryWindow, index: CardIndex): Map<number, number> {
  const shared = new Map<number, number>();
  for (const group of unitsOf(window)) {
    const gains = new Map<number, number>();
    for (const { key, weight } of group) {
      const postings = index.postings(key);
      for (let at = 0; at < postings.length; at++) {
        const ordinal = postings[at] as number;
        gains.set(ordinal, Math.max(gains.get(ordinal) ?? 0, weight));
      }
    }
    for (const [ordinal, gain] of gains) shared.set(ordinal, (shared.get(ordinal) ?? 0) + gain);
  }
  return shared;
}

interface TellingKey {
  readonly key: string;
  readonly weight: number;
}

/** The telling keys of a window, those of one unit together. */
function unitsOf({ keys }: QueryWindow): Iterable<TellingKey[]> {
  const units = new Map<number, TellingKey[]>();
  for (const [key, { weight, unit }] of keys) {
    if (weight < LEAST_INFORMATION) continue;
    const group = units.get(unit);
    if (group === undefined) units.set(unit, [{ key, weight }]);
    else group.push({ key, weight });
  }
  return units.values();
}
