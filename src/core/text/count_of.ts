/**
 * Numbers in sentences.
 *
 * @module
 */

/**
 * A number with its noun.
 *
 * @param count How many.
 * @param noun What, in the singular; its plural takes an s.
 * @returns Such as `1 candidate` or `3 candidates`.
 */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
