/**
 * How the library does: prompts in numbers, each active card, and what could be done about it.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { type ActiveCard, cardState, type CardStats } from "./card_stats.ts";
import type { PromptNumbers } from "./prompt_counts.ts";
import { suggest, type Suggestion } from "./suggest.ts";
import type { Tally } from "./tally.ts";

/** What statistics are made from, beside the log. */
export interface StatsOptions {
  readonly cards: readonly ActiveCard[];
  /** What is wrong with files that should be cards. */
  readonly broken: readonly Finding[];
  /** After how many days without being shown a card is stale, at least 1. */
  readonly days: number;
  /** The time, ISO 8601. */
  readonly now: string;
}

/** How a library does. */
export interface Stats {
  readonly current: PromptNumbers;
  readonly cumulative: PromptNumbers;
  /** Active cards, the most shown first. */
  readonly cards: readonly CardStats[];
  readonly broken: readonly Finding[];
  readonly suggestions: readonly Suggestion[];
}

const DAY_MS = 86_400_000;

/**
 * Describes how a library does.
 *
 * @param tally The counts of its log.
 * @param options Its cards, and when a card is stale.
 * @returns The numbers, and what to do about them.
 */
export function describeStats(tally: Tally, options: StatsOptions): Stats {
  const { current, cumulative } = tally;
  const stale = staleBefore(options);
  const cards = options.cards.map((card) => {
    const count = tally.cards.of(card.id);
    const { matched, shown, lastShown } = count;
    return { ...card, matched, shown, lastShown: lastShown ?? null, state: cardState(count, cumulative.from, stale) };
  }).toSorted(byUse);
  const { broken, days } = options;
  const stats = { current, cumulative, cards, broken };
  return { ...stats, suggestions: suggest({ ...stats, days, unreadable: tally.unreadable }) };
}

/** The moment before which a card must have been shown last to be stale. */
function staleBefore({ now, days }: StatsOptions): number {
  return Date.parse(now) - days * DAY_MS;
}

function byUse(a: CardStats, b: CardStats): number {
  return b.shown - a.shown || b.matched - a.matched || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
