/**
 * Moves that were killed half-way: recognised and finished.
 *
 * A move writes the new place first and removes the old one then, so that a kill in between leaves the same card twice,
 * and never none.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import type { Host } from "../host.ts";
import { type CopyHost, keepSafetyCopy } from "../files/safety_copy.ts";
import { allCardFiles, type CardFile } from "./card_files.ts";
import { inOrder, isSameCard } from "./duplicates.ts";
import type { Library } from "./library.ts";
import { readCard, type StoredCard } from "./read_card.ts";

/**
 * Finishes the moves that were cut short in a library. The caller holds the library's lock.
 *
 * Only files that differ in nothing but their status are touched: the older of the two is removed.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns A sentence about each move.
 */
export function finishHalfMoves(library: Library, host: CopyHost): string[] {
  return twins(library, host).flatMap((files) => {
    const [first, ...others] = files.flatMap((file) => readCard(file, host).stored ?? []);
    return first ? others.filter((other) => isSameCard(first, other)).map((other) => finish(first, other, host)) : [];
  });
}

function finish(one: StoredCard, other: StoredCard, host: CopyHost): string {
  const [newer, older] = inOrder(one, other, host);
  keepSafetyCopy(older.path, host);
  host.files.remove(older.path);
  const { id, status } = newer.card;
  return `An earlier move of "${id}" to ${status} was cut short, and is finished now`;
}

/** The files that share their name with one in another folder. */
function twins(library: Library, host: Pick<Host, "files">): CardFile[][] {
  const byId = new Map<string, CardFile[]>();
  for (const file of allCardFiles(library, host)) {
    const id = foldId(file.id);
    byId.set(id, [...byId.get(id) ?? [], file]);
  }
  return [...byId.values()].filter((files) => files.length > 1);
}
