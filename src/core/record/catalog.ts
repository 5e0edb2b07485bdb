/**
 * `index.json` of a store: the list of its records for whoever browses it or reads a diff. Never read as truth.
 *
 * The same records give the same bytes on every machine, so that the file can be kept in git.
 *
 * @module
 */

import { placeOf } from "./place.ts";
import type { ExperienceRecord } from "./record.ts";

/** What the list says of a record. */
export type CatalogEntry = Pick<ExperienceRecord, "id" | "type" | "title" | "status" | "confidence" | "tags"> & {
  /** The day of the last verification, or null. */
  readonly lastVerifiedAt: string | null;
  /** The path below the store's root. */
  readonly path: string;
};

/**
 * Makes the entry of a record.
 *
 * @param record The record.
 * @param place The path of its file below the store's root; where it belongs, unless given.
 * @returns What the list says of it.
 */
export function catalogEntry(record: Omit<ExperienceRecord, "body">, place: string = placeOf(record)): CatalogEntry {
  const { id, type, title, status, confidence, tags, lastVerifiedAt = null } = record;
  return { id, type, title, status, confidence, tags, lastVerifiedAt, path: place };
}

/**
 * Writes the list.
 *
 * @param entries The records, in any order.
 * @returns The text of `index.json`: one record a line, by path.
 */
export function catalogText(entries: readonly CatalogEntry[]): string {
  const lines = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((entry) => `    ${JSON.stringify(entry)}`);
  const records = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "note": "Rebuilt by ome record; do not edit",\n  "records": ${records}\n}\n`;
}
