/**
 * How much two records say the same.
 *
 * @module
 */

import { type TermWeights, weighTerms } from "../card/similar.ts";
import type { ExperienceRecord } from "./record.ts";
import { aboutText } from "./sections.ts";

/** What a record says first is what it is about, in UTF-16 units. */
const ABOUT_LIMIT = 2000;

/**
 * Weighs the terms of a record: title, applicability, tags, and the sections that say what it is about.
 *
 * @param record The record.
 * @returns Its distinct terms.
 */
export function weighRecord({ type, title, applicability, tags, body }: ExperienceRecord): TermWeights {
  return weighTerms([title, applicability, ...tags, aboutText(type, body).slice(0, ABOUT_LIMIT)].join("\n"));
}
