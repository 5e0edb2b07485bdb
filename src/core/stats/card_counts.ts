/**
 * What became of each card, counted.
 *
 * @module
 */

import type { OmeEvent } from "../event/event.ts";

/** One card in numbers. */
export interface CardCount {
  /** Prompts for which recall returned it. */
  readonly matched: number;
  /** Prompts at which the agent was shown it. */
  readonly shown: number;
  /** When it was last shown, ISO 8601. */
  readonly lastShown: string | undefined;
  /** When it was last enabled, ISO 8601, as far as the log tells. */
  readonly enabledAt: string | undefined;
}

/** Cards that are being counted. */
export interface CardCounts {
  add(event: OmeEvent): void;
  /** The counts of a card; zeros for one that no event names. */
  of(id: string): CardCount;
}

type Growing = { -readonly [Field in keyof CardCount]: CardCount[Field] };

/**
 * Begins to count cards, in memory that grows with the number of cards alone.
 *
 * @returns Counts at zero.
 */
export function countCards(): CardCounts {
  const byId = new Map<string, Growing>();
  const entry = (id: string): Growing => {
    const found = byId.get(id) ?? { matched: 0, shown: 0, lastShown: undefined, enabledAt: undefined };
    byId.set(id, found);
    return found;
  };
  return {
    add(event) {
      if (event.kind === "operation" && event.operation === "experience.enable") {
        for (const id of event.subjects) entry(id).enabledAt = event.createdAt;
      }
      if (event.kind !== "hook") return;
      for (const id of event.matchedIds) entry(id).matched++;
      for (const id of event.renderedIds) {
        const card = entry(id);
        card.shown++;
        if (card.lastShown === undefined || event.createdAt > card.lastShown) card.lastShown = event.createdAt;
      }
    },
    of: (id) => ({ ...byId.get(id) ?? { matched: 0, shown: 0, lastShown: undefined, enabledAt: undefined } }),
  };
}
