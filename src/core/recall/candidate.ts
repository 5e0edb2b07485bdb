/**
 * One candidate on its way through recall.
 *
 * @module
 */

import type { CardProfile } from "./card_profile.ts";
import type { Evidence } from "./evidence.ts";
import type { Rejection } from "./gates.ts";

/** A card that was looked at, what speaks for it, and what became of it. */
export interface Candidate {
  readonly profile: CardProfile;
  readonly evidence: Evidence;
  /** Whether it passed the gates. */
  readonly eligible: boolean;
  /** Why it is not shown; absent while it may be. */
  rejection?: Rejection;
  /** The library-relative BM25F score. */
  rawScore: number;
  /** Evidence, with the rank breaking near ties. */
  rankScore: number;
  /** The same, with policy, risk and confidence breaking what ties are left. */
  postSelectionScore: number;
}
