/**
 * What somebody searches for, as units of meaning: a word together with the other forms that it may be found in.
 *
 * @module
 */

import { foldText } from "../text/normalize.ts";
import { translateHan, type Translation } from "../text/glossary.ts";
import { informationOf } from "../text/information.ts";
import { synonymsOf } from "../text/synonyms.ts";
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
  /** Those of the keys that are other words for it. */
  readonly synonyms: Set<string>;
  /** Whether it only stands beside words that are units themselves, as `package-lock` does. */
  readonly joins: boolean;
  /** Whether it is the last character of one Chinese word and the first of the next, which is no word. */
  readonly crosses: boolean;
  /** Whether it is two Chinese characters, which overlap with their neighbours. */
  readonly isPair: boolean;
  /** Whether it is a name in code, such as `useEffect` or `redirect_uri`, which is rarely there by chance. */
  readonly isCode: boolean;
}

/** Longer queries are cut, in UTF-16 units: a task may be pasted whole. */
const QUERY_LIMIT = 4000;

/** A translated word says a little less than the word itself, another word for it less again, a part of an identifier half. */
const TRANSLATION_FACTOR = 0.85;
const SYNONYM_FACTOR = 0.6;
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
  const translations = translateHan(folded);
  const reading = readUnits(folded, translations);
  for (const translation of translations) addTranslation(reading, translation);
  addSynonyms(reading);
  return [...reading.units.values()];
}

/** The units of a query by their keys, and where they stand. */
interface Reading {
  readonly units: Map<string, QueryUnit>;
  readonly places: { readonly start: number; readonly end: number; readonly unit: QueryUnit }[];
}

function readUnits(folded: string, translations: readonly Translation[]): Reading {
  const borders = new Set(translations.flatMap(({ start, end }) => [start, end]));
  const { units, places }: Reading = { units: new Map(), places: [] };
  let identifier: QueryUnit | undefined;
  for (const term of readTerms(folded)) {
    if (term.stop) continue;
    if (term.kind === "part") {
      if (identifier) addKey(identifier, term.key, informationOf(term.key) * PART_FACTOR);
      continue;
    }
    const { start, end } = term;
    const unit = units.get(term.key) ?? unitOf(term, { text: folded.slice(start, end), borders });
    units.set(term.key, unit);
    places.push({ start, end, unit });
    if (term.kind === "identifier") identifier = unit;
  }
  return { units, places };
}

function unitOf(
  { key, kind, start }: Term,
  { text, borders }: { readonly text: string; readonly borders: ReadonlySet<number> },
): QueryUnit {
  const information = informationOf(key);
  const unit: QueryUnit = {
    text,
    information,
    keys: new Map(),
    synonyms: new Set(),
    joins: kind === "name",
    crosses: kind === "pair" && borders.has(start + 1),
    isPair: kind === "pair",
    isCode: kind === "identifier" || kind === "name",
  };
  addKey(unit, key, information);
  return unit;
}

/** A word finds itself, and the Chinese word of a record that it translates. */
function addKey({ keys }: QueryUnit, key: string, weight: number): void {
  raise(keys, key, weight);
  raise(keys, TRANSLATED + key, weight * TRANSLATION_FACTOR);
}

/** A key that finds a unit in several ways says what the best of them says. */
function raise(keys: QueryUnit["keys"], key: string, weight: number): void {
  keys.set(key, Math.max(weight, keys.get(key) ?? 0));
}

/**
 * The English of a Chinese word finds English alone: translated on both sides, it would be a guess upon a guess.
 *
 * Its words belong to the pairs of characters, one each; those that are left, as for `限流` (rate limit), stand beside them.
 */
function addTranslation({ units, places }: Reading, { source, start, end, alternatives }: Translation): void {
  const inside = places.filter((place) => place.start >= start && place.end <= end).map(({ unit }) => unit);
  for (const words of alternatives) {
    for (const [at, key] of words.entries()) {
      const unit = inside[at] ?? besideUnit(units, { source, at });
      raise(unit.keys, key, informationOf(key) * TRANSLATION_FACTOR);
    }
  }
}

function besideUnit(
  units: Reading["units"],
  { source, at }: { readonly source: string; readonly at: number },
): QueryUnit {
  // No key of a text has a space.
  const name = `${source} ${at}`;
  const nothing = { information: 0, joins: true, crosses: false, isPair: false, isCode: false };
  const unit = units.get(name) ?? { text: source, keys: new Map(), synonyms: new Set(), ...nothing };
  units.set(name, unit);
  return unit;
}

/** Words as they were typed have synonyms. Each is one find, and belongs to the first word that it may stand for. */
function addSynonyms({ units }: Reading): void {
  const taken = new Set([...units.values()].flatMap(({ keys }) => [...keys.keys()]));
  for (const [own, { keys, synonyms, information, isCode }] of units) {
    for (const key of isCode ? [] : synonymsOf(own)) {
      if (taken.has(key)) continue;
      taken.add(key);
      synonyms.add(key);
      keys.set(key, Math.min(information, informationOf(key)) * SYNONYM_FACTOR);
    }
  }
}
