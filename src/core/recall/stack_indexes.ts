/**
 * Several indexes as one: the global library below the project's own, and changed cards laid over a stored index.
 *
 * @module
 */

import type { CardIndex, ScopeCount } from "./card_index.ts";
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
  const scopes = sumScopes(layers);
  const count = countCards(scopes);
  return {
    size: layers.reduce((sum, layer) => sum + layer.index.size - hiddenCount(layer), 0),
    end: placed.reduce((end, { start, index }) => Math.max(end, start + index.end), 0),
    scopes,
    averageLengths: sumLengths(layers).map((total) => total / Math.max(1, count)),
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
  return scopes.reduce((sum, { count }) => sum + count, 0);
}

function sumScopes(layers: readonly IndexLayer[]): ScopeCount[] {
  const sums = new Map<string, ScopeCount>();
  const add = (scope: ScopeCount["scope"], count: number) => {
    const name = JSON.stringify([scope.level, scope.projectKey, scope.modulePath]);
    sums.set(name, { scope, count: (sums.get(name)?.count ?? 0) + count });
  };
  for (const layer of layers) {
    for (const { scope, count } of layer.index.scopes) add(scope, count);
    for (const { scope } of hiddenProfiles(layer)) add(scope, -1);
  }
  return [...sums.values()].filter(({ count }) => count > 0);
}

/** Means become whole sums again, so that no rounding tells a stack from one index over the same cards. */
function sumLengths(layers: readonly IndexLayer[]): number[] {
  return PROFILE_FIELDS.map((_, field) =>
    layers.reduce((sum, layer) => {
      const stored = Math.round((layer.index.averageLengths[field] as number) * countCards(layer.index.scopes));
      const gone = hiddenProfiles(layer).reduce((total, { terms }) => total + (terms.lengths[field] as number), 0);
      return sum + stored - gone;
    }, 0)
  );
}
