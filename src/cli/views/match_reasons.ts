/**
 * The reasons for a card as a person reads them: in the words of the task and the card.
 *
 * @module
 */

import { fieldInWords } from "../../core/context/match_words.ts";
import { oneLine } from "../../core/context/one_line.ts";
import type { CardMatch, MatchReason } from "../../core/recall/result.ts";
import { type WrittenWords, writtenWords } from "./written_words.ts";

const LONGEST = 80;

/** Reasons that are one term: what was compared is not what was written. */
const TERM_NOTES: ReadonlyMap<string, string> = new Map([["term", ""], ["translation", ", translated"]]);

/** How the terms of the task and of a card are written. */
interface Written {
  readonly task: WrittenWords;
  readonly card: WrittenWords;
}

/**
 * Writes the reasons for a card.
 *
 * Terms that come from one word, as pairs of Chinese characters do, are one reason with the sum of their weights.
 *
 * @param match The card.
 * @param task How the terms of the task are written in it.
 * @returns A line a reason, the strongest first, such as `trigger "fix the bug" +0.8` or `"failures" (title) +0.4`.
 */
export function reasonsInWords(match: CardMatch, task: WrittenWords): string[] {
  const { title, shown: { summary, useWhen } } = match;
  const card = writtenWords([title, ...useWhen, summary].join("\n"));
  const weights = new Map<string, number>();
  for (const reason of match.reasons) {
    const says = termInWords(reason, { task, card }) ?? phraseInWords(reason);
    weights.set(says, (weights.get(says) ?? 0) + reason.weight);
  }
  return [...weights].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([says, weight]) => `${says} ${inPoints(weight)}`);
}

/**
 * A weight with its sign, to a tenth.
 *
 * @param weight The share of the evidence; negative speaks against a card.
 * @returns Such as `+0.4` or `−1.2`.
 */
export function inPoints(weight: number): string {
  return `${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(1)}`;
}

function termInWords({ term, field, kind, standsFor }: MatchReason, words: Written): string | undefined {
  const note = standsFor === undefined ? TERM_NOTES.get(kind) : `, for "${asWritten(standsFor, words)}"`;
  return note === undefined ? undefined : `"${asWritten(term, words)}" (${fieldInWords(field)}${note})`;
}

function asWritten(term: string, { task, card }: Written): string {
  return (task.get(term) ?? card.get(term) ?? []).join("") || term;
}

function phraseInWords({ kind, field, term, partly }: MatchReason): string {
  const of = kind === "signal" ? "signal" : fieldInWords(field);
  return `${partly ? "part of " : ""}${of} "${oneLine(term, LONGEST)}"`;
}
