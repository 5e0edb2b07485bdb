/**
 * One form for texts that mean the same: compatibility forms folded, curly apostrophes straight, lower case,
 * traditional Chinese characters simplified.
 *
 * @module
 */

import { simplifiedPairs } from "./simplified_table.ts";

/**
 * Folds compatibility forms (full-width Latin, ligatures) and curly apostrophes; keeps the case, which identifiers need.
 *
 * @param text Any text; lone surrogates are left as they are.
 * @returns The folded text; positions of {@linkcode readTerms} refer to it.
 */
export function foldText(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text.normalize("NFKC").replace(/[\u2018\u2019\u02bc]/g, "'");
}

/**
 * Puts a text into lower case without moving anything in it.
 *
 * @param text Any text.
 * @returns A text of the same length; where a letter's lower case is longer than the letter, ASCII alone is changed.
 */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Normalises a text for comparison: folded, lower case, simplified, white space collapsed.
 *
 * @param text Any text.
 * @returns A text that equals another when the two differ in form alone.
 *
 * @example
 * ```ts
 * import { normalizeText } from "./normalize.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(normalizeText("  Ｆｉｘ the\n UI "), "fix the ui");
 * assertEquals(normalizeText("資料庫"), "资料库");
 * ```
 */
export function normalizeText(text: string): string {
  return simplifyHan(foldText(text).toLowerCase()).replace(/\s+/g, " ").trim();
}

/**
 * Replaces traditional Chinese characters in common use by their simplified forms, one for one.
 *
 * @param text Any text; its length does not change.
 * @returns The text with simplified characters.
 */
export function simplifyHan(text: string): string {
  return text.replace(/[\u4e00-\u9fff]+/g, simplifyRun);
}

function simplifyRun(run: string): string {
  let simplified = "";
  for (const character of run) simplified += simplifiedForm(character);
  return simplified;
}

let pairs: string | undefined;

function simplifiedForm(character: string): string {
  pairs ??= simplifiedPairs();
  let low = 0;
  let high = pairs.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = pairs[middle * 2] as string;
    if (entry === character) return pairs[middle * 2 + 1] as string;
    if (entry < character) low = middle + 1;
    else high = middle - 1;
  }
  return character;
}
