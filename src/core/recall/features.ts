/**
 * What speaks for a card and what speaks against it: named numbers about one window of a prompt and one card.
 *
 * None of them knows of another card, so that the evidence never depends on the rest of the library.
 *
 * @module
 */

import { type CardProfile, PROFILE_FIELDS, type ProfileField } from "./card_profile.ts";
import { matchTerms, type TermMatch } from "./match_terms.ts";
import type { QueryWindow } from "./query_window.ts";
import { coverPhrase } from "./phrase_cover.ts";
import { findSharedRun } from "./shared_run.ts";

/** The features, each with the family under which a person sees it. */
export const FEATURE_FAMILIES = {
  /** The share of the prompt's information that the card covers, from 0 to 1. */
  promptCover: "term",
  /** ln(1 + the matched information): what little of a long prompt can still say much. */
  information: "term",
  /** Distinct telling terms, up to 5, as a share of 5. */
  distinct: "term",
  /** 1 if two terms or more tell something. */
  several: "term",
  /** The longest run of neighbours that both share, up to 5 words, as a share of 5. */
  run: "phrase",
  /** The information of the most telling run, up to 2, as a share of 2. */
  runInformation: "phrase",
  /** The best trigger or `use_when` phrase: the square of its share that the prompt holds, damped if it says little. */
  phraseCover: "phrase",
  /** The information of the best-covered trigger or `use_when` phrase, times its cover. */
  phraseInformation: "phrase",
  /** The share of the title that the prompt holds, from 0 to 1. */
  titleCover: "name",
  /** The same, times the share of the prompt that the card covers. */
  titleBoth: "name",
  /** 1 if the whole title, of two words or a rare one, stands in the prompt. */
  name: "name",
  /** How alike prompt and summary are (shared information over the geometric mean of both). */
  summaryOverlap: "text",
  /** How alike prompt and rule are (shared information over the geometric mean of both). */
  ruleOverlap: "text",
  /** The share of the matched information that was reached through a translation. */
  translated: "language",
  /** The best `ignore_when` phrase: the share of it that the prompt holds. */
  ignoreCover: "exclusion",
  /** 1 if an `ignore_when` phrase fits better than every positive one. */
  ignoreWins: "exclusion",
  /** 1 if prompt and card name technologies, none of them of one family. */
  technologyConflict: "technology",
  /** 1 if only the prompt names a technology. */
  technologyPromptOnly: "technology",
  /** 1 if only the card names a technology. */
  technologyCardOnly: "technology",
  /** The share of the title that stands in negated clauses alone. */
  negatedTitle: "negation",
  /** Card terms in negated clauses alone: their information, up to 1. */
  negatedTerms: "negation",
  softCover: "term",
  coreCover: "term",
  core: "name",
  coreBoth: "name",
  anchorOverlap: "text",
  /** 1 if the prompt has four telling words or fewer. */
  short: "term",
} as const;

/** The name of a feature. */
export type FeatureName = keyof typeof FEATURE_FAMILIES;

/** The features of one window and one card. */
export type Features = Readonly<Record<FeatureName, number>>;

/** Phrases that say less than this are damped: a single common word is never a trigger. */
const TELLING_PHRASE = 0.8;

/**
 * Reads the features of a window and a card.
 *
 * @param window A window of the prompt.
 * @param profile The card's profile.
 * @param negated Keys that stand in negated clauses alone.
 * @returns The features, and the matched terms that they were read from.
 */
export function readFeatures(
  window: QueryWindow,
  profile: CardProfile,
  negated: ReadonlySet<string>,
): { features: Features; match: TermMatch; anchored: boolean } {
  const match = matchTerms(window, profile);
  const run = findSharedRun(match, profile);
  const promptCover = window.information === 0 ? 0 : Math.min(1, match.information / window.information);
  const phrases = readPhrases(profile, match);
  return {
    match,
    anchored: phrases.name || phrases.whole,
    features: {
      promptCover,
      information: Math.log1p(match.information),
      distinct: Math.min(match.distinct, 5) / 5,
      several: match.distinct >= 2 ? 1 : 0,
      run: Math.min(run.words, 5) / 5,
      runInformation: Math.min(run.information, 2) / 2,
      phraseCover: phrases.best,
      phraseInformation: Math.min(phrases.information, 2) / 2,
      titleCover: phrases.title,
      titleBoth: phrases.title * promptCover,
      name: phrases.name ? 1 : 0,
      summaryOverlap: fieldOverlap(window, profile, { match, field: "summary" }),
      ruleOverlap: fieldOverlap(window, profile, { match, field: "rule" }),
      translated: match.translated,
      ignoreCover: phrases.ignore,
      ignoreWins: phrases.ignore > 0 && phrases.ignore > phrases.best ? 1 : 0,
      ...technologies(window.ecosystems, profile.ecosystems),
      ...negation(profile, negated),
      ...centre(window, profile, match),
      short: window.size <= 4 ? 1 : 0,
    },
  };
}

