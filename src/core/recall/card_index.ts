/**
 * What recall asks of an index of cards. There is one in memory (`index_cards.ts`), one in a file that is read by
 * seeking, and one that lays changed cards over another.
 *
 * @module
 */

import type { CardScope } from "../card/card.ts";
import type { CardProfile } from "./card_profile.ts";

/**
 * An index of the active cards of a library stack; a card is known by its ordinal.
 *
 * Cards whose policy is `off` are counted in `size`, and in nothing else.
 */
export interface CardIndex {
  /** Active cards in the library stack. */
  readonly size: number;
  /** All ordinals lie below this number, which may be larger than {@linkcode size}. */
  readonly end: number;
  /** How many cards have each scope, cards with policy `off` left out. */
  readonly scopes: readonly ScopeCount[];
  /** The mean number of terms in each of `PROFILE_FIELDS`. */
  readonly averageLengths: readonly number[];
  /**
   * The cards that are listed under a key (see `postingKeys`).
   *
   * @param key A term's key.
   * @returns Their ordinals, ascending; empty for an unknown key.
   */
  postings(key: string): ArrayLike<number>;
  /**
   * How many cards are listed under a key.
   *
   * @param key A term's key.
   * @returns The length of its postings.
   */
  documentFrequency(key: string): number;
  /**
   * The id of one card, for the price of less than its profile.
   *
   * @param ordinal An ordinal that `postings` returned.
   * @returns The id.
   */
  id(ordinal: number): string;
  /**
   * The profile of one card.
   *
   * @param ordinal An ordinal that `postings` returned.
   * @returns The profile.
   */
  profile(ordinal: number): CardProfile;
}

/** A scope, and how many cards have it. */
export interface ScopeCount {
  /** The scope. */
  readonly scope: CardScope;
  /** How many cards have it. */
  readonly count: number;
}
