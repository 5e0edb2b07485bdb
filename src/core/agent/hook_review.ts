/**
 * What an agent notes of a person's consent to a hook. It is read, and never written: consent is the person's to give.
 *
 * @module
 */

import type { Place } from "./place.ts";

/** What the person said of the hook. */
export type HookReview = "reviewed" | "not-reviewed" | "switched-off";

/** The settings file that the hook stands in. */
export interface ReviewedSettings {
  readonly path: string;
  readonly text: string;
}

/** Where an agent notes consent, and how to read it. */
export interface ReviewRecord {
  /** The file; it may be the settings themselves. */
  path(at: Place): string;
  /**
   * Reads the note.
   *
   * @param text The file's text; empty where there is no file.
   * @param settings The settings with our entry.
   * @returns What was said; undefined where nothing can be told.
   */
  read(text: string, settings: ReviewedSettings): HookReview | undefined;
}
