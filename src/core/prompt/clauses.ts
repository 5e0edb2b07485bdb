/**
 * The clauses of a sentence: where one ends, as far as the reach of a negation depends on it.
 *
 * @module
 */

/** Where a clause may end in English: punctuation before a space, or a word that opens another clause. */
const CLAUSE_END =
  /[,;:)—–](?=\s|$)|[，、；：。,）]|\s(?:--?|but|just|only|instead|then|so|because|since|while|however|though|although|and (?:then|please|just|fix|add|make|keep|run|write|update|use|explain|verify|check|create|implement|test|let|refactor|focus|move|continue|commit|make sure))\s|(?:但是?|而是|只|然后|就行|即可)/g;

/** What ends a clause even right after a cue; any other joint there belongs to the cue. */
const FIRM_END = /^(?:[,;:)—–，、；：。）]|\s(?:and|but|so|then|because|since|while|however)\b|但|$)/;

/** How far a list may go on after a comma and still end in "or": three short items. */
const OR_LIST = /^[,，、]\s?(?:[^,.;，。]{1,40}[,，]\s?){0,3}(?:or|nor|也|或者?|和|以及)\s?[^,.;，。]{1,60}/;

/**
 * Finds the ends of the clauses of a sentence.
 *
 * @param part The sentence.
 * @returns Their places in order; the last is the sentence's own end.
 */
export function clauseBounds(part: string): number[] {
  return [...Array.from(part.matchAll(CLAUSE_END), (match) => match.index), part.length];
}

/**
 * Finds the end of the clause that a place lies in; a list that ends in "or" is read to its end.
 *
 * @param part The sentence.
 * @param from The place.
 * @param bounds The ends of its clauses.
 * @returns The end, exclusive.
 */
export function clauseEnd(part: string, from: number, bounds: readonly number[]): number {
  // A joint right after the cue belongs to it: "not just", 不要只.
  const end =
    bounds.find((bound) => bound > from || (bound === from && FIRM_END.test(part.slice(bound, bound + 10)))) ??
      part.length;
  const list = OR_LIST.exec(part.slice(end, end + 240));
  return list === null ? end : end + list[0].length;
}

/**
 * Finds the start of the clause that a place lies in.
 *
 * @param at The place.
 * @param bounds The ends of the clauses.
 * @returns The start.
 */
export function clauseStart(at: number, bounds: readonly number[]): number {
  const before = bounds.filter((bound) => bound < at).at(-1);
  return before === undefined ? 0 : before + 1;
}
