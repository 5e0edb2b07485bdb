/**
 * How much it says that two texts share a term: a fixed background statistic of developers' English and Chinese, which
 * takes the place of a library's own counts, so that evidence does not depend on the other cards.
 *
 * @module
 */

import { pairGrades, wordGrades } from "./background_table.ts";

/** A grade q is written as the character with this code plus q. */
const GRADE_BASE = 0xa1;
/** Keeps a term that no background text holds from weighing without bound. */
const UNSEEN = 2e-4;
/** −ln of {@linkcode UNSEEN}, rounded: the information of an unseen term, so that weights end at 1. */
const MOST_INFORMATION = 8.5;
/** The least share of the information, so that even the commonest word counts for something. */
const LEAST_SHARE = 0.02;
/** Two adjacent characters are often less than a word. */
const PAIR_FACTOR = 0.6;

/**
 * Weighs a term by how rarely developers use it.
 *
 * w = max(.02, min(1, −ln(p + .0002) / 8.5)), where p = exp(−q/10) is the share of background texts that hold the term,
 * and 0 for an unlisted one; pairs of Chinese characters count .6 of that.
 *
 * @param key A term's key, as {@linkcode readTerms} gives it.
 * @returns From 0.02 (in nearly every text; .012 for Chinese) to 1 (in none; .6 for Chinese).
 *
 * @example
 * ```ts
 * import { informationOf } from "./information.ts";
 * import { assert } from "@std/assert";
 *
 * assert(informationOf("the") < 0.05);
 * assert(informationOf("file") < informationOf("rebas"));
 * assert(informationOf("kubectl-neat") === 1);
 * ```
 */
export function informationOf(key: string): number {
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const information = key.charCodeAt(0) >= FIRST_WIDE
    ? PAIR_FACTOR * weightOfGrade(gradeOfPair(key))
    : weightOfGrade(gradeOfWord(key));
  if (KNOWN.size === MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, information);
  return information;
}

/** Chinese, Japanese and Korean characters have codes from here on. */
const FIRST_WIDE = 0x2e80;

/** What has been looked up: the cards of a library share most of their words. */
const KNOWN = new Map<string, number>();
const MOST_KNOWN = 20_000;

function weightOfGrade(grade: number | undefined): number {
  const share = grade === undefined ? 0 : Math.exp(-grade / 10);
  const information = -Math.log(share + UNSEEN) / MOST_INFORMATION;
  return Math.max(LEAST_SHARE, Math.min(1, information));
}

let pairs: string | undefined;

function gradeOfPair(pair: string): number | undefined {
  pairs ??= pairGrades();
  let low = 0;
  let high = pairs.length / 3 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = pairs.slice(middle * 3 + 1, middle * 3 + 3);
    if (entry === pair) return pairs.charCodeAt(middle * 3) - GRADE_BASE;
    if (entry < pair) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

let words: string | undefined;

function gradeOfWord(word: string): number | undefined {
  words ??= wordGrades();
  let low = 0;
  let high = words.length;
  while (low < high) {
    let start = (low + high) >> 1;
    while (start > low && words.charCodeAt(start) < GRADE_BASE) start--;
    let end = start + 1;
    while (end < high && words.charCodeAt(end) < GRADE_BASE) end++;
    const entry = words.slice(start + 1, end);
    if (entry === word) return words.charCodeAt(start) - GRADE_BASE;
    if (entry < word) low = end;
    else high = start;
  }
  return undefined;
}
