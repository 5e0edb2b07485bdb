/**
 * Terms that stand side by side in the prompt and in the card: a sign that both mean the same by them.
 *
 * @module
 */

import type { CardProfile } from "./card_profile.ts";
import type { TermMatch } from "./match_terms.ts";

/**
 * Counts the neighbours of a window that are neighbours in a phrase or in the summary of a card too.
 *
 * @param match What the two have in common.
 * @param profile The card.
 * @returns How many places of the window follow the place before them in the card as well.
 */
export function countNeighbours({ found }: TermMatch, { phrases, summary }: CardProfile): number {
  const neighbours = new Set<number>();
  const readSequence = (sequence: readonly number[]) => {
    let before: readonly number[] = [];
    for (const at of sequence) {
      const places = found[at]?.places ?? [];
      if (before.length > 0) {
        for (const place of places) if (before.includes(place - 1)) neighbours.add(place);
      }
      before = places;
    }
  };
  for (const { field, terms } of phrases) if (field !== "ignoreWhen") readSequence(terms);
  readSequence(summary);
  return neighbours.size;
}
