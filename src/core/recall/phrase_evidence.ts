/**
 * How well the prompt holds the phrases of a card.
 *
 * @module
 */

import { normalizeText } from "../text/normalize.ts";
import type { CardProfile, ProfilePhrase } from "./card_profile.ts";
import type { TermMatch } from "./match_terms.ts";

/** The phrases of a card beside a window of the prompt. */
export interface PhraseEvidence {
  /** The best trigger, `use_when` phrase or alias: its cover squared, damped if it says little; from 0 to 1. */
  readonly best: number;
  /** The best `ignore_when` phrase, likewise. */
  readonly ignore: number;
  /** The cover of the title, from 0 to 1. */
  readonly title: number;
  /** Whether the whole title stands in the prompt, and is more than a common word. */
  readonly name: boolean;
  /** Whether a whole trigger or `use_when` phrase does. */
  readonly whole: boolean;
}

/** The cover of one phrase. */
export interface PhraseCover {
  /** The share of the phrase's information that the prompt holds, from 0 to 1. */
  readonly cover: number;
  /** The same without synonyms. */
  readonly literal: number;
  /** The information that it holds. */
  readonly matched: number;
}

/** Phrases that say less than this are damped: a single ordinary word is never a trigger. */
const TELLING_PHRASE = 0.8;

/**
 * "Production is down" is one ordinary word to recall: a prompt that has it without its grammar ("the production build")
 * says half of the phrase.
 */
const BARE = 0.5;
const ORDINARY = 0.75;

/** A cover from here on is the whole phrase. */
export const WHOLE_COVER = 0.99;

/**
 * Reads the phrase evidence of a card.
 *
 * @param profile The card.
 * @param match What it has in common with a window of the prompt.
 * @param normalized The prompt, normalised.
 * @returns The best of each kind of phrase.
 */
export function readPhraseEvidence(profile: CardProfile, match: TermMatch, normalized: string): PhraseEvidence {
  const evidence = { best: 0, ignore: 0, title: 0, name: false, whole: false };
  for (const phrase of profile.phrases) {
    const { cover, matched, literal } = coverPhrase(phrase, profile, match);
    if (matched === 0) continue;
    const near = phrase.field === "ignoreWhen" ? 1 : closeness(phrase, match);
    const bare = isBare(phrase, profile) && !` ${normalized} `.includes(` ${normalizeText(phrase.text)} `) ? BARE : 1;
    const damped = cover * cover * near * bare * Math.min(1, matched / TELLING_PHRASE);
    const whole = literal >= WHOLE_COVER && matched >= TELLING_PHRASE;
    if (phrase.field === "ignoreWhen") evidence.ignore = Math.max(evidence.ignore, damped);
    else if (phrase.field === "title") {
      evidence.title = cover;
      evidence.name = whole;
    } else {
      evidence.best = Math.max(evidence.best, damped);
      evidence.whole ||= whole && phrase.field !== "aliases";
    }
  }
  return evidence;
}

/** Whether a phrase of several words comes down to a single ordinary one. */
function isBare({ terms, text }: ProfilePhrase, profile: CardProfile): boolean {
  const [at, ...others] = terms;
  return at !== undefined && others.length === 0 && (profile.terms.weights[at] as number) < ORDINARY &&
    /^[\w'-]+ [\w' -]+$/.test(text);
}

/** Words of a phrase that are scattered over the prompt ("publish a poem in a press release style") say half. */
const SCATTERED = 0.5;

/** From {@linkcode SCATTERED} to 1 as the prompt has the words of a phrase side by side. */
function closeness({ terms }: ProfilePhrase, { found }: TermMatch): number {
  let first = Infinity;
  let last = -Infinity;
  const places = new Set<number>();
  for (const at of terms) {
    const place = found[at]?.places[0];
    if (place === undefined) continue;
    places.add(place);
    first = Math.min(first, place);
    last = Math.max(last, place);
  }
  if (places.size < 2) return 1;
  return SCATTERED + (1 - SCATTERED) * places.size / (last - first + 1);
}

/**
 * Works out the cover of a phrase.
 *
 * @param phrase A phrase of the card.
 * @param profile The card.
 * @param match What the prompt and the card have in common.
 * @returns How much of the phrase the prompt holds.
 */
export function coverPhrase(phrase: ProfilePhrase, { terms }: CardProfile, { found }: TermMatch): PhraseCover {
  let total = 0;
  let matched = 0;
  let lent = 0;
  for (const at of phrase.terms) {
    const weight = terms.weights[at] as number;
    total += weight;
    const key = found[at];
    if (key === undefined) continue;
    const held = Math.min(weight, key.weight);
    matched += held;
    if (key.synonymOf !== undefined) lent += held;
  }
  if (total === 0) return { cover: 0, literal: 0, matched };
  return { cover: matched / total, literal: (matched - lent) / total, matched };
}
