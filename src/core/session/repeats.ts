/**
 * What a person said again in another session: the surest sign of a lesson that nobody kept.
 *
 * @module
 */

import { findNearDuplicates } from "../card/near_duplicates.ts";
import { weighTerms } from "../card/similar.ts";
import type { CorrectionReason } from "./correction.ts";
import type { LocatedMessage } from "./message.ts";

/** Rewordings of one instruction share this much of their information; texts are short, so more than for cards. */
const SAME_INSTRUCTION = 0.6;

/** Longer messages are tasks, of which no two are the same. In UTF-16 units. */
const LONGEST = 400;

/** Fewer distinct terms say too little to be compared. */
const LEAST_TERMS = 4;

/** The most different messages that are compared, the latest ones: what a person says in months. All alike, they take seconds. */
const MOST_COMPARED = 3_000;

/**
 * Finds instructions that come back in other sessions.
 *
 * @param messages What a person said, in the order of the sessions.
 * @returns For the last message of each group of alike ones, the reason; groups within one session, and one and the same
 * prompt at the beginning of each session, as scripts send it, are left out.
 */
export function findRepeats(messages: readonly LocatedMessage[]): Map<LocatedMessage, CorrectionReason[]> {
  const texts = groupByText(messages).slice(-MOST_COMPARED)
    .map((same) => ({ same, terms: weighTerms(same[0]?.text ?? "") })).filter(({ terms }) => terms.size >= LEAST_TERMS);
  const earlier = findNearDuplicates(texts.map(({ terms }) => terms), SAME_INSTRUCTION);
  const groups = new Map<number, LocatedMessage[]>();
  const roots: number[] = [];
  for (const [at, { same }] of texts.entries()) {
    const root = roots[earlier[at] ?? -1] ?? at;
    roots.push(root);
    groups.set(root, [...groups.get(root) ?? [], ...same]);
  }
  return new Map([...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    const reason = reasonFor(group);
    return last === undefined || reason === undefined ? [] : [[last, [reason]]];
  }));
}

/** Messages of the very same words, compared once. */
function groupByText(messages: readonly LocatedMessage[]): LocatedMessage[][] {
  const groups = new Map<string, LocatedMessage[]>();
  for (const message of messages) {
    if (message.text.length > LONGEST) continue;
    const same = groups.get(message.text);
    if (same === undefined) groups.set(message.text, [message]);
    else same.push(message);
  }
  return [...groups.values()];
}

function reasonFor(group: readonly LocatedMessage[]): CorrectionReason | undefined {
  const sessions = new Set(group.map(({ source }) => source)).size;
  const scripted = group.every(({ turn, text }) => turn === 1 && text === group[0]?.text);
  if (sessions < 2 || scripted) return undefined;
  const others = sessions === 2 ? "another session" : `${sessions - 1} other sessions`;
  return { kind: "repeated", weight: 1 + Math.min(3, sessions), text: `said nearly the same in ${others}` };
}
