/**
 * How many records there are, by type and status.
 *
 * @module
 */

import type { CheckContext } from "./record_check.ts";
import { daysBetween } from "./day.ts";
import type { RecordStatus, RecordType } from "./record.ts";
import type { RecordHead } from "./record_profile.ts";

/** Numbers of a store. */
export interface RecordStats {
  /** How many records there are. */
  readonly total: number;
  /** The same by type and status. */
  readonly byType: Readonly<Record<RecordType, Readonly<Record<RecordStatus, number>>>>;
  /** Records in use whose last verification is old. */
  readonly stale: number;
}

/**
 * Counts records.
 *
 * @param heads The records.
 * @param context The day, and when a verification is old.
 * @returns The numbers.
 */
export function recordStats(heads: readonly RecordHead[], { today, staleAfter }: CheckContext): RecordStats {
  const none = () => ({ draft: 0, validated: 0, deprecated: 0 });
  const byType = { recipe: none(), task: none(), artifact: none(), failure: none() };
  for (const { type, status } of heads) byType[type][status]++;
  const stale =
    heads.filter(({ status, lastVerifiedAt }) =>
      status !== "deprecated" && lastVerifiedAt !== undefined && daysBetween(lastVerifiedAt, today) > staleAfter
    ).length;
  return { total: heads.length, byType, stale };
}
