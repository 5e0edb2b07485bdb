/**
 * Negated clauses of Chinese sentences, and of mixed ones.
 *
 * @module
 */

import { clauseBounds, clauseEnd, clauseStart } from "./clauses.ts";
import {
  BACKWARD_ZH,
  BARE_VERB_ZH,
  FORWARD_ZH,
  IN_ITS_PLACE_ZH,
  QUESTION_BEFORE_ZH,
  STILL_ZH,
  TURNED_ROUND_ZH,
} from "./negation_cues.ts";
import type { Span } from "./span.ts";

/** 不要跳过…: the ban is on leaving something out, so that it is asked for. */
const BAN_BEFORE = /(?:不要|别|不能|不可|不得)$/;

/**
 * Finds the clauses that a sentence takes out of the task with Chinese words.
 *
 * @param part The sentence.
 * @returns The clauses by their place in it; they may overlap.
 */
export function negatedChinese(part: string): Span[] {
  if (!/[\u4e00-\u9fff]/.test(part)) return [];
  const bounds = clauseBounds(part);
  const forward = Array.from(part.matchAll(FORWARD_ZH), (match) => forwardClause(part, match, bounds));
  const backward = Array.from(part.matchAll(BACKWARD_ZH), (match) => ({
    start: clauseStart(match.index, bounds),
    end: match.index + match[0].length,
  }));
  return [...forward.filter((span) => span !== undefined), ...backward];
}

/** 能不能用, 是不是…的问题: the word before 不 again after it asks whether, and takes nothing out. */
function asksWhether(part: string, { 0: cue, index }: RegExpExecArray): boolean {
  return cue.startsWith("不") && part[index - 1] === cue[1];
}

function forwardClause(part: string, match: RegExpExecArray, bounds: readonly number[]): Span | undefined {
  if (asksWhether(part, match)) return undefined;
  const after = match.index + match[0].length;
  const end = clauseEnd(part, after, bounds);
  const rest = part.slice(after, end);
  const before = part.slice(Math.max(0, match.index - 8), match.index);
  const isTurned = TURNED_ROUND_ZH.test(rest) || QUESTION_BEFORE_ZH.test(before) || BAN_BEFORE.test(before);
  const isAll = match[0] === "除了" && match.index === 0 && end === part.length; // nothing would be left
  const objectStandsBefore = BARE_VERB_ZH.test(rest);
  const isStill = STILL_ZH.test(match[0]) && objectStandsBefore &&
    !IN_ITS_PLACE_ZH.test(part.slice(0, clauseStart(match.index, bounds)) + part.slice(end));
  if (isTurned || isAll || isStill) return undefined;
  return { start: objectStandsBefore ? clauseStart(match.index, bounds) : match.index, end };
}
