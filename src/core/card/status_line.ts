/**
 * The life of a card in its file: one word on one line.
 *
 * @module
 */

import { replaceValue } from "../markdown/replace_value.ts";
import type { CardStatus } from "./card.ts";

/**
 * Sets the status in a card's file; every byte but the value's own stays.
 *
 * @param file The text of the file, which `parseCard` has read without an error.
 * @param status The new status.
 * @returns The text with the new status.
 * @throws {SyntaxError} If the file has no front matter with a `status` on its own line.
 *
 * @example
 * ```ts
 * import { setCardStatus } from "./status_line.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(setCardStatus("---\nstatus: draft # new\n---\n", "active"), "---\nstatus: active # new\n---\n");
 * ```
 */
export function setCardStatus(file: string, status: CardStatus): string {
  const changed = replaceValue(file, "status", status);
  if (changed === undefined) throw new SyntaxError(`Cannot set the status to "${status}": no status line of its own`);
  return changed;
}
