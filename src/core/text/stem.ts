/**
 * English words without their endings, so that `validate`, `validating` and `validation` meet.
 *
 * @module
 */

import porter2 from "wink-porter2-stemmer";

/**
 * Stems one English word (Porter's second algorithm); words with other characters than a to z stay as they are.
 *
 * @param word A word in lower case.
 * @returns Its stem.
 */
export function stemWord(word: string): string {
  return word.length > 2 && /^[a-z]+$/.test(word) ? porter2(word) : word;
}
