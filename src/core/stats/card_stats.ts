/**
 * How one active card does.
 *
 * @module
 */

import type { LibraryScope } from "../card/card.ts";
import type { CardCount } from "./card_counts.ts";

/** An active card, as far as statistics care. */
export interface ActiveCard {
  readonly id: string;
  readonly title: string;
  readonly libraryScope: LibraryScope;
}

/**
 * How a card does. `new`: it has not been active for long enough to say; `stale`: not shown for longer than that;
 * `never`: the same, and never shown at all as far as the log reaches.
 */
export type CardState = "shown" | "new" | "stale" | "never";

/** One active card in numbers. */
export interface CardStats extends ActiveCard {
  readonly matched: number;
  readonly shown: number;
  /** ISO 8601; null where the log knows of no time. */
  readonly lastShown: string | null;
  readonly state: CardState;
}

/**
 * Judges a card by its counts. It cannot be blamed for the time before it was enabled, nor for what the log does not tell.
 *
 * @param count Its counts.
 * @param logFrom When the log begins, ISO 8601; null for an empty one.
 * @param stale The moment before which it must have been shown last to be stale, milliseconds since 1970.
 * @returns How the card does.
 */
export function cardState(
  { shown, lastShown, enabledAt }: CardCount,
  logFrom: string | null,
  stale: number,
): CardState {
  const last = lastShown === undefined ? undefined : Date.parse(lastShown);
  if (last !== undefined && last >= stale) return "shown";
  const knownSince = [enabledAt, logFrom].filter((moment) => typeof moment === "string").map((moment) =>
    Date.parse(moment)
  );
  if (knownSince.length === 0 || Math.max(...knownSince) > stale) return shown > 0 ? "shown" : "new";
  return last === undefined ? "never" : "stale";
}