interface PhraseEvidence {
  best: number;
  information: number;
  title: number;
  name: boolean;
  whole: boolean;
  ignore: number;
}

function readPhrases(profile: CardProfile, match: TermMatch): PhraseEvidence {
  const evidence: PhraseEvidence = { best: 0, information: 0, title: 0, name: false, whole: false, ignore: 0 };
  for (const phrase of profile.phrases) {
    const { cover, matched } = coverPhrase(phrase, profile, match);
    const damped = cover * cover * Math.min(1, matched / TELLING_PHRASE);
    if (phrase.field === "ignoreWhen") evidence.ignore = Math.max(evidence.ignore, damped);
    else if (phrase.field === "title") {
      evidence.title = cover;
      evidence.name = cover > 0.99 && matched >= TELLING_PHRASE;
    } else {
      evidence.whole ||= cover > 0.99 && matched >= TELLING_PHRASE;
      evidence.best = Math.max(evidence.best, damped);
      evidence.information = Math.max(evidence.information, cover * matched);
    }
  }
  return evidence;
}

function fieldOverlap(
  window: QueryWindow,
  { terms }: CardProfile,
  { match, field }: { match: TermMatch; field: ProfileField },
): number {
  const bit = 1 << PROFILE_FIELDS.indexOf(field);
  let total = 0;
  let shared = 0;
  for (let at = 0; at < terms.keys.length; at++) {
    if (((terms.fields[at] as number) & bit) === 0) continue;
    const weight = terms.weights[at] as number;
    if (at < terms.translatedFrom) total += weight;
    const key = match.found[at];
    if (key !== undefined) shared += Math.min(weight, key.weight);
  }
  return total === 0 || window.information === 0 ? 0 : Math.min(1, shared / Math.sqrt(total * window.information));
}

function technologies(prompt: readonly number[], card: readonly number[]) {
  const both = prompt.length > 0 && card.length > 0;
  return {
    technologyConflict: both && !prompt.some((family) => card.includes(family)) ? 1 : 0,
    technologyPromptOnly: prompt.length > 0 && card.length === 0 ? 1 : 0,
    technologyCardOnly: prompt.length === 0 && card.length > 0 ? 1 : 0,
  };
}

function negation({ terms, phrases }: CardProfile, negated: ReadonlySet<string>) {
  if (negated.size === 0) return { negatedTitle: 0, negatedTerms: 0 };
  let information = 0;
  for (const [at, key] of terms.keys.entries()) {
    if (negated.has(key) && terms.fields[at] !== 0) information += terms.weights[at] as number;
  }
  const title = phrases.find(({ field }) => field === "title")?.terms ?? [];
  const total = title.reduce((sum, at) => sum + (terms.weights[at] as number), 0);
  const held = title.filter((at) => negated.has(terms.keys[at] as string))
    .reduce((sum, at) => sum + (terms.weights[at] as number), 0);
  return { negatedTitle: total === 0 ? 0 : held / total, negatedTerms: Math.min(1, information) };
}

function centre(window: QueryWindow, { terms }: CardProfile, { found }: TermMatch) {
  let soft = 0, core = 0, coreTotal = 0, anchor = 0, anchorTotal = 0;
  const seen = new Set<number>();
  const done = new Set<number>();
  for (let at = 0; at < terms.keys.length; at++) {
    const bits = terms.fields[at] as number;
    const anch = bits & ~64;
    if (bits === 0) continue;
    const w = terms.weights[at] as number;
    const key = found[at];
    const isCore = (anch & 1) !== 0 || (anch & (anch - 1)) !== 0 && popcount(anch) >= 3;
    if (at < terms.translatedFrom) {
      if (isCore) coreTotal += w;
      if (anch) anchorTotal += w;
    }
    if (key === undefined) continue;
    if (!seen.has(key.unit)) {
      seen.add(key.unit);
      soft += Math.sqrt(Math.min(w, key.weight)) * (anch ? 1 : .5);
      if (anch) anchor += Math.min(w, key.weight);
    }
    if (isCore && !done.has(key.unit)) {
      done.add(key.unit);
      core += Math.min(w, key.weight);
    }
  }
  let softTotal = 0;
  for (const { weight, translated, places } of window.keys.values()) {
    if (!translated && places.length > 0) softTotal += Math.sqrt(weight);
  }
  return {
    softCover: softTotal === 0 ? 0 : Math.min(1, soft / softTotal),
    coreCover: window.information === 0 ? 0 : Math.min(1, core / window.information),
    core: coreTotal === 0 ? 0 : Math.min(1, core / coreTotal),
    coreBoth: coreTotal === 0 || window.information === 0
      ? 0
      : Math.sqrt(Math.min(1, core / coreTotal) * Math.min(1, core / window.information)),
    anchorOverlap: anchorTotal === 0 || window.information === 0
      ? 0
      : Math.min(1, anchor / Math.sqrt(anchorTotal * window.information)),
  };
}

function popcount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
