/**
 * Two files of one folder whose names say the same id: `Foo.md` beside `foo.md`.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";

/**
 * Tells whether two files say the same id. Which of them is the card is settled by reading both, so such a folder has no index.
 *
 * @param names Names of files; one name may stand in the list twice.
 * @returns Whether two different names fold to one id.
 */
export function haveTwins(names: readonly string[]): boolean {
  const distinct = new Set(names);
  return new Set([...distinct].map((name) => foldId(name))).size < distinct.size;
}
