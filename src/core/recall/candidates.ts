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
 * @returns Their ordinals: most promising first, so that a caller who stops early has seen the best; ties by id, and a
 * project's card before its global twin, so that the order is the same whatever the index.
 */
export function* findCandidates(query: PromptQuery, index: CardIndex): Generator<number> {
  const { ordinals, shared } = shareInformation(query, index);
  const promising = ordinals.filter((ordinal) => (shared[ordinal] as number) >= LEAST_SHARED)
    .sort((a, b) => (shared[b] as number) - (shared[a] as number));
  for (let start = 0, end = 0; start < promising.length; start = end) {
    const tie = shared[promising[start] as number];
    while (end < promising.length && shared[promising[end] as number] === tie) end++;
    // Ids are looked up where they matter: a caller who stops early has not paid for the ties that follow.
    yield* end - start === 1 ? [promising[start] as number] : orderTies(promising.slice(start, end), index);
  }
}

function orderTies(ordinals: readonly number[], index: CardIndex): number[] {
  const named = ordinals.map((ordinal) => ({ ordinal, id: index.id(ordinal) }));
  const scopeRank = ({ ordinal }: { ordinal: number }) => index.profile(ordinal).libraryScope === "project" ? 0 : 1;
  named.sort((a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : scopeRank(a) - scopeRank(b));
  return named.map(({ ordinal }) => ordinal);
}

interface SharedInformation {
  /** The cards that share a telling term, each once. */
  readonly ordinals: number[];
  /** By ordinal, what the card shares with the window that fits it best. */
  readonly shared: Float64Array;
}

function shareInformation({ windows }: PromptQuery, index: CardIndex): SharedInformation {
  const ordinals: number[] = [];
  const shared = new Float64Array(index.end);
  const sums = new Float64Array(index.end);
  for (const window of windows) {
    for (const ordinal of addWindow(window, { index, sums })) {
      if (shared[ordinal] === 0) ordinals.push(ordinal);
      shared[ordinal] = Math.max(shared[ordinal] as number, sums[ordinal] as number);
      sums[ordinal] = 0;
    }
  }
  return { ordinals, shared };
}

interface Sums {
  readonly index: CardIndex;
  /** By ordinal; all 0 where a window begins. */
  readonly sums: Float64Array;
}

/** Sums up what each card shares with a window, and returns the cards that share anything. */
function addWindow(window: QueryWindow, { index, sums }: Sums): number[] {
  const touched: number[] = [];
  const add = (ordinal: number, gain: number) => {
    if (sums[ordinal] === 0) touched.push(ordinal);
    sums[ordinal] = (sums[ordinal] as number) + gain;
  };
  for (const unit of unitsOf(window)) {
    if (unit.length === 1) {
      const [{ key, weight }] = unit as [TellingKey];
      const postings = index.postings(key);
      for (let at = 0; at < postings.length; at++) add(postings[at] as number, weight);
    } else for (const [ordinal, gain] of gainsOf(unit, index)) add(ordinal, gain);
  }
  return touched;
}

/** Of the keys of one unit, such as two translations of a word, the one that says most counts. */
function gainsOf(unit: readonly TellingKey[], index: CardIndex): Map<number, number> {
  const gains = new Map<number, number>();
  for (const { key, weight } of unit) {
    const postings = index.postings(key);
    for (let at = 0; at < postings.length; at++) {
      const ordinal = postings[at] as number;
      gains.set(ordinal, Math.max(gains.get(ordinal) ?? 0, weight));
    }
  }
  return gains;
}

interface TellingKey {
  readonly key: string;
  readonly weight: number;
}

/** The telling keys of a window, those of one unit together. A synonym finds no card: it speaks for one that is found. */
function unitsOf({ keys }: QueryWindow): Iterable<TellingKey[]> {
  const units = new Map<number, TellingKey[]>();
  for (const [key, { weight, unit, synonymOf }] of keys) {
    if (weight < LEAST_INFORMATION || synonymOf !== undefined) continue;
    const group = units.get(unit);
    if (group === undefined) units.set(unit, [{ key, weight }]);
    else group.push({ key, weight });
  }
  return units.values();
}
