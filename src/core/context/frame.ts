/**
 * The fixed English around the cards: it states facts, gives no order and says nothing about the answer's language.
 *
 * Agents and their models distrust commands that arrive with a prompt, and rightly so.
 *
 * @module
 */

/** What stands between two parts of the context. */
export const GAP = "\n\n";

/**
 * Puts rendered cards into the frame.
 *
 * @param cards One text for each card.
 * @returns The whole context; the words "OME reminders" stand in its first and its last line and nowhere else.
 */
export function frameCards(cards: readonly string[]): string {
  return [opening(cards.length), ...cards, CLOSING].join(GAP);
}

function opening(count: number): string {
  const lessons = count === 1 ? "1 lesson from earlier work" : `${count} lessons from earlier work`;
  return `OME reminders, optional: ${lessons} may apply to this prompt. One applies if its "Use if" fits the task.`;
}

const CLOSING = `The command after "Full rule" prints what to do. The user wants to see which of these were used: \
a final answer names each used one by its "Report link", and leaves out the others.
End of OME reminders.`;
