/**
 * `index.json` of a store: the list of its records for whoever browses it or reads a diff. Never read as truth.
 *
 * The same records give the same bytes on every machine, so that the file can be kept in git.
 *
 * @module
 */

import type { ExperienceRecord } from "./record.ts";
import type { RecordHead } from "./record_profile.ts";

/** What the list says of a record. */
type CatalogEntry = Pick<ExperienceRecord, "id" | "type" | "title" | "status" | "confidence" | "tags"> & {
  /** The day of the last verification, or null. */
  readonly lastVerifiedAt: string | null;
  /** The path below the store's root. */
  readonly path: string;
};

/**
 * Writes the list.
 *
 * @param heads The records, in any order.
 * @returns The text of `index.json`: one record a line, by path.
 *
 * @example
 * ```ts
 * import { catalogText } from "./catalog.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(JSON.parse(catalogText([])).records, []);
 * ```
 */
export function catalogText(heads: readonly RecordHead[]): string {
  const entries = heads.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(entryOf);
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const records = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "note": "Rebuilt by ome record; do not edit",\n  "records": ${records}\n}\n`;
}

function entryOf({ id, type, title, status, confidence, tags, lastVerifiedAt, place }: RecordHead): CatalogEntry {
  return { id, type, title, status, confidence, tags, lastVerifiedAt: lastVerifiedAt ?? null, path: place };
}
