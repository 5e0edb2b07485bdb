/**
 * Starter cards for one person: in their language, and only those that their library lacks.
 *
 * @module
 */

import type { Card } from "../../core/card/card.ts";
import { formatCard } from "../../core/card/markdown.ts";
import { STARTER_CARDS } from "../../core/card/starter/starter_cards.ts";
import type { Host } from "../../edge/host.ts";
import { addCard } from "../../edge/library/add_card.ts";
import { allCardFiles } from "../../edge/library/card_files.ts";
import type { Library } from "../../edge/library/library.ts";
import type { StoreHost } from "../../edge/library/move_card.ts";

/** The variables that say a person's language, the strongest first. */
const LOCALE_VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"];

/**
 * The starter cards that a library lacks, in the person's language.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns The cards: Chinese for a Chinese locale, else English.
 */
export function missingStarters(library: Library, host: Pick<Host, "files" | "env">): Card[] {
  const locale = LOCALE_VARIABLES.map((name) => host.env(name)).find((value) => value !== undefined) ?? "";
  const language = /^zh/i.test(locale) ? "zh" : "en";
  const taken = allCardFiles(library, host).map(({ id }) => id);
  return STARTER_CARDS.map((starter) => starter[language]).filter(({ id }) => !taken.includes(id));
}

/**
 * Adds starter cards, active from the start: their owner has just asked for them.
 *
 * @param library The library.
 * @param cards The cards.
 * @param host The outside world.
 */
export async function addStarters(library: Library, cards: readonly Card[], host: StoreHost): Promise<void> {
  for (const card of cards) {
    await addCard(library, () => ({ id: card.id, status: card.status, text: formatCard(card) }), host);
  }
}
