/**
 * One card out of two: every sentence of the card that a person wrote stays, the candidate adds to it.
 *
 * @module
 */

import type { Card } from "../card/card.ts";

/**
 * Merges a candidate into a card.
 *
 * @param card The card of the library; its title, summary, introduction and settings stay.
 * @param added The card that the candidate would become.
 * @returns A draft with the phrases of both, and both rules one after the other; its id is still that of the card.
 */
export function mergeCards(card: Card, added: Card): Card {
  const { criteria, recall } = card;
  return {
    ...card,
    status: "draft",
    criteria: {
      useWhen: union(criteria.useWhen, added.criteria.useWhen),
      ignoreWhen: union(criteria.ignoreWhen, added.criteria.ignoreWhen),
    },
    recall: {
      ...recall,
      triggers: union(recall.triggers, added.recall.triggers),
      topics: union(recall.topics, added.recall.topics),
      aliases: { ...added.recall.aliases, ...recall.aliases },
    },
    rule: card.rule.includes(added.rule) ? card.rule : `${card.rule}\n\n${added.rule}`,
  };
}

/** The first list as it is, then what only the second has; case is no difference. */
function union(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first.map((text) => text.toLowerCase()));
  return [...first, ...second.filter((text) => !known.has(text.toLowerCase()))];
}
