/**
 * Cards that a person brings along, before they are in a library.
 *
 * @module
 */

import type { Card } from "../../core/card/card.ts";
import { checkCardText } from "../../edge/library/check_cards.ts";
import { CommandError } from "../command.ts";

/** Where such a file lies, and what it is called, is no matter. */
const OF_PLACE: ReadonlySet<string> = new Set(["card.file-name", "card.folder"]);

/**
 * Checks the text of a card that is to become one of a library.
 *
 * @param text The whole file.
 * @param name What to call it in a message: its path, or its id where it has none yet.
 * @returns The card.
 * @throws {CommandError} With the code of the first error in it, or `card.broken` where no card can be read.
 */
export async function requireFitCard(text: string, name: string): Promise<Card> {
  const { card, findings } = await checkCardText(text, name);
  const error = findings.find(({ level, code }) => level === "error" && !OF_PLACE.has(code));
  if (error) throw new CommandError(error.code, `${name}:${error.line ?? 1}: ${error.message}`, error.mend);
  if (!card) throw new CommandError("card.broken", `No card could be read from "${name}"`, "Check the file");
  return card;
}
