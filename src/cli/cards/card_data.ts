/**
 * Cards as programs read them.
 *
 * @module
 */

import type { Card, LibraryScope } from "../../core/card/card.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";

/** What a list says of a card. */
export interface CardHead extends Pick<Card, "id" | "title" | "category" | "status" | "summary"> {
  readonly libraryScope: LibraryScope;
}

/** Everything about a card, its rule left out unless somebody shows that card. */
export interface CardData extends Omit<Card, "rule" | "intro"> {
  readonly libraryScope: LibraryScope;
  readonly path: string;
}

/**
 * The head of a card, for lists.
 *
 * @param stored The card.
 */
export function cardHead({ card, libraryScope }: StoredCard): CardHead {
  const { id, title, category, status, summary } = card;
  return { id, title, category, status, summary, libraryScope };
}

/**
 * A card's front matter and place.
 *
 * @param stored The card.
 */
export function cardData({ card, libraryScope, path }: StoredCard): CardData {
  const { rule: _rule, intro: _intro, ...fields } = card;
  return { ...fields, libraryScope, path };
}
