/**
 * The record: one solution with its proof and its way back, found by whoever is about to build the same.
 *
 * @module
 */

import type { Grade } from "../card/card.ts";

/** What a record holds: what was asked and done, a way to do it, a thing worth adapting, or what failed and why. */
export type RecordType = "task" | "recipe" | "artifact" | "failure";

/** Where a record stands in its life. */
export type RecordStatus = "draft" | "validated" | "deprecated";

/** Whom a record is for; `restricted` is never stored. */
export type Sensitivity = "public" | "internal" | "restricted";

/** One record as the program works with it; its file is Markdown with front matter (see `markdown.ts`). */
export interface ExperienceRecord {
  /** 1 to 80 letters, digits, `-`, `_`, `.`; the file is named for it. */
  readonly id: string;
  /** Names the folder, and the sections of the body. */
  readonly type: RecordType;
  /** A short name, for people. */
  readonly title: string;
  /** Where it stands in its life. */
  readonly status: RecordStatus;
  /** How sure its author is of it. */
  readonly confidence: Grade;
  /** Where it applies, and what it presumes. */
  readonly applicability: string;
  /** Short labels. */
  readonly tags: readonly string[];
  /** A day, such as `2026-10-24`. */
  readonly createdAt: string;
  /** A day. */
  readonly updatedAt: string;
  /** The day on which its validation was last run; only a draft may lack it. */
  readonly lastVerifiedAt?: string;
  /** Where it comes from, such as `user task`. */
  readonly source: string;
  /** Ids of records that belong to it. */
  readonly related: readonly string[];
  /** The id of the record that takes its place, once it is deprecated. */
  readonly supersededBy?: string;
  /** Whom it is for. */
  readonly sensitivity: Sensitivity;
  /** The Markdown below the front matter. */
  readonly body: string;
}

/** Every type, in the order in which people are shown them. */
export const RECORD_TYPES: readonly RecordType[] = ["recipe", "task", "artifact", "failure"];

/** Every status, in the order of a record's life. */
export const RECORD_STATUSES: readonly RecordStatus[] = ["draft", "validated", "deprecated"];
