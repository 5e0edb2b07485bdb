/**
 * Everything that recall must know of a card, worked out once: plain data that an index can store.
 *
 * @module
 */

import type { CardScope, EngineHints, Grade, LibraryCard, LibraryScope, RecallPolicy } from "../card/card.ts";
import { normalizeText } from "../text/normalize.ts";
import { readProfileTerms } from "./profile_terms.ts";
import { readEcosystems } from "./ecosystem_table.ts";
import type { ShownFields } from "./result.ts";

/** The fields that recall tells apart; bit 1 << n of a term's `fields` stands for the n-th. */
export const PROFILE_FIELDS = ["title", "triggers", "useWhen", "summary", "topics", "aliases", "rule"] as const;

/** One of {@linkcode PROFILE_FIELDS}. */
export type ProfileField = typeof PROFILE_FIELDS[number];

/** A card as recall sees it. JSON all through, so that an index can keep it in any form. */
export interface CardProfile {
  /** Id of the card. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** Which library holds it. */
  readonly libraryScope: LibraryScope;
  /** Its recall policy. */
  readonly policy: RecallPolicy;
  /** What is at stake when the lesson is missed. */
  readonly risk: Grade;
  /** How sure its author is of it. */
  readonly confidence: Grade;
  /** Where it may apply. */
  readonly scope: CardScope;
  /** The signals that it wants, needs and yields to. */
  readonly hints: EngineHints;
  /** `ignore_when`, normalised, for exact exclusion. */
  readonly exclusions: readonly string[];
  /** The card's distinct terms without stop words. */
  readonly terms: ProfileTerms;
  /** Title, triggers, `use_when`, `ignore_when` and aliases, one by one. */
  readonly phrases: readonly ProfilePhrase[];
  /** The summary as a sequence of places in `terms`. */
  readonly summary: readonly number[];
  /** The information of its own terms outside the rule, in sum. */
  readonly information: number;
  /** The families of technologies that it names outside its rule, as numbers (see `readEcosystems`). */
  readonly ecosystems: readonly number[];
  /** What the compact index prints. */
  readonly shown: ShownFields;
}

/** The distinct terms of a card, as columns of one table. */
export interface ProfileTerms {
  /** The key of each term. */
  readonly keys: readonly string[];
  /** The background information of each, from 0 to 1 (see `informationOf`), to four decimals. */
  readonly weights: readonly number[];
  /** The fields that hold each, as bits; 0 for a term of `ignore_when` alone. */
  readonly fields: readonly number[];
  /** From this place on, terms are English translations of the card's Chinese words. */
  readonly translatedFrom: number;
  /** How many terms each field has, in the order of {@linkcode PROFILE_FIELDS}. */
  readonly lengths: readonly number[];
}

/** One phrase of a card. */
export interface ProfilePhrase {
  /** The field that holds it. */
  readonly field: "title" | "triggers" | "useWhen" | "ignoreWhen" | "aliases";
  /** The phrase as written. */
  readonly text: string;
  /** Its terms, as places in the card's `terms`; joined names and parts of identifiers are left out. */
  readonly terms: readonly number[];
}

/** Terms that say less than this find no card: one text in seven has them. */
export const LEAST_INFORMATION = 0.22;

/** A rule is read this far, in UTF-16 units; what it says first is what it is about. */
const RULE_LIMIT = 4000;

/**
 * Works out the profile of a card.
 *
 * @param entry The card and the library that holds it.
 * @returns Its profile.
 */
export function profileCard({ card, libraryScope }: LibraryCard): CardProfile {
  const { terms, phrases, summary } = readProfileTerms({
    title: [card.title],
    triggers: card.recall.triggers,
    useWhen: card.criteria.useWhen,
    ignoreWhen: card.criteria.ignoreWhen,
    summary: card.summary,
    topics: card.recall.topics,
    aliases: Object.entries(card.recall.aliases).flatMap(([term, others]) => [term, ...others]),
    rule: card.rule.slice(0, RULE_LIMIT),
  });
  return {
    id: card.id,
    title: card.title,
    libraryScope,
    policy: card.recall.policy,
    risk: card.recall.risk,
    confidence: card.recall.confidence,
    scope: card.scope,
    hints: card.engineHints,
    exclusions: card.criteria.ignoreWhen.map(normalizeText).filter((phrase) => phrase !== ""),
    terms,
    phrases,
    summary,
    information: anchorInformation(terms),
    ecosystems: readEcosystems(
      [card.title, ...card.recall.triggers, ...card.criteria.useWhen, card.summary].join("\n"),
    ),
    shown: {
      summary: card.summary,
      category: card.category,
      useWhen: card.criteria.useWhen,
      ignoreWhen: card.criteria.ignoreWhen,
      scope: scopeInWords(card.scope),
      language: card.language,
    },
  };
}

/**
 * The keys under which an index must list a card, so that recall finds it whenever it could be shown.
 *
 * @param profile A card's profile.
 * @returns Its telling terms outside the rule.
 */
export function postingKeys({ terms }: CardProfile): string[] {
  return terms.keys.filter((_, at) => isAnchor(terms, at));
}

/**
 * The bits of fields in a term's `fields`.
 *
 * @param names One field or more.
 * @returns The bits of all of them.
 */
export function fieldBits(...names: readonly ProfileField[]): number {
  return names.reduce((bits, name) => bits | 1 << PROFILE_FIELDS.indexOf(name), 0);
}

/** The bit of the rule in a term's `fields`. */
export const RULE_BIT: number = fieldBits("rule");

function anchorInformation({ weights, fields, translatedFrom }: ProfileTerms): number {
  let information = 0;
  for (let at = 0; at < translatedFrom; at++) {
    if (((fields[at] as number) & ~RULE_BIT) !== 0) information += weights[at] as number;
  }
  return Math.round(information * 1e4) / 1e4;
}

/** Whether a term can find its card: informative, and not in the rule alone. */
function isAnchor({ weights, fields }: ProfileTerms, at: number): boolean {
  return (weights[at] as number) >= LEAST_INFORMATION && ((fields[at] as number) & ~RULE_BIT) !== 0;
}

function scopeInWords({ level, projectKey, modulePath }: CardScope): string {
  return [level, projectKey, modulePath].filter((part) => part !== undefined && part !== "").join(" ");
}
