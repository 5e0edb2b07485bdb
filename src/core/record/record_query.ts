/**
 * What somebody searches for, as units of meaning: a word together with the other forms that it may be found in.
 *
 * @module
 */

import { foldText } from "../text/normalize.ts";
import { translateHan } from "../text/glossary.ts";
import { informationOf } from "../text/information.ts";
import { readTerms, type Term } from "../text/terms.ts";
import { TRANSLATED } from "./record_profile.ts";

/** One thing to look for. */
export interface QueryUnit {
  /** How it stands in the query. */
  readonly text: string;
  /** What it says, from 0 to 1. */
  readonly information: number;
  /** The keys that find it, each with what finding it says, from 0 to 1. */
  readonly keys: Map<string, number>;
  /** Whether it only joins words that are units themselves, as `package-lock` does. */
  readonly joins: boolean;
  /** Whether it is two Chinese characters, which overlap with their neighbours. */
  readonly isPair: boolean;
  /** Whether it is a name in code, such as `useEffect` or `redirect_uri`, which is rarely there by chance. */
  readonly isCode: boolean;
}

/** Longer queries are cut, in UTF-16 units: a task may be pasted whole. */
const QUERY_LIMIT = 4000;

/** A translated word says a little less than the word itself, a part of an identifier half. */
const TRANSLATION_FACTOR = 0.85;
const PART_FACTOR = 0.5;

/**
 * Reads a query.
 *
 * @param query What somebody typed, or a whole task.
 * @returns Its distinct units in reading order, stop words left out.
 *
 * @example
 * ```ts
 * import { readRecordQuery } from "./record_query.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(readRecordQuery("how to add a column?").map(({ text }) => text), ["add", "column"]);
 * assertEquals(readRecordQuery("回滚")[0]?.keys.has("rollback"), true);
 * ```
 */
export function readRecordQuery(query: string): QueryUnit[] {
  const folded = foldText(query.slice(0, QUERY_LIMIT));
  const units = new Map<string, QueryUnit>();
  const starts: { readonly start: number; readonly unit: QueryUnit }[] = [];
  let identifier: QueryUnit | undefined;
  for (const term of readTerms(folded)) {
    if (term.stop) continue;
    if (term.kind === "part") {
      if (identifier) addKey(identifier, term.key, informationOf(term.key) * PART_FACTOR);
      continue;
    }
    const unit = units.get(term.key) ?? unitOf(term, folded);
    units.set(term.key, unit);
    starts.push({ start: term.start, unit });
    if (term.kind === "identifier") identifier = unit;
  }
  for (const { start, end, alternatives } of translateHan(folded)) {
    const inside = starts.filter((each) => each.start >= start && each.start < end).map(({ unit }) => unit);
    for (const words of alternatives) {
      for (const [at, key] of words.entries()) addTranslation(inside[Math.min(at, inside.length - 1)], key);
    }
  }
  return [...units.values()];
}

function unitOf({ key, kind, start, end }: Term, folded: string): QueryUnit {
  const information = informationOf(key);
  const unit: QueryUnit = {
    text: folded.slice(start, end),
    information,
    keys: new Map(),
    joins: kind === "name",
    isPair: kind === "pair",
    isCode: kind === "identifier" || kind === "name",
  };
  addKey(unit, key, information);
  return unit;
}

/** A word finds itself, and the Chinese word of a record that it translates. */
function addKey({ keys }: QueryUnit, key: string, weight: number): void {
  keys.set(key, Math.max(weight, keys.get(key) ?? 0));
  const translated = TRANSLATED + key;
  keys.set(translated, Math.max(weight * TRANSLATION_FACTOR, keys.get(translated) ?? 0));
}

/** The English of a Chinese word finds English alone: translated on both sides, it would be a guess upon a guess. */
function addTranslation(unit: QueryUnit | undefined, key: string): void {
  if (!unit) return;
  const weight = informationOf(key) * TRANSLATION_FACTOR;
  unit.keys.set(key, Math.max(weight, unit.keys.get(key) ?? 0));
}
