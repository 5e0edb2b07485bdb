/**
 * A rehearsal: what recall would have done with a card at the prompts that it comes from.
 *
 * @module
 */

import type { Card, LibraryCard } from "../card/card.ts";
import { indexCards } from "../recall/index_cards.ts";
import type { CardIndex } from "../recall/card_index.ts";
import type { RecallOptions } from "../recall/options.ts";
import { recall } from "../recall/recall.ts";
import type { AbstainReason, RecallResult, RejectionReason } from "../recall/result.ts";
import { stackIndexes } from "../recall/stack_indexes.ts";

/** What would have happened at one prompt. */
export interface Rehearsal {
  readonly prompt: string;
  /** Whether the card would have been shown. */
  readonly found: boolean;
  /** Its evidence, from 0 to 100. */
  readonly score: number;
  /** Why it would not have been shown, in words; absent where it would. */
  readonly why?: string;
  /** Ids of the other cards that would have been shown with it. */
  readonly beside: readonly string[];
  /** Ids of cards that are shown today, and would not be with this card. */
  readonly crowdedOut: readonly string[];
}

const REJECTED: Readonly<Record<RejectionReason, string>> = {
  "excluded-by-ignore-when": "its ignore_when excludes the prompt",
  "missing-required-signal": "the prompt lacks a signal that engine_hints asks for",
  "suppressed-signal": "a negative signal takes back the one that engine_hints asks for",
  "below-threshold": "too little of it stands in the prompt",
  "thin-evidence": "only common words or topics of it stand in the prompt",
  "weaker-than-best": "another card fits much better",
  "near-duplicate": "another card says the same",
  "over-limit": "other cards take all the room",
};

const ABSTAINED: Readonly<Record<AbstainReason, string>> = {
  "no-candidate": "it shares no telling word with the prompt",
  "below-threshold": "it shares no telling word with the prompt",
  "all-excluded": "it shares no telling word with the prompt",
  "small-talk": "the prompt is small talk, which recalls nothing",
  "no-request": "nobody asks for anything in the prompt",
};

/**
 * Rehearses a card.
 *
 * @param card The card, as if it were active.
 * @param prompts The prompts.
 * @param options The cards of the library; limit, threshold and project.
 * @returns What would have happened, prompt by prompt.
 */
export function rehearse(
  card: Card,
  prompts: readonly string[],
  options: Partial<RecallOptions> & { readonly cards: readonly LibraryCard[] },
): Rehearsal[] {
  if (prompts.length === 0) return [];
  const others = options.cards.filter((each) => each.card.id !== card.id);
  const today = indexCards(others);
  const own = indexCards([{ card: { ...card, status: "active" }, libraryScope: "global" }]);
  const then = stackIndexes([{ index: today }, { index: own }]);
  return prompts.map((prompt) => rehearseOne(card.id, prompt, { today, then, options }));
}

function rehearseOne(
  id: string,
  prompt: string,
  { today, then, options }: {
    readonly today: CardIndex;
    readonly then: CardIndex;
    readonly options: Partial<RecallOptions>;
  },
): Rehearsal {
  const result = recall(prompt, then, options);
  const shown = result.matches.map((match) => match.id);
  const found = shown.includes(id);
  const lost = recall(prompt, today, options).matches.map((match) => match.id).filter((each) => !shown.includes(each));
  return {
    prompt,
    found,
    score: Math.round(verdictOn(id, result)?.score ?? 0),
    ...(found ? {} : { why: reasonOf(id, result) }),
    beside: shown.filter((each) => each !== id),
    crowdedOut: lost,
  };
}

function reasonOf(id: string, result: RecallResult): string {
  const rejection = verdictOn(id, result)?.rejectionReason;
  if (rejection !== undefined) return REJECTED[rejection];
  return ABSTAINED[result.diagnostics.abstainReason ?? "no-candidate"];
}

function verdictOn(id: string, { diagnostics }: RecallResult) {
  return diagnostics.candidates.find((candidate) => candidate.id === id);
}
