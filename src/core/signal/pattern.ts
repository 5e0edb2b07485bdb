/**
 * The small language of signal patterns, and how a passage is searched for them.
 *
 * ```text
 * stage the changes      these words, one after the other, whatever their endings
 * stage|commit the diff  one of several
 * verify .. browser      with up to GAP words between
 * ^ commit|提交          at the start of the passage, politeness aside
 * in-the|on-the browser  a choice of more than one word is joined by hyphens
 * submit !order|form     at the end: none of these follows
 * 前端 .. !函数|工程      nor follows within GAP words
 * !有 没有 .. 偏差        at the start: none of these stands right before
 * !should|can .. go with  nor within GAP words before
 * ```
 *
 * There is no repetition in it, so a search costs at most a fixed number of steps at each word of the passage.
 *
 * @module
 */

import { WordList } from "../text/word_list.ts";
import { parsePattern, type Phrase, type Step } from "./phrase.ts";
import { cutWords, Word } from "./words.ts";

/** What must not stand before a pattern, as it is written at the start of its line. */
const BARRED = /\|!\S+ (?:\.\. )?/g;

/** How many words of politeness may stand before a pattern that opens the passage. */
const MOST_POLITENESS = 8;

const POLITENESS = new WordList(
  "please can could would will you we i want need to now then just also and so ok okay go ahead let us lets help me first next " +
    "finally thanks hi hey actually the 请 你 您 帮 我 们 麻 烦 先 再 现 在 然 后 接 着 直 就 去 把 将 给 来 好 的 可 以 能 不 需 要 想",
);

/** A pattern, read into a phrase when a passage first holds one of its first words. */
interface Line<Id> {
  readonly id: Id;
  readonly pattern: string;
  phrase: Phrase | undefined;
}

/** One of the choices that a pattern can begin with. */
interface Lead<Id> {
  readonly line: Line<Id>;
  /** Its words; only the first of them where the pattern goes on, and has to be read for the rest. */
  readonly words: readonly Word[];
  /** Whether there is nothing to the pattern but its choices. */
  readonly whole: boolean;
}

/** Patterns ready to be searched for, and whose they are. */
export interface PatternIndex<Id> {
  /** The choices that begin with a word of this key. */
  leadsOf(key: string): readonly Lead<Id>[];
}

/**
 * Compiles patterns, as little as a search needs: nothing, until a passage has a word that could open one.
 *
 * @param groups Patterns, and what finding one of them means.
 * @returns An index to search passages with.
 */
export function compilePatterns<Id>(
  groups: readonly (readonly [id: Id, patterns: readonly string[]])[],
): PatternIndex<Id> {
  const lines = groups.flatMap(([id, patterns]) =>
    patterns.map((pattern): Line<Id> => ({ id, pattern, phrase: undefined }))
  );
  const text = `|${lines.map(({ pattern }) => pattern).join("|\n|")}|`.replaceAll("^ ", "|").replace(BARRED, "|");
  const keyed = text.replaceAll("y", "i");
  const known = new Map<string, readonly Lead<Id>[]>();
  return {
    leadsOf: (key) => {
      const leads = known.get(key) ?? findLeads(key, { text, keyed, lines });
      known.set(key, leads);
      return leads;
    },
  };
}

/** Patterns as they are written. */
interface WrittenPatterns<Id> {
  readonly lines: readonly Line<Id>[];
  /** One a line, each choice after a bar. */
  readonly text: string;
  /** The same with letters as in keys. */
  readonly keyed: string;
}

/** Searches the patterns, one a line, as they are written: an index of them all would take longer to make. */
function findLeads<Id>(key: string, { text, keyed, lines }: WrittenPatterns<Id>): Lead<Id>[] {
  const leads: Lead<Id>[] = [];
  for (let at = keyed.indexOf(`|${key}`); at >= 0; at = keyed.indexOf(`|${key}`, at + 1)) {
    if (keyed.lastIndexOf(" ", at) > keyed.lastIndexOf("\n", at)) continue; // a choice of a later place
    const first = new Word(firstWord(text, at + 1));
    if (first.key !== key) continue;
    const line = lines[lineAt(keyed, at)] as Line<Id>;
    const whole = !line.pattern.includes(" ");
    const choice = text.slice(at + 1, text.indexOf("|", at + 1));
    leads.push({ line, words: whole && choice !== first.text ? cutWords(choice) : [first], whole });
  }
  return leads;
}

