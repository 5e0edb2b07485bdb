/**
 * Patterns for card ids: an id, or every id that begins with a prefix.
 *
 * @module
 */

const ANY = "--*";

/**
 * Tells whether a pattern of a suite names a card.
 *
 * @param pattern A card id, or `<prefix>--*` for every id that begins with `<prefix>--`.
 * @param id A card's id.
 * @returns Whether the pattern names it.
 *
 * @example
 * ```ts
 * import { namesCard } from "./card_pattern.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(namesCard("shop--*", "shop--coupons"), true);
 * assertEquals(namesCard("shop--*", "shopping"), false);
 * assertEquals(namesCard("git-safety", "git-safety"), true);
 * ```
 */
export function namesCard(pattern: string, id: string): boolean {
  return pattern.endsWith(ANY) ? id.startsWith(pattern.slice(0, -1)) : pattern === id;
}

/**
 * Tells whether any of several patterns names a card.
 *
 * @param patterns Card ids and `<prefix>--*` patterns.
 * @param id A card's id.
 * @returns Whether one of them names it.
 */
export function anyNamesCard(patterns: readonly string[], id: string): boolean {
  return patterns.some((pattern) => namesCard(pattern, id));
}
