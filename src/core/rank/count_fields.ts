/**
 * From the texts of a document to what a ranking sees of it.
 *
 * @module
 */

import { readTerms } from "../text/terms.ts";
import type { RankDocument } from "./bm25f.ts";

/**
 * Counts the terms of a document.
 *
 * @param fields The text of each field, in the order of the parameters' fields.
 * @returns The document as a ranking sees it; stop words are left out.
 */
export function countFields(fields: readonly string[]): RankDocument {
  const counts = new Map<string, number[]>();
  const lengths = fields.map(() => 0);
  for (const [field, text] of fields.entries()) {
    for (const { key, stop } of readTerms(text)) {
      if (stop) continue;
      const row = counts.get(key) ?? fields.map(() => 0);
      row[field] = (row[field] ?? 0) + 1;
      counts.set(key, row);
      lengths[field] = (lengths[field] ?? 0) + 1;
    }
  }
  return { terms: [...counts].map(([key, row]) => ({ key, counts: row })), lengths };
}
