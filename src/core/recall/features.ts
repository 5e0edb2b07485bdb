/**
 * What speaks for a card and what speaks against it: named numbers about one window of a prompt and one card.
 *
 * None of them knows of another card, so that the evidence never depends on the rest of the library.
 *
 * @module
 */

import type { CardProfile } from "./card_profile.ts";
import { matchTerms, type TermMatch } from "./match_terms.ts";
import { readPhraseEvidence } from "./phrase_evidence.ts";
import { areRivals } from "./ecosystem_table.ts";
import { isAboutExplaining } from "./explaining_cards.ts";
import type { PromptQuery } from "./prompt_query.ts";
import type { QueryWindow } from "./query_window.ts";
import { countNeighbours } from "./shared_neighbours.ts";
import { readTermEvidence } from "./term_evidence.ts";

/** The features, each with the family under which a person sees it. */
export const FEATURE_FAMILIES = {
  /** ln(1 + the matched information). */
  information: "term",
  /** ln(1 + the information of the whole prompt). */
  promptInformation: "term",
  /** Matched terms that are neither common nor rare, up to 5, as a share of 5; half for those of the rule. */
  telling: "term",
  /** Common terms of the prompt that the card does not have, up to 5, as a share of 5. */
  missedCommon: "term",
  /** Telling ones, likewise. */
  missedTelling: "term",
  /** Rare ones, likewise: the prompt is about something else. */
  missedRare: "term",
  /** Words of everyday life that the card does not have, up to 3, as a share of 3, unless the prompt speaks of software too. */
  everyday: "subject",
  /** ln(1 + the information that only synonyms reach): what the other features owe to them is worth less. */
  synonyms: "term",
  /** 1 if the prompt has four terms or fewer. */
  short: "term",
  /** The share of the prompt's opening (its verb, and what it is done to) that stands in a phrase of the card. */
  opening: "phrase",
  /** Neighbours in the prompt that are neighbours in the card, up to 4, as a share of 4. */
  neighbours: "phrase",
  /** The best trigger or `use_when` phrase: the square of its share that the prompt holds, damped if it says little. */
  phraseCover: "phrase",
  /** ln(1 + the information of terms in phrases, title left out). */
  phraseInformation: "phrase",
  /** The share of the title that the prompt holds, from 0 to 1. */
  titleCover: "name",
  /** The same, times the share of the prompt's information that the card covers. */
  titleBoth: "name",
  /** 1 if the whole title stands in the prompt, unless it is a single ordinary word. */
  name: "name",
  /** Shared information over the geometric mean of prompt and card, rule left out. */
  overlap: "text",
  /** ln(1 + the information of terms in the rule alone). */
  ruleInformation: "text",
  /** The best `ignore_when` phrase: the share of it that the prompt holds, damped like a trigger. */
  ignoreCover: "exclusion",
  /** 1 if an `ignore_when` phrase fits better than every positive one. */
  ignoreWins: "exclusion",
  /** 1 if prompt and card name rival technologies, and none in common. */
  technologyConflict: "technology",
  /** The share of the title that stands in negated clauses alone. */
  negatedTitle: "negation",
  /** The information of the card's terms that stand in negated clauses alone, up to 1. */
  negatedTerms: "negation",
  /** 1 if the prompt asks for an explanation alone, and the card is not about explaining. */
  explainOnly: "intent",
} as const;

/** The name of a feature. */
export type FeatureName = keyof typeof FEATURE_FAMILIES;

/** The features of one window and one card. */
export type Features = Readonly<Record<FeatureName, number>>;

/** What was read of one window and one card. */
export interface FeatureReading {
  readonly features: Features;
  /** What the two have in common. */
  readonly match: TermMatch;
  /** Whether the card's name, or a whole trigger, stands in the prompt. */
  readonly anchored: boolean;
}

/**
 * Reads the features of a window and a card.
 *
 * @param window A window of the prompt.
 * @param profile The card's profile.
 * @param query What the whole prompt says: keys that stand in negated clauses alone, whether it only asks to explain.
 * Without `synonyms`, no synonym may stand for a word.
 * @returns The features, and the matched terms that they were read from.
 */
export function readFeatures(
  window: QueryWindow,
  profile: CardProfile,
  query: Pick<PromptQuery, "negated" | "explainOnly" | "normalized"> & { synonyms?: boolean },
): FeatureReading {
  const { negated, explainOnly, normalized, synonyms = true } = query;
  const match = matchTerms(window, profile, { synonyms });
  const terms = readTermEvidence(window, profile, match);
  const phrases = readPhraseEvidence(profile, match, normalized);
  const promptCover = window.information === 0 ? 0 : Math.min(1, match.information / window.information);
  return {
    match,
    anchored: phrases.name || phrases.whole,
    features: {
      information: Math.log1p(match.information),
      promptInformation: Math.log1p(window.information),
      telling: upTo(5, terms.telling),
      missedCommon: upTo(5, terms.missedCommon),
      missedTelling: upTo(5, terms.missedTelling),
      missedRare: upTo(5, terms.missedRare),
      everyday: upTo(3, terms.everyday),
      synonyms: Math.log1p(match.synonymous),
      short: window.size <= 4 ? 1 : 0,
      opening: terms.opening,
      neighbours: upTo(4, countNeighbours(match, profile)),
      phraseCover: phrases.best,
      phraseInformation: Math.log1p(terms.phraseInformation),
      titleCover: phrases.title,
      titleBoth: phrases.title * promptCover,
      name: phrases.name ? 1 : 0,
      overlap: terms.overlap,
      ruleInformation: Math.log1p(terms.ruleInformation),
      ignoreCover: phrases.ignore,
      ignoreWins: phrases.ignore > phrases.best ? 1 : 0,
      technologyConflict: namesRivals(window.ecosystems, profile.ecosystems) ? 1 : 0,
      ...negation(profile, negated),
      explainOnly: explainOnly && !isAboutExplaining(profile) ? 1 : 0,
    },
  };
}

/** A count as a share of the most that makes a difference. */
function upTo(most: number, count: number): number {
  return Math.min(count, most) / most;
}

function namesRivals(prompt: readonly number[], card: readonly number[]): boolean {
  if (prompt.some((family) => card.includes(family))) return false;
  return prompt.some((asked) => card.some((named) => areRivals(asked, named)));
}

function negation({ terms, phrases }: CardProfile, negated: ReadonlySet<string>) {
  if (negated.size === 0) return { negatedTitle: 0, negatedTerms: 0 };
  const isNegated = (at: number) => negated.has(terms.keys[at] as string);
  const sumOf = (places: readonly number[]) => places.reduce((sum, at) => sum + (terms.weights[at] as number), 0);
  const title = phrases.find(({ field }) => field === "title")?.terms ?? [];
  const total = sumOf(title);
  const held = terms.keys.flatMap((_, at) => isNegated(at) && terms.fields[at] !== 0 ? [at] : []);
  return {
    negatedTitle: total === 0 ? 0 : sumOf(title.filter(isNegated)) / total,
    negatedTerms: Math.min(1, sumOf(held)),
  };
}
