/**
 * One pass over an event log, in memory that does not grow with it.
 *
 * @module
 */

import type { DecodedLine } from "../event/decode.ts";
import type { OmeEvent } from "../event/event.ts";
import type { HookEvent } from "../event/hook_event.ts";
import type { Finding } from "../finding.ts";
import { type CardCounts, countCards } from "./card_counts.ts";
import { countPrompts, type PromptNumbers } from "./prompt_counts.ts";

/** The most notes about lines that are kept; the others are only counted. */
export const MOST_NOTES = 20;

/** What two prompts must share for their numbers to be comparable. */
export type Fingerprints = Pick<
  HookEvent,
  "engineVersion" | "scorerVersion" | "cardSetFingerprint" | "configFingerprint"
>;

/** What a log holds, counted. */
export interface Tally {
  /** Prompts that were answered with the engine, the cards and the settings of now. */
  readonly current: PromptNumbers;
  /** All prompts that the log tells of, those of removed parts included. */
  readonly cumulative: PromptNumbers;
  readonly cards: CardCounts;
  /** Events by their kind. */
  readonly events: Readonly<Record<OmeEvent["kind"], number>>;
  /** When each agent was last heard, ISO 8601, by its name. */
  readonly lastHeard: ReadonlyMap<string, string>;
  /** How many lines are no event. */
  readonly unreadable: number;
  /** Notes about the first of those lines. */
  readonly notes: readonly Finding[];
}

/**
 * Counts the lines of a log.
 *
 * @param lines The lines, oldest first.
 * @param now What a prompt of now would carry.
 * @returns The counts.
 */
export function tallyEvents(lines: Iterable<DecodedLine>, now: Fingerprints): Tally {
  const [current, cumulative, cards] = [countPrompts(), countPrompts(), countCards()];
  const events: Record<OmeEvent["kind"], number> = { hook: 0, operation: 0, stats: 0, eval: 0 };
  const lastHeard = new Map<string, string>();
  const notes: Finding[] = [];
  let unreadable = 0;
  for (const { event, finding } of lines) {
    if (finding !== undefined) {
      unreadable++;
      if (notes.length < MOST_NOTES) notes.push(finding);
      continue;
    }
    events[event.kind]++;
    cards.add(event);
    if (event.kind === "stats") cumulative.addSummary(event);
    if (event.kind !== "hook") continue;
    cumulative.add(event);
    lastHeard.set(event.provider, event.createdAt);
    if (isComparable(event, now)) current.add(event);
  }
  return { current: current.numbers(), cumulative: cumulative.numbers(), cards, events, lastHeard, unreadable, notes };
}

function isComparable(event: HookEvent, now: Fingerprints): boolean {
  return event.engineVersion === now.engineVersion && event.scorerVersion === now.scorerVersion &&
    event.cardSetFingerprint === now.cardSetFingerprint && event.configFingerprint === now.configFingerprint;
}
