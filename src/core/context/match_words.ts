/**
 * Why a card was recalled, in words for an agent: no weights, and no ids of signals.
 *
 * @module
 */

import type { MatchReason } from "../recall/result.ts";
import { signalById } from "../signal/registry.ts";
import { oneLine } from "./one_line.ts";

/** Reasons to name: enough to judge by, few enough to read. */
const MAX_REASONS = 4;

/** The most UTF-16 units of one matched term. */
const MAX_TERM_CHARS = 60;

/** The card's fields in words, by the names that reasons carry. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: "title",
  summary: "summary",
  triggers: "trigger",
  topics: "topic",
  aliases: "alias",
  category: "category",
  useWhen: "use-if phrase",
  ignoreWhen: "ignore-if phrase",
  rule: "rule",
};

/** Single words, of which a phrase or a signal says more. */
const WORD_KINDS: ReadonlySet<string> = new Set(["term", "translation", "synonym"]);

/**
 * Says in words why a card was recalled.
 *
 * @param reasons The reasons of a match, strongest first.
 * @returns Such as `trigger "browser validation"; the prompt asks for a commit`; single words only where they are all
 * there is, and empty if nothing speaks for the card.
 *
 * @example
 * ```ts
 * import { matchInWords } from "./match_words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const reason = { field: "triggers", term: "database migration", weight: 2.5, kind: "phrase" };
 * assertEquals(matchInWords([reason]), 'trigger "database migration"');
 * ```
 */
export function matchInWords(reasons: readonly MatchReason[]): string {
  const speaking = reasons.filter(({ weight }) => weight > 0);
  const telling = speaking.filter(({ kind }) => !WORD_KINDS.has(kind));
  const words = new Set((telling.length > 0 ? telling : speaking).map(reasonInWords));
  return [...words].slice(0, MAX_REASONS).join("; ");
}

/**
 * The name of a card's field for people.
 *
 * @param field Its name in a reason, such as `useWhen`.
 * @returns Such as `use-if phrase`.
 */
export function fieldInWords(field: string): string {
  return FIELD_WORDS[field] ?? "text";
}

function reasonInWords({ kind, field, term, partly }: MatchReason): string {
  if (kind === "signal") return `the prompt ${signalById(term)?.meaning ?? "is of the card's kind"}`;
  return `${partly ? "part of " : ""}${fieldInWords(field)} "${oneLine(term, MAX_TERM_CHARS).replaceAll('"', "'")}"`;
}
