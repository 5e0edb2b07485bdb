/**
 * Terms that stand side by side in the prompt and in the card: the best single sign that both mean the same.
 *
 * @module
 */

import type { CardProfile } from "./card_profile.ts";
import type { TermMatch } from "./match_terms.ts";

/** The longest runs of terms that a window and a card share. */
export interface SharedRun {
  /** The length of the longest run, in words; two Chinese pairs count as one word. */
  readonly words: number;
  /** The information of the run that says most, single terms left out. */
  readonly information: number;
  /** How many distinct neighbours of the prompt are neighbours in the card too. */
  readonly neighbours: number;
}

const FIRST_HAN = 0x2e80;

/**
 * Finds the runs that a window and a card share, over the card's phrases and its summary.
 *
 * @param match The terms that they have in common.
 * @param profile The card's profile.
 * @returns The longest and the most telling run, and the shared neighbours.
 */
export function findSharedRun({ found }: TermMatch, { phrases, summary, terms }: CardProfile): SharedRun {
  let words = 0;
  let information = 0;
  const neighbours = new Set<number>();
  const readSequence = (sequence: readonly number[]) => {
    let runs = new Map<number, { words: number; information: number }>();
    for (const at of sequence) {
      const key = found[at];
      const next: typeof runs = new Map();
      if (key !== undefined) {
        const step = (terms.keys[at] as string).charCodeAt(0) >= FIRST_HAN ? 0.5 : 1;
        for (const place of key.places) {
          const before = runs.get(place - 1);
          if (before !== undefined) neighbours.add(place);
          const run = { words: (before?.words ?? 0) + step, information: (before?.information ?? 0) + key.weight };
          words = Math.max(words, run.words);
          if (before !== undefined) information = Math.max(information, run.information);
          next.set(place, run);
        }
      }
      runs = next;
    }
  };
  for (const { field, terms } of phrases) if (field !== "ignoreWhen") readSequence(terms);
  readSequence(summary);
  return { words, information, neighbours: neighbours.size };
}