function lineAt(text: string, at: number): number {
  let line = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", end + 1)) line++;
  return line;
}

/**
 * Tells which patterns stand in a passage.
 *
 * @param words The words of the passage (see `readWords`).
 * @param index Compiled patterns.
 * @returns What the patterns mean that do.
 */
export function findIn<Id>(words: readonly Word[], index: PatternIndex<Id>): ReadonlySet<Id> {
  const found = new Set<Id>();
  words.forEach((word, at) => {
    for (const { line, words: wanted, whole } of index.leadsOf(word.key)) {
      if (found.has(line.id) || !wanted.every((next, offset) => words[at + offset]?.is(next))) continue;
      if (whole || standsAt(words, at, line)) found.add(line.id);
    }
  });
  return found;
}

function standsAt(words: readonly Word[], at: number, line: Line<unknown>): boolean {
  const { opens, barred, steps, unless } = line.phrase ??= parsePattern(line.pattern);
  if (opens && at > openingEnd(words)) return false;
  if (preceded(words, at, barred)) return false;
  return phraseEnds(words, at, steps).some((end) => !followed(words, end, unless));
}

/** Read letter by letter: an expression would take ten times as long. */
function firstWord(text: string, from: number): string {
  let end = text[from] === "/" ? from + 1 : from;
  while (isLatin(text.charCodeAt(end))) end++;
  return text.slice(from, Math.max(from + 1, end));
}

/** Whether the code is that of a lower-case letter or a digit. */
function isLatin(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** The first word that is not mere politeness. */
function openingEnd(words: readonly Word[]): number {
  const first = words.slice(0, MOST_POLITENESS).findIndex(({ text }) => !POLITENESS.has(text));
  return first < 0 ? MOST_POLITENESS : first;
}

/** Follows the places of a phrase, all ways at once: the ways that meet again are followed once. Gives where they end. */
function phraseEnds(words: readonly Word[], at: number, steps: readonly Step[]): number[] {
  let starts = new Set([at]);
  for (const step of steps) {
    const ends = stepEnds(words, starts, step);
    if (ends.size === 0) return [];
    starts = ends;
  }
  return [...starts];
}

function stepEnds(words: readonly Word[], starts: ReadonlySet<number>, step: Step): Set<number> {
  const ends = new Set<number>();
  for (const from of reachedFrom(starts, step.skip)) {
    for (const choice of step.choices.get(words[from]?.key ?? "") ?? []) {
      if (choice.every((word, offset) => words[from + offset]?.is(word))) ends.add(from + choice.length);
    }
  }
  return ends;
}

function preceded(words: readonly Word[], at: number, barred: Step | undefined): boolean {
  if (barred === undefined) return false;
  const endsBefore = (choice: readonly Word[], skipped: number) =>
    choice.every((word, offset) => words[at - skipped - choice.length + offset]?.is(word));
  const gaps = Array.from({ length: barred.skip + 1 }, (_, skipped) => skipped);
  return [...barred.choices.values()].flat().some((choice) => gaps.some((skipped) => endsBefore(choice, skipped)));
}

function followed(words: readonly Word[], end: number, unless: Step | undefined): boolean {
  return unless !== undefined && stepEnds(words, new Set([end]), unless).size > 0;
}

function reachedFrom(starts: ReadonlySet<number>, skip: number): ReadonlySet<number> {
  if (skip === 0) return starts;
  const reached = new Set<number>();
  for (const start of starts) {
    for (let from = start; from <= start + skip; from++) reached.add(from);
  }
  return reached;
}
