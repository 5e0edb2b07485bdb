/**
 * The forms in which a prompt was looked up, for explanation.
 *
 * @module
 */

import type { PromptQuery } from "./prompt_query.ts";
import { isWritten, type QueryKey } from "./query_window.ts";

/** Keywords of an envelope. */
const MOST_KEYWORDS = 12;

/**
 * The most informative terms of a prompt.
 *
 * @param query The prompt.
 * @returns Their keys, best first, at most twelve.
 */
export function keywordsOf(query: PromptQuery): string[] {
  return allKeys(query).filter(([, key]) => isWritten(key) && key.places.length > 0)
    .sort(([a, x], [b, y]) => y.weight - x.weight || (a < b ? -1 : 1))
    .slice(0, MOST_KEYWORDS).map(([key]) => key);
}

/**
 * The forms in which a prompt was looked up: its own terms, those of its translation, and synonyms of both.
 *
 * @param query The prompt.
 * @returns Up to three lists of keys, separated by spaces; none when nothing is asked.
 */
export function queryVariants(query: PromptQuery): string[] {
  const keys = allKeys(query);
  const own = keys.filter(([, key]) => isWritten(key));
  const translated = keys.filter(([, { translated, synonymOf }]) => translated && synonymOf === undefined);
  const synonyms = keys.filter(([, { synonymOf }]) => synonymOf !== undefined);
  return [own, translated, synonyms].filter(({ length }) => length > 0).map((list) =>
    list.map(([key]) => key).join(" ")
  );
}

function allKeys({ windows }: PromptQuery): [string, QueryKey][] {
  return [...new Map(windows.flatMap(({ keys }) => [...keys]))];
}
