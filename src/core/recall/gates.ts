/**
 * The gates: what keeps a card out whatever the words say.
 *
 * @module
 */

import { scopeFits } from "../project/scope.ts";
import type { ProjectContext } from "../project/project.ts";
import { checkGate } from "../signal/gate.ts";
import type { CardIndex } from "./card_index.ts";
import type { CardProfile } from "./card_profile.ts";
import type { RejectionReason } from "./result.ts";

/** Why a card is not shown, in a word and in words. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly detail?: string;
}

/**
 * Checks exact exclusion and signals.
 *
 * @param profile The card.
 * @param normalized The prompt, normalised (see `normalizeText`).
 * @param signals Ids of the signals that the prompt sets off.
 * @returns Why the card is out; `undefined` if it may come.
 */
export function checkGates(
  profile: CardProfile,
  { normalized, signals }: { readonly normalized: string; readonly signals: ReadonlySet<string> },
): Rejection | undefined {
  const phrase = profile.exclusions.find((phrase) => standsIn(normalized, phrase));
  if (phrase !== undefined) return { reason: "excluded-by-ignore-when", detail: `the prompt says "${phrase}"` };
  const gate = checkGate(profile.hints, signals);
  return gate.open ? undefined : { reason: gate.reason, detail: gate.detail };
}

/**
 * Tells whether a phrase stands in a text on token boundaries: `git` does not stand in `github`.
 *
 * @param text A normalised text.
 * @param phrase A normalised phrase.
 * @returns Whether it does. Chinese has no boundaries, so that a Chinese end of a phrase fits anywhere.
 *
 * @example
 * ```ts
 * import { standsIn } from "./gates.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(standsIn("clone it from github", "git"), false);
 * assertEquals(standsIn("重跑build后提交", "build"), true);
 * ```
 */
export function standsIn(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (isBoundary(text, at) && isBoundary(text, end)) return true;
  }
  return false;
}

/** Whether no word reaches over this place. */
function isBoundary(text: string, at: number): boolean {
  return !(isWordCharacter(text.charCodeAt(at - 1)) && isWordCharacter(text.charCodeAt(at)));
}

function isWordCharacter(code: number): boolean {
  if (code >= 0x30 && code <= 0x39 || code >= 0x61 && code <= 0x7a || code >= 0x41 && code <= 0x5a) return true;
  return code === 0x5f || code >= 0xc0 && code <= 0x52f;
}

/**
 * Counts the cards whose scope fits a project, without looking at a card.
 *
 * @param index The cards.
 * @param project The project that the prompt is typed in.
 * @returns How many cards take part.
 */
export function countApplicable({ scopes }: CardIndex, project: ProjectContext): number {
  return scopes.reduce((sum, { scope, count }) => sum + (scopeFits(scope, project) ? count : 0), 0);
}
