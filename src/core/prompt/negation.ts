/**
 * Negated clauses: what a sentence takes out of the task, as far as the negation reaches and no further.
 *
 * @module
 */

import {
  BACKWARD,
  BACKWARD_ZH,
  BARE_VERB_ZH,
  CONDITION,
  FORWARD,
  FORWARD_AT_START,
  FORWARD_ZH,
  NO_NOUN,
  QUESTION_BEFORE,
  QUESTION_BEFORE_ZH,
  TURNED_ROUND,
  TURNED_ROUND_ZH,
} from "./negation_cues.ts";
import { type Span, trimSpan } from "./span.ts";

/** Where a clause may end in English: punctuation before a space, or a word that opens another clause. */
const CLAUSE_END =
  /[,;:)—–](?=\s|$)|[，、；：。,）]|\s(?:--?|but|just|only|instead|then|so|because|since|while|however|though|although|and (?:then|please|just|fix|add|make|keep|run|write|update|use|explain|verify|check|create|implement|test|let|refactor|focus|move|continue|commit|make sure))\s|(?:但是?|而是|只|然后|就行|即可)/gi;

/** What ends a clause even right after a cue; any other joint there belongs to the cue. */
const FIRM_END = /^(?:[,;:)—–，、；：。）]|\s(?:and|but|so|then|because|since|while|however)\b|但|$)/i;

/** How far a list may go on after a comma and still end in "or": three short items. */
const OR_LIST = /^[,，、]\s?(?:[^,.;，。]{1,40}[,，]\s?){0,3}(?:or|nor|也|或者?|和|以及)\s?[^,.;，。]{1,60}/i;

