/**
 * Several indexes as one: the global library below the project's own, and changed cards laid over a stored index.
 *
 * @module
 */

import type { CardIndex, ScopeCount } from "./card_index.ts";
import { sumScopes } from "./index_cards.ts";
import { type CardProfile, PROFILE_FIELDS } from "./card_profile.ts";

/** One index of a stack. */
export interface IndexLayer {
  readonly index: CardIndex;
  /** Ordinals of cards that no longer stand as the index has them. */
  readonly hidden?: ReadonlySet<number>;
  /** How many further active cards of the index, all with policy `off`, no longer stand as it has them. */
  readonly hiddenOff?: number;
}

/**
 * Lays indexes together, so that a recall over the stack equals one over an index of all the cards that are left.
 *
 * @param layers The indexes, in any order.
 * @returns One index over every card that no layer hides.
 */
export function stackIndexes(layers: readonly IndexLayer[]): CardIndex {
  const [only] = layers;
  if (layers.length === 1 && only !== undefined && hiddenCount(only) === 0) return only.index;
  const placed = placeLayers(layers);
  const gone = layers.flatMap(hiddenProfiles);
  const scopes = sumScopes([
    ...layers.flatMap(({ index }) => index.scopes),
    ...gone.map(({ scope }) => ({ scope, count: -1 })),
  ]);
  const count = countCards(scopes);
  return {
    size: layers.reduce((sum, layer) => sum + layer.index.size - hiddenCount(layer), 0),
    end: placed.reduce((end, { start, index }) => Math.max(end, start + index.end), 0),
    scopes,
    averageLengths: sumLengths(layers, gone).map((total) => total / Math.max(1, count)),
    postings: (key) => placed.flatMap((layer) => visiblePostings(layer, key)),
    documentFrequency: (key) => placed.reduce((sum, layer) => sum + visibleCount(layer, key), 0),
    id: (ordinal) => {
      const { index, start } = layerOf(placed, ordinal);
      return index.id(ordinal - start);
    },
    profile: (ordinal) => {
      const { index, start } = layerOf(placed, ordinal);
      return index.profile(ordinal - start);
    },
  };
}

interface PlacedLayer extends IndexLayer {
  /** The ordinal of the layer's first card in the stack. */
  readonly start: number;
}

function placeLayers(layers: readonly IndexLayer[]): PlacedLayer[] {
  let start = 0;
  return layers.map((layer) => {
    const placed = { ...layer, start };
    start += layer.index.end;
    return placed;
  });
}

function layerOf(placed: readonly PlacedLayer[], ordinal: number): PlacedLayer {
  const layer = placed.findLast(({ start }) => start <= ordinal);
  if (layer === undefined) throw new RangeError(`Cannot find card ${ordinal} in an empty stack`);
  return layer;
}

function visiblePostings({ index, hidden, start }: PlacedLayer, key: string): number[] {
  const postings = index.postings(key);
  const visible: number[] = [];
  for (let at = 0; at < postings.length; at++) {
    const ordinal = postings[at] as number;
    if (hidden === undefined || !hidden.has(ordinal)) visible.push(start + ordinal);
  }
  return visible;
}

/** The lists themselves are only gone through where cards are hidden. */
function visibleCount(layer: PlacedLayer, key: string): number {
  return (layer.hidden?.size ?? 0) === 0 ? layer.index.documentFrequency(key) : visiblePostings(layer, key).length;
}

function hiddenCount({ hidden, hiddenOff }: IndexLayer): number {
  return (hidden?.size ?? 0) + (hiddenOff ?? 0);
}

function hiddenProfiles({ index, hidden }: IndexLayer): CardProfile[] {
  return [...hidden ?? []].map((ordinal) => index.profile(ordinal));
}

function countCards(scopes: readonly ScopeCount[]): number {
  return sumOf(scopes.map(({ count }) => count));
}

/** Means become whole sums again, so that no rounding tells a stack from one index over the same cards. */
function sumLengths(layers: readonly IndexLayer[], gone: readonly CardProfile[]): number[] {
  return PROFILE_FIELDS.map((_, field) => {
    const stored = layers.map(({ index }) =>
      Math.round((index.averageLengths[field] as number) * countCards(index.scopes))
    );
    const hidden = gone.map(({ terms }) => terms.lengths[field] as number);
    return sumOf(stored) - sumOf(hidden);
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
