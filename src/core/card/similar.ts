/**
 * How much two texts say the same: for near-duplicates among cards, records and candidates.
 *
 * @module
 */

import { informationOf } from "../text/information.ts";
import { readTerms } from "../text/terms.ts";
import type { Card } from "./card.ts";

/** Distinct terms, each with its background information from 0 to 1. */
export type TermWeights = ReadonlyMap<string, number>;

/**
 * From this similarity on, two cards are near-duplicates. Rewordings of one lesson reach .5 and more; two lessons on
 * one subject stay below .3.
 */
export const NEAR_DUPLICATE = 0.45;

/** A rule is read this far, in UTF-16 units: what it says first is what it is about. */
const RULE_LIMIT = 2000;

/**
 * Weighs the terms of a text; stop words, and the parts and joined forms of names, are left out.
 *
 * @param text The text.
 * @returns Its distinct terms.
 */
export function weighTerms(text: string): TermWeights {
  const terms = readTerms(text).filter(({ stop, kind }) => !stop && kind !== "part" && kind !== "name");
  return new Map(terms.map(({ key }) => [key, informationOf(key)]));
}

/**
 * Weighs the terms of a card: title, summary, triggers, `use_when` and the beginning of the rule.
 *
 * @param card The card.
 * @returns Its distinct terms.
 */
export function weighCard({ title, summary, recall, criteria, rule }: Card): TermWeights {
  return weighTerms([title, summary, ...recall.triggers, ...criteria.useWhen, rule.slice(0, RULE_LIMIT)].join("\n"));
}

/**
 * The weighted Jaccard similarity: the information that two texts share, divided by all that either has.
 *
 * @param a The terms of one text.
 * @param b The terms of the other.
 * @returns From 0 (nothing in common) to 1 (the same terms); 0 where both are empty. Symmetric.
 *
 * @example
 * ```ts
 * import { similarity, weighTerms } from "./similar.ts";
 * import { assert } from "@std/assert";
 *
 * const lesson = weighTerms("validate the login page in a real browser");
 * assert(similarity(lesson, weighTerms("in a real browser, validate the login page")) === 1);
 * assert(similarity(lesson, weighTerms("rebase onto main before merging")) === 0);
 * ```
 */
export function similarity(a: TermWeights, b: TermWeights): number {
  let shared = 0;
  let all = 0;
  for (const [key, weight] of a) {
    all += weight;
    if (b.has(key)) shared += weight;
  }
  for (const [key, weight] of b) {
    if (!a.has(key)) all += weight;
  }
  return all === 0 ? 0 : shared / all;
}
