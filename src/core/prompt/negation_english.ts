/**
 * Negated clauses of English sentences.
 *
 * @module
 */

import { clauseBounds, clauseEnd, clauseStart } from "./clauses.ts";
import {
  BACKWARD,
  CONDITION,
  FORWARD,
  FORWARD_AT_START,
  NO_NOUN,
  QUESTION_BEFORE,
  TURNED_ROUND,
} from "./negation_cues.ts";
import type { Span } from "./span.ts";

/** Every cue holds one of these; without any, the large expressions need not even be compiled. */
const MAY_NEGATE =
  /\b(?:(?:no|not|never|none|nothing|cannot)\b|without|avoid|exclud|except|apart from|other than|rather than|instead of|unrelated|free of|skip|ignor|omit|bypass|leav|keep|stays?|remains?|off[- ]limits|out of|is excluded|irrelevant)|n['’]?t\b/;

/** And every cue of what stands before it one of these. */
const MAY_LOOK_BACK = /\b(?:is|are|was|were|isn|aren|wasn|weren|isnt|arent|be|stays?|remains?|change|we|i)\b/;

const FORWARD_CUE = new RegExp(`\\b(?:${[...FORWARD, NO_NOUN].join("|")})\\b`, "g");
const START_CUE = new RegExp(`^\\s{0,2}[("]?(?:${FORWARD_AT_START.join("|")})\\b(?!,)`);
const BACKWARD_CUE = new RegExp(`\\b(?:${BACKWARD.join("|")})`, "g");

/** "Do not, under any circumstances, edit it": what may be put in between a cue and its verb. */
const INSERTION =
  /^,\s(?:ever\s|(?:under|at|in|for|on|by|no matter|please|whatever|even|unless|again|yet|ever)\b[^,.;:]{0,60},\s)/;

/** How far around a cue is looked for what turns it round, in UTF-16 units. */
const LOOK = 80;

/** A cue with what stands around it. */
interface Cue {
  readonly cue: string;
  readonly before: string;
  /** What follows, whatever clause it belongs to. */
  readonly after: string;
  /** What follows in the cue's own clause. */
  readonly rest: string;
}

/** Why a cue takes nothing out after all. */
const TURNS: Readonly<Record<string, (at: Cue) => boolean>> = {
  "don't skip the tests": ({ after }) => TURNED_ROUND.test(after),
  "why don't we cache it": ({ before }) => QUESTION_BEFORE.test(before),
  "don't push without running the tests": ({ before }) => BAN_BEFORE.test(before),
  "don't merge until the tests pass": ({ rest }) => CONDITION.test(rest),
  "rather than polling use sockets": ({ cue, before, rest, after }) =>
    CONTRAST.test(cue) && before === "" && rest.length === after.length,
  "skip blank lines in the parser": ({ cue, rest }) => OMISSION.test(cue) && OMITTED_FROM.test(rest),
  "we don't need the flag anymore": ({ cue, rest }) => NEED.test(cue) && NO_LONGER.test(rest),
  "it never calls the API": ({ cue, after }) => cue === "never" && TELLS.test(after),
  "the tests don't pass": ({ cue, before }) => BAN.test(cue) && SUBJECT_BEFORE.test(before),
  "the hook must never print": ({ cue, before }) => RULE.test(cue) && RULED_BEFORE.test(before),
};

const NEED = /\bneed\b/;
const NO_LONGER = /\bany ?(?:more|longer)\b/;
const BAN = /^(?:do not|don['’]?t)$/;
const RULE = /^(?:never|must|mustn|should|shouldn|may|need|needn)/;
const CONTRAST = /^(?:rather|instead|other|apart|except)/;
const OMISSION = /^(?:skip|ignor|omit|exclud|bypass)/;
const OMITTED_FROM = /\b(?:from|when|while|in|inside|during|if|where|by)\b/;
const TELLS = /^\s[a-z]{1,30}[^s\s]s\b/;
const BAN_BEFORE = /\b(?:do not|don['’]?t|never|must not|should not|shouldn['’]?t)\s(?:[^,.;:]{1,60}\s)?$/;
const SUBJECT_BEFORE = /\b(?:i|we|you|they|it|he|she|[a-z]{3,}s|people|users?)\s$/;
const RULED_BEFORE = /\b(?!(?:i|we|you|it|they|this|and|but|or|please|so|also|then)\s$)[\w'’-]{1,40}\s$/;

/**
 * Finds the clauses that an English sentence takes out of the task.
 *
 * @param part The sentence.
 * @returns The clauses by their place in it; they may overlap.
 */
export function negatedEnglish(part: string): Span[] {
  if (!MAY_NEGATE.test(part)) return [];
  const bounds = clauseBounds(part);
  return [...forwardClauses(part, bounds), ...startClauses(part, bounds), ...backwardClauses(part, bounds)];
}

function forwardClauses(part: string, bounds: readonly number[]): Span[] {
  const spans = Array.from(part.matchAll(FORWARD_CUE), (match) => {
    const cueEnd = match.index + match[0].length;
    const after = cueEnd + (INSERTION.exec(part.slice(cueEnd, cueEnd + LOOK))?.[0].length ?? 0);
    const end = clauseEnd(part, after, bounds);
    const around = {
      cue: match[0],
      before: part.slice(Math.max(0, match.index - LOOK), match.index),
      after: part.slice(after),
      rest: part.slice(after, end),
    };
    return Object.values(TURNS).some((turns) => turns(around)) ? [] : [{ start: match.index, end }];
  });
  return spans.flat();
}

function startClauses(part: string, bounds: readonly number[]): Span[] {
  const starts = [0, ...bounds.slice(0, -1).map((bound) => bound + 1)];
  return starts.flatMap((start) => {
    const cue = START_CUE.exec(part.slice(start, start + 40));
    if (cue === null) return [];
    const after = start + cue[0].length;
    return TURNED_ROUND.test(part.slice(after, after + LOOK)) ? [] : [{ start, end: clauseEnd(part, after, bounds) }];
  });
}

function backwardClauses(part: string, bounds: readonly number[]): Span[] {
  if (!MAY_LOOK_BACK.test(part)) return [];
  return Array.from(part.matchAll(BACKWARD_CUE), (match) => {
    const start = clauseStart(match.index, bounds);
    return { start, end: match.index + match[0].length };
  }).filter(({ start, end }) => !/\b(?:why|if|when|whether)\b/.test(part.slice(start, end)));
}
