/**
 * Two files of one library with the same id: either a move that was cut short, or a mistake of somebody.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import { setCardStatus } from "../../core/card/status_line.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import type { StoredCard } from "./read_card.ts";

/** How far along its life a card is: what decides between two files of one moment. */
const PROGRESS = { draft: 0, active: 1, archived: 2 } as const;

/** One card of each id, and what is to be said of the other files. */
export interface SettledCards {
  readonly cards: readonly StoredCard[];
  readonly findings: readonly Finding[];
}

/**
 * Keeps one card of each id and names the other files.
 *
 * @param cards The good cards of one library, the preferred first.
 * @param host The outside world.
 */
export function settleDuplicates(cards: readonly StoredCard[], host: Pick<Host, "files">): SettledCards {
  const kept = new Map<string, StoredCard>();
  const findings: Finding[] = [];
  for (const card of cards) {
    const id = foldId(card.card.id);
    const other = kept.get(id);
    if (!other) kept.set(id, card);
    else if (!isSameCard(card, other)) findings.push(duplicate(card, other));
    else {
      const [newer, older] = inOrder(card, other, host);
      kept.set(id, newer);
      findings.push(halfMoved(older, newer));
    }
  }
  return { cards: [...kept.values()], findings };
}

/**
 * Tells whether two files hold the same card, but for its status: what a move leaves that was killed half-way.
 *
 * @param one A card.
 * @param other Another card.
 */
export function isSameCard(one: StoredCard, other: StoredCard): boolean {
  return one.card.id === other.card.id && setCardStatus(one.text, "draft") === setCardStatus(other.text, "draft");
}

/**
 * Which of two files of the same card is the new place of a move.
 *
 * @param one A card.
 * @param other The same card in another folder.
 * @param host The outside world.
 * @returns The newer, then the older.
 */
export function inOrder(
  one: StoredCard,
  other: StoredCard,
  { files }: Pick<Host, "files">,
): [newer: StoredCard, older: StoredCard] {
  const age = (files.stat(one.path)?.mtimeMs ?? 0) - (files.stat(other.path)?.mtimeMs ?? 0);
  const isNewer = age === 0 ? PROGRESS[one.card.status] > PROGRESS[other.card.status] : age > 0;
  return isNewer ? [one, other] : [other, one];
}

function duplicate({ card, path }: StoredCard, other: StoredCard): Finding {
  const message = `The id "${card.id}" is that of "${other.path}" too; this file is not used`;
  const mend = "Give one of them another id and file name, or remove it";
  return { code: "library.duplicate-id", level: "error", message, mend, path, line: 1 };
}

function halfMoved({ card, path }: StoredCard, newer: StoredCard): Finding {
  const message = `A move of "${card.id}" was cut short: the card lies in "${newer.card.status}" as well`;
  const mend = "Nothing to do: the next command that changes the library removes this file";
  return { code: "library.half-moved", level: "note", message, mend, path, line: 1 };
}
