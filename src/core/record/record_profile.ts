/**
 * Everything that search must know of a record: plain data that an index can store.
 *
 * @module
 */

import { countFields } from "../rank/count_fields.ts";
import type { RankDocument, RankField, RankTerm } from "../rank/bm25f.ts";
import { translateHan } from "../text/glossary.ts";
import type { ExperienceRecord } from "./record.ts";
import { aboutText } from "./sections.ts";

/** What a list of candidates says of a record. */
export interface RecordHead extends Omit<ExperienceRecord, "body" | "source" | "related" | "createdAt" | "updatedAt"> {
  /** The path of its file below the store's root. */
  readonly place: string;
}

/** A record as search sees it. */
export interface RecordProfile {
  /** What is shown of it. */
  readonly head: RecordHead;
  /** Its terms, counted by {@linkcode RECORD_RANK_FIELDS}; translations carry {@linkcode TRANSLATED}. */
  readonly document: RankDocument;
}

/** Before the key of an English term that stands for a Chinese one of the record. No key of a text begins so. */
export const TRANSLATED = "~";

/** How the fields of a record count: title, tags and id, applicability, what it is about, the rest of the body. */
export const RECORD_RANK_FIELDS: readonly RankField[] = [
  { weight: 3, lengthPenalty: 0.3 },
  { weight: 2, lengthPenalty: 0.2 },
  { weight: 1.5, lengthPenalty: 0.5 },
  { weight: 1.5, lengthPenalty: 0.6 },
  { weight: 0.5, lengthPenalty: 0.7 },
];

/** The places of the title, and of tags and id. */
export const TOPIC_FIELDS: readonly number[] = [0, 1];

/** A body is read this far, in UTF-16 units. */
const BODY_LIMIT = 20_000;

/**
 * Works out the profile of a record.
 *
 * @param record The record.
 * @param place The path of its file below the store's root.
 * @returns Its profile.
 *
 * @example
 * ```ts
 * import { parseRecord } from "./markdown.ts";
 * import { profileRecord } from "./record_profile.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const record = parseRecord(`---
 * id: add-nullable-column
 * type: recipe
 * title: Add a nullable column
 * status: draft
 * confidence: medium
 * applicability: PostgreSQL tables that are written while the migration runs
 * tags: [postgres]
 * created_at: 2026-10-24
 * updated_at: 2026-10-24
 * last_verified_at:
 * source: user task
 * related: []
 * ---
 * # Add a nullable column
 * `).record;
 * const place = "recipes/add-nullable-column.md";
 * assertEquals(record && profileRecord(record, place).head.place, place);
 * ```
 */
export function profileRecord(record: ExperienceRecord, place: string): RecordProfile {
  const { body, source: _source, related: _related, createdAt: _created, updatedAt: _updated, ...head } = record;
  const about = aboutText(record.type, body);
  const fields = [record.title, [...record.tags, record.id].join("\n"), record.applicability, about];
  const { terms, lengths } = countFields([...fields, body.slice(0, BODY_LIMIT)]);
  return { head: { ...head, place }, document: { terms: [...terms, ...translatedTerms(fields)], lengths } };
}

function translatedTerms(fields: readonly string[]): RankTerm[] {
  const counts = new Map<string, number[]>();
  for (const [field, text] of fields.entries()) {
    for (const { alternatives } of translateHan(text)) {
      for (const key of alternatives.flat()) {
        const row = counts.get(key) ?? RECORD_RANK_FIELDS.map(() => 0);
        row[field] = (row[field] ?? 0) + 1;
        counts.set(key, row);
      }
    }
  }
  return [...counts].map(([key, row]) => ({ key: TRANSLATED + key, counts: row }));
}
