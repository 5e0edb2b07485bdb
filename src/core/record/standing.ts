/**
 * What a record's standing adds to its rank: status, confidence, and how fresh its proof is.
 *
 * Every part is a share of the relevance: a record that fits badly does not rise because it was verified yesterday.
 *
 * @module
 */

import type { Grade } from "../card/card.ts";
import { daysBetween } from "./day.ts";
import type { RecordStatus } from "./record.ts";
import type { RecordHead } from "./record_profile.ts";

/** One part of a score. */
export interface ScorePart {
  /** What it is for. */
  readonly name: "overlap" | "status" | "confidence" | "freshness";
  /** What it adds; less than 0 where it takes away. */
  readonly points: number;
  /** The same in words. */
  readonly says: string;
}

const STATUS_SHARE: Readonly<Record<RecordStatus, number>> = { validated: 0.15, draft: 0, deprecated: -0.5 };
const CONFIDENCE_SHARE: Readonly<Record<Grade, number>> = { high: 0.08, medium: 0.04, low: 0 };

/** What a verification of today adds. */
const FRESH_SHARE = 0.1;

/** What standing makes of a relevance of 1, at the very least and at the very most. */
export const LEAST_STANDING: number = 1 + STATUS_SHARE.deprecated;
/** See {@linkcode LEAST_STANDING}. */
export const MOST_STANDING: number = 1 + STATUS_SHARE.validated + CONFIDENCE_SHARE.high + FRESH_SHARE;

/** Days in which that share halves. */
const HALF_LIFE_DAYS = 180;

/**
 * Explains what a record's standing adds to its relevance.
 *
 * @param head The record.
 * @param around Its relevance in points, and the calendar day.
 * @returns Three parts.
 */
export function standingOf(
  { status, confidence, lastVerifiedAt, supersededBy }: RecordHead,
  { relevance, today }: { readonly relevance: number; readonly today: string },
): ScorePart[] {
  const days = lastVerifiedAt === undefined ? undefined : Math.max(0, daysBetween(lastVerifiedAt, today));
  const fresh = days === undefined ? 0 : FRESH_SHARE * 2 ** (-days / HALF_LIFE_DAYS);
  const successor = status === "deprecated" && supersededBy !== undefined ? `, superseded by ${supersededBy}` : "";
  return [
    { name: "status", points: relevance * STATUS_SHARE[status], says: `${status}${successor}` },
    { name: "confidence", points: relevance * CONFIDENCE_SHARE[confidence], says: `${confidence} confidence` },
    {
      name: "freshness",
      points: relevance * fresh,
      says: days === undefined ? "never verified" : `verified ${days}d ago`,
    },
  ];
}
