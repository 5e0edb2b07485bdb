/**
 * A turn worth a look, and why it was picked.
 *
 * @module
 */

import type { LocatedMessage } from "./message.ts";

/** What a turn tells of the work before it. */
export type CorrectionKind = "correction" | "rule" | "repeated" | "reverted";

/** Why a turn was picked. */
export interface CorrectionReason {
  readonly kind: CorrectionKind;
  /** In words: what the person does, and by which words it is known. */
  readonly text: string;
  /** How much it tells, from 2 (worth a look) to 4. */
  readonly weight: number;
}

/** A turn worth a look. */
export interface Correction {
  readonly message: LocatedMessage;
  /** The strongest reason first, at least one. */
  readonly reasons: readonly CorrectionReason[];
  /** The weights of all reasons together. */
  readonly score: number;
}
