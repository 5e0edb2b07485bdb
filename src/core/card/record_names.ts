/**
 * Records that a card names, written `record:ID`.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { positionsIn } from "../markdown/position.ts";
import { foldId } from "./id.ts";

/** A record that a text names. */
export interface RecordName {
  /** Its id, as it is written. */
  readonly id: string;
  /** Where the name stands in the text, in UTF-16 units. */
  readonly offset: number;
}

/** Ids end with no dot, so that a sentence may end with a name; in code, `{record:true}` names none. */
const NAME = /(?<![\p{L}\p{N}_.:/{-])record:((?:[\p{L}\p{M}\p{N}_-]|\.(?=[\p{L}\p{M}\p{N}_-])){1,80})(?!:)/gu;

/**
 * Finds the records that a text names.
 *
 * @param text The text of a card's file.
 * @returns The names, in order.
 *
 * @example
 * ```ts
 * import { findRecordNames } from "./record_names.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const names = findRecordNames("Follow record:add-column-to-endpoint. Keep a record: note it.");
 * assertEquals(names, [{ id: "add-column-to-endpoint", offset: 7 }]);
 * ```
 */
export function findRecordNames(text: string): RecordName[] {
  if (!text.includes("record:")) return [];
  return [...text.matchAll(NAME)].map(({ index, 1: id = "" }) => ({ id, offset: index }));
}

/**
 * Finds the names in a card that lead to no record.
 *
 * @param text The text of the card's file.
 * @param isThere Whether a record is there, by its folded id.
 * @returns A warning for each, with line and column.
 */
export function checkRecordNames(text: string, isThere: (id: string) => boolean): Finding[] {
  const positionOf = positionsIn(text);
  return findRecordNames(text).filter(({ id }) => !isThere(foldId(id))).map(({ id, offset }) => ({
    code: "card.dead-record",
    level: "warning",
    message: `The record "${id}" is not in the store`,
    mend: "Mend the id, add that record with `ome record add FILE`, or take the name out",
    ...positionOf(offset),
  }));
}