/** Every English cue holds one of these; without any, the large expressions need not even be compiled. */
const MAY_NEGATE =
  /\b(?:no|not|never|none|nothing|cannot|without|avoid|exclud|except|apart from|other than|rather than|instead of|unrelated|free of|skip|ignor|omit|bypass|leav|keep|stays?|remains?|off[- ]limits|out of|is excluded|irrelevant)|n['’]?t\b/i;

const FORWARD_CUE = new RegExp(`\\b(?:${[...FORWARD, NO_NOUN].join("|")})\\b`, "gi");
const START_CUE = new RegExp(`^\\s{0,2}[("]?(?:${FORWARD_AT_START.join("|")})\\b(?!,)`, "i");
const BACKWARD_CUE = new RegExp(`\\b(?:${BACKWARD.join("|")})`, "gi");
const SUBJECT_BEFORE = /\b(?:i|we|you|they|it|he|she|[a-z]{3,}s|people|users?)\s$/i;
const BAN_BEFORE = /\b(?:do not|don['’]?t|never|must not|should not|shouldn['’]?t)\s(?:[^,.;:]{1,60}\s)?$/i;
const RULED_BEFORE = /\b(?!(?:i|we|you|it|they|this|and|but|or|please|so|also|then)\s$)[\w'’-]{1,40}\s$/i;
const OPENS_RULE = /^(?:never|must|mustn|should|shouldn|may|need|needn)/i;
const OPENS_CONTRAST = /^(?:rather|instead|other|apart|except|除了)/i;
const OPENS_OMISSION = /^(?:skip|ignor|omit|exclud|bypass)/i;
const OMITTED_FROM = /\b(?:from|when|while|in|inside|during|if|where|by)\b/i;
const TELLS = /^\s[a-z]{1,30}[^s\s]s\b/i;
const OPENS_BAN = /^(?:do not|don['’]?t)$/i;

/**
 * Finds the negated clauses of a sentence.
 *
 * @param text The prompt.
 * @param sentence One sentence of it.
 * @returns The clauses with their cue, in order, without overlap.
 *
 * @example
 * ```ts
 * import { findNegated } from "./negation.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Fix the form, but do not touch the API";
 * const [clause] = findNegated(text, { start: 0, end: text.length });
 * assertEquals(text.slice(clause?.start, clause?.end), "do not touch the API");
 * ```
 */
export function findNegated(text: string, sentence: Span): Span[] {
  const part = text.slice(sentence.start, sentence.end);
  const english = MAY_NEGATE.test(part);
  const chinese = /[\u4e00-\u9fff]/.test(part);
  if (!english && !chinese) return [];
  const bounds = clauseBounds(part);
  const found = [
    ...(english ? englishClauses(part, bounds) : []),
    ...(chinese ? chineseClauses(part, bounds) : []),
  ];
  return joinSpans(found).map(({ start, end }) =>
    trimSpan(text, { start: start + sentence.start, end: end + sentence.start })
  );
}

function englishClauses(part: string, bounds: readonly number[]): Span[] {
  return [...forwardClauses(part, bounds), ...startClauses(part, bounds), ...backwardClauses(part, bounds)];
}

/** The ends of the clauses of a sentence; the last is the sentence's own end. */
function clauseBounds(part: string): number[] {
  return [...Array.from(part.matchAll(CLAUSE_END), (match) => match.index), part.length];
}

function forwardClauses(part: string, bounds: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const match of part.matchAll(FORWARD_CUE)) {
    const after = match.index + match[0].length;
    const end = reach(part, after, bounds);
    if (turnsRound(part, match, end)) continue;
    spans.push({ start: match.index, end });
  }
  return spans;
}

function turnsRound(part: string, match: RegExpExecArray, end: number): boolean {
  const after = match.index + match[0].length;
  const before = part.slice(Math.max(0, match.index - 80), match.index);
  if (TURNED_ROUND.test(part.slice(after, after + 60)) || QUESTION_BEFORE.test(before)) return true;
  if (BAN_BEFORE.test(before)) return true; // "don't skip the tests", "don't push without running the tests"
  if (CONDITION.test(part.slice(after, end))) return true;
  if (match.index === 0 && end === part.length && OPENS_CONTRAST.test(match[0])) return true; // nothing would be left
  if (OPENS_OMISSION.test(match[0]) && OMITTED_FROM.test(part.slice(after, end))) return true; // "skip blank lines in CSV files"
  if (/^never$/i.test(match[0]) && TELLS.test(part.slice(after, after + 40))) return true; // "…, never calls it"
  if (OPENS_BAN.test(match[0])) return SUBJECT_BEFORE.test(before); // "the tests don't pass" tells of a fault
  return OPENS_RULE.test(match[0]) && RULED_BEFORE.test(before); // "the hook must never print" is a rule for the hook
}

function startClauses(part: string, bounds: readonly number[]): Span[] {
  const starts = [0, ...bounds.slice(0, -1).map((bound) => bound + 1)];
  return starts.flatMap((start) => {
    const cue = START_CUE.exec(part.slice(start, start + 40));
    if (cue === null) return [];
    const end = reach(part, start + cue[0].length, bounds);
    const after = start + cue[0].length;
    return TURNED_ROUND.test(part.slice(after, after + 60)) ? [] : [{ start, end }];
  });
}

function backwardClauses(part: string, bounds: readonly number[]): Span[] {
  return Array.from(part.matchAll(BACKWARD_CUE), (match) => {
    const start = clauseStart(match.index, bounds);
    return { start, end: match.index + match[0].length };
  }).filter(({ start, end }) => !/\b(?:why|if|when|whether)\b/i.test(part.slice(start, end)));
}

function chineseClauses(part: string, bounds: readonly number[]): Span[] {
  const forward = Array.from(part.matchAll(FORWARD_ZH), (match) => chineseClause(part, match, bounds));
  const backward = Array.from(part.matchAll(BACKWARD_ZH), (match) => ({
    start: clauseStart(match.index, bounds),
    end: match.index + match[0].length,
  }));
  return [...forward.filter((span) => span !== undefined), ...backward];
}

function chineseClause(part: string, match: RegExpExecArray, bounds: readonly number[]): Span | undefined {
  const after = match.index + match[0].length;
  const end = reach(part, after, bounds);
  const rest = part.slice(after, end);
  const before = part.slice(Math.max(0, match.index - 8), match.index);
  if (TURNED_ROUND_ZH.test(rest) || QUESTION_BEFORE_ZH.test(before)) return undefined;
  if (/(?:不要|别|不能|不可|不得)$/.test(before)) return undefined; // 不要跳过…: the ban is on leaving it out
  if (match.index === 0 && end === part.length && OPENS_CONTRAST.test(match[0])) return undefined;
  const objectStandsBefore = BARE_VERB_ZH.test(rest);
  return { start: objectStandsBefore ? clauseStart(match.index, bounds) : match.index, end };
}

/** The end of the clause that `from` lies in; a list that ends in "or" is read to its end. */
function reach(part: string, from: number, bounds: readonly number[]): number {
  // A joint right after the cue belongs to it: "not just", 不要只.
  const end =
    bounds.find((bound) => bound > from || (bound === from && FIRM_END.test(part.slice(bound, bound + 10)))) ??
      part.length;
  const list = OR_LIST.exec(part.slice(end, end + 240));
  return list === null ? end : end + list[0].length;
}

function clauseStart(at: number, bounds: readonly number[]): number {
  const before = bounds.filter((bound) => bound < at).at(-1);
  return before === undefined ? 0 : before + 1;
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else joined.push(span);
  }
  return joined;
}
