/**
 * Fingerprints of sets of cards: sums, so that a card can be added or taken away without looking at the others.
 *
 * @module
 */

import type { CardProfile } from "../../core/recall/card_profile.ts";

/** The fingerprint of a set of cards: two sums of 32 bits. */
export type Fingerprint = readonly [number, number];

/** The fingerprint of no cards. */
export const NO_CARDS: Fingerprint = [0, 0];

/**
 * The fingerprint of one card.
 *
 * @param profile What recall knows of the card; nothing else of it counts.
 * @returns Two independent 32-bit hashes (FNV-1a, from two starts) of its JSON.
 */
export function fingerprintOf(profile: CardProfile): Fingerprint {
  const text = JSON.stringify(profile);
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x01000193);
  }
  return [first >>> 0, second >>> 0];
}

/**
 * Adds cards to a set, or takes them out of it.
 *
 * @param set The set's fingerprint.
 * @param profiles The cards.
 * @param sign 1 to add, -1 to take away.
 * @returns The fingerprint of the new set.
 */
export function changeFingerprint(set: Fingerprint, profiles: readonly CardProfile[], sign: 1 | -1 = 1): Fingerprint {
  const changes = profiles.map(fingerprintOf).map(([first, second]): Fingerprint => [sign * first, sign * second]);
  return addFingerprints([set, ...changes]);
}

/**
 * The fingerprint of several sets together.
 *
 * @param sets Their fingerprints.
 * @returns The sum.
 */
export function addFingerprints(sets: readonly Fingerprint[]): Fingerprint {
  return sets.reduce(([first, second], [a, b]): Fingerprint => [(first + a) >>> 0, (second + b) >>> 0], NO_CARDS);
}

/**
 * A fingerprint as text.
 *
 * @param fingerprint The fingerprint.
 * @returns Sixteen hexadecimal digits.
 */
export function fingerprintText(fingerprint: Fingerprint): string {
  return fingerprint.map((sum) => sum.toString(16).padStart(8, "0")).join("");
}
