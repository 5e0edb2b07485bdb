/**
 * What the numbers of a library suggest, in words.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { CardState, CardStats } from "./card_stats.ts";
import type { PromptNumbers } from "./prompt_counts.ts";
import { countOf } from "../text/count_of.ts";

/** One thing that could be done. */
export interface Suggestion {
  /** Stable name, such as `stats.stale`. */
  readonly code: string;
  /** What the numbers say, one sentence. */
  readonly message: string;
  /** What to do about it, one sentence. */
  readonly action: string;
  /** Ids of the cards that it is about. */
  readonly cards: readonly string[];
}

/** What suggestions are made from. */
export interface SuggestionSource {
  readonly current: PromptNumbers;
  readonly cumulative: PromptNumbers;
  readonly cards: readonly CardStats[];
  /** What is wrong with files that should be cards. */
  readonly broken: readonly Finding[];
  /** After how many days without being shown a card is stale. */
  readonly days: number;
  /** Lines of the log that are no event. */
  readonly unreadable: number;
}

/** With fewer prompts, a share says nothing. */
const FEW_PROMPTS = 20;

/** A card shown at more than this share of all prompts is hardly a reminder. */
const TOO_OFTEN = 0.2;

/** Failures above this share of prompts are no accident. */
const MANY_FAILURES = 0.01;

/** Above this many milliseconds a person begins to feel the hook start. */
const SLOW_MS = 300;

type Rule = (source: SuggestionSource) => Suggestion | undefined;

/** Every suggestion, the most pressing first. */
const RULES: readonly Rule[] = [
  ({ cumulative }) =>
    when(cumulative.prompts === 0, "stats.no-prompts", {
      message: "No prompt has been seen yet",
      action: "See whether an agent runs the hook: ome hook status",
    }),
  ({ broken }) =>
    when(broken.length > 0, "stats.broken", {
      message: `${countOf(new Set(broken.map(({ path }) => path)).size, "file")} of the library cannot be used`,
      action: "See each with its line: ome experience check",
    }),
  ({ cumulative: { prompts, errors } }) =>
    when(isMany(errors, prompts), "stats.errors", {
      message: `The hook failed at ${countOf(errors, "prompt")}`,
      action: "Look for the cause: ome doctor",
    }),
  ({ cumulative: { prompts, timeouts } }) =>
    when(isMany(timeouts, prompts), "stats.timeouts", {
      message: `The hook ran out of time at ${countOf(timeouts, "prompt")}`,
      action: "Make the indexes again: ome doctor --repair-index. Or give it more time: retrieval.hookTimeoutMs",
    }),
  ({ cumulative: { durationMs: { p95 } } }) =>
    when(p95 !== null && p95 > SLOW_MS, "stats.slow", {
      message: `One prompt in twenty waits for more than ${p95} ms`,
      action: "Make the indexes again: ome doctor --repair-index",
    }),
  ({ current: { prompts, truncated } }) =>
    when(prompts >= FEW_PROMPTS && truncated > prompts * TOO_OFTEN, "stats.truncated", {
      message: `Cards were left out for want of space at ${countOf(truncated, "prompt")}`,
      action: "Allow more with retrieval.additionalContextMaxChars, or shorten their summaries",
    }),
  ({ cards, cumulative: { prompts } }) => {
    const often = cards.filter(({ matched }) => prompts >= FEW_PROMPTS && matched > prompts * TOO_OFTEN).map(idOf);
    return when(often.length > 0, "stats.too-often", {
      message: `${countOf(often.length, "card")} came at more than one prompt in five`,
      action: "Make the triggers narrower, or name near misses in ignore_when",
      cards: often,
    });
  },
  cardsIn("never", "stats.never", (cards, days) => ({
    message: `${countOf(cards.length, "card")} did not come once in ${days} days`,
    action: 'Try the words that should find it: ome match "…" --explain. Reword its triggers, or archive it',
  })),
  cardsIn("stale", "stats.stale", (cards, days) => ({
    message: `${countOf(cards.length, "card")} did not come for ${days} days`,
    action: "Archive what no longer holds: ome experience archive ID --reason …",
  })),
  ({ current, cumulative }) =>
    when(cumulative.prompts >= FEW_PROMPTS && current.prompts < FEW_PROMPTS, "stats.fresh", {
      message: `Cards, settings or program changed: ${countOf(current.prompts, "prompt")} since`,
      action: "Wait for more before you compare the shares of now with those of all time",
    }),
  ({ unreadable }) =>
    when(unreadable > 0, "stats.unreadable", {
      message: `${countOf(unreadable, "line")} of the log ${unreadable === 1 ? "is" : "are"} no event and left out`,
      action: "Nothing: a command that was killed leaves such a line",
    }),
];

/**
 * Draws suggestions from numbers.
 *
 * @param source The numbers.
 * @returns The suggestions, the most pressing first; none where all is well.
 */
export function suggest(source: SuggestionSource): Suggestion[] {
  return RULES.flatMap((rule) => rule(source) ?? []);
}

type Words = Pick<Suggestion, "message" | "action"> & Partial<Pick<Suggestion, "cards">>;

function when(holds: boolean, code: string, words: Words): Suggestion | undefined {
  return holds ? { code, cards: [], ...words } : undefined;
}

function cardsIn(state: CardState, code: string, wordsFor: (cards: readonly string[], days: number) => Words): Rule {
  return ({ cards, days }) => {
    const found = cards.filter((card) => card.state === state).map(idOf);
    return when(found.length > 0, code, { ...wordsFor(found, days), cards: found });
  };
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function isMany(failures: number, prompts: number): boolean {
  return failures > 0 && failures > prompts * MANY_FAILURES;
}
