/**
 * The language of a text, by its letters.
 *
 * @module
 */

/** The languages that recall tells apart. */
export type PromptLanguage = "en" | "zh" | "mixed" | "other";

/** A Chinese word has about one and a half characters. */
const HAN_PER_WORD = 1.5;

/** A share of words below this is a loan word or a code name, not a second language. */
const LOAN_SHARE = 0.3;

/**
 * Tells the language of a text.
 *
 * @param text Any text, at most a few thousand characters.
 * @returns `en`, `zh`, `mixed` where both carry the sentence, `other` for every other script or no letter at all.
 *
 * @example
 * ```ts
 * import { languageOf } from "./language.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(languageOf("Fix the login page"), "en");
 * assertEquals(languageOf("修复登录页面的 bug"), "zh");
 * ```
 */
export function languageOf(text: string): PromptLanguage {
  const latin = count(text, /[A-Za-z\u00c0-\u024f]+/g);
  const han = count(text, /[\u3400-\u9fff\uf900-\ufaff]/g) / HAN_PER_WORD;
  const other = count(text, /[\u0370-\u1fff\u3040-\u30ff\uac00-\ud7af]/g) / 4;
  const words = latin + han + other;
  if (words === 0 || other > latin + han) return "other";
  if (latin / words < LOAN_SHARE) return other > han ? "other" : "zh";
  return han / words < LOAN_SHARE ? "en" : "mixed";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
