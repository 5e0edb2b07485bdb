/**
 * The part of a card that names signals.
 *
 * @module
 */

/** Signals (see `registry.ts`) that a prompt must or must not set off. */
export interface EngineHints {
  /** At least one of these must be present, when any is listed. */
  readonly positive: readonly string[];
  /** Every one of these must be present. */
  readonly requiredAll: readonly string[];
  /** These suppress the positive signals that their own definitions target. */
  readonly negative: readonly string[];
}
