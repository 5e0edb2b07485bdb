/**
 * Lint of the phrases that find a card or keep it away.
 *
 * @module
 */

import { informationOf } from "../text/information.ts";
import { normalizeText } from "../text/normalize.ts";
import { readTerms } from "../text/terms.ts";
import type { LintHit, LintRule } from "./lint_rule.ts";

/** A single word is generic if it is at least as common among developers as this one; `worktree`, `rebase` are not. */
const GENERIC_AS = informationOf("frontend");

/** More Chinese characters than this are a phrase, however common its pairs are. */
const LONGEST_CHINESE_WORD = 3;

/**
 * Reports a trigger that is one generic word: it would recall the card for prompts about anything.
 *
 * @param card The card.
 * @returns A hit for each such trigger.
 */
export const lintGenericTriggers: LintRule = function* ({ recall }): Generator<LintHit> {
  for (const [index, trigger] of recall.triggers.entries()) {
    if (!isGenericWord(trigger)) continue;
    yield {
      code: "card.generic-trigger",
      path: ["recall", "triggers", index],
      message: `The trigger ${quoted(trigger)} is a single generic word`,
      mend: "Write what a user would say, two to five words; put the word under topics",
    };
  }
};

/**
 * Reports a topic that is also a trigger: a topic must never suffice to find a card.
 *
 * @param card The card.
 * @returns A hit for each such trigger.
 */
export const lintTopicTriggers: LintRule = function* ({ recall }): Generator<LintHit> {
  const topics = new Set(recall.topics.map(normalizeText));
  for (const [index, trigger] of recall.triggers.entries()) {
    if (!topics.has(normalizeText(trigger))) continue;
    yield {
      code: "card.topic-trigger",
      path: ["recall", "triggers", index],
      message: `The trigger ${quoted(trigger)} is also a topic`,
      mend: "Keep it as a topic, and write a more precise trigger",
    };
  }
};

/**
 * Reports phrases that contradict one another: a `use_when` that is an `ignore_when` too (an error), and an
 * `ignore_when` that stands inside a trigger or `use_when` and so rejects what should find the card.
 *
 * @param card The card.
 * @returns A hit for each such `ignore_when`.
 */
export const lintExclusions: LintRule = function* ({ criteria, recall }): Generator<LintHit> {
  const wanted = [...criteria.useWhen, ...recall.triggers];
  for (const [index, ignored] of criteria.ignoreWhen.entries()) {
    const path = ["criteria", "ignore_when", index];
    const phrase = normalizeText(ignored);
    if (criteria.useWhen.some((use) => normalizeText(use) === phrase)) {
      const message = `${quoted(ignored)} stands in use_when and in ignore_when`;
      yield { code: "card.contradiction", level: "error", path, message, mend: "Keep it in one of the two" };
      continue;
    }
    const rejected = wanted.find((other) => holdsPhrase(normalizeText(other), phrase));
    if (rejected === undefined) continue;
    const message = `The ignore_when ${quoted(ignored)} rejects the card's own phrase ${quoted(rejected)}`;
    yield { code: "card.self-exclusion", path, message, mend: "Make the ignore_when longer and more precise" };
  }
};

/**
 * Reports a card that nothing precise can find, and one that never says when to leave it alone.
 *
 * @param card The card.
 * @returns At most two hits.
 */
export const lintMissingPhrases: LintRule = function* ({ criteria, recall }): Generator<LintHit> {
  if (recall.triggers.length + criteria.useWhen.length === 0) {
    const mend = "Add two to six phrases to recall.triggers and criteria.use_when";
    yield { code: "card.no-triggers", path: ["recall"], message: "Nothing precise finds this card", mend };
  }
  if (criteria.ignoreWhen.length === 0) {
    const message = "The card does not say when to leave it alone";
    const mend = "Add its near misses to criteria.ignore_when";
    yield { code: "card.no-ignore-when", level: "note", path: ["criteria"], message, mend };
  }
};

function isGenericWord(phrase: string): boolean {
  const terms = readTerms(phrase).filter(({ stop, kind }) => !stop && kind !== "part" && kind !== "name");
  const words = terms.filter(({ kind }) => kind === "word" || kind === "identifier").length;
  const chinese = terms.length > words ? 1 : 0;
  if (words + chinese > 1 || (chinese > 0 && [...phrase.trim()].length > LONGEST_CHINESE_WORD)) return false;
  return terms.every(({ key }) => informationOf(key) <= GENERIC_AS);
}

/** Whether a normalised phrase stands in a normalised text, on the boundaries of Latin words. */
function holdsPhrase(text: string, phrase: string): boolean {
  if (phrase === "") return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = /[a-z0-9_]$/.test(text.slice(0, at)) && /^[a-z0-9_]/.test(phrase);
    const after = /^[a-z0-9_]/.test(text.slice(at + phrase.length)) && /[a-z0-9_]$/.test(phrase);
    if (!before && !after) return true;
  }
  return false;
}

function quoted(phrase: string): string {
  const characters = [...phrase];
  return `"${characters.length > 60 ? `${characters.slice(0, 60).join("")}…` : phrase}"`;
}
