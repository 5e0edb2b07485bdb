/**
 * The card: one approved judgement, "when X applies, the usual wrong turn is Y, do Z".
 *
 * @module
 */

import type { CardScope, ScopeLevel } from "../project/scope.ts";
import type { EngineHints } from "../signal/hints.ts";

export type { CardScope, EngineHints, ScopeLevel };

/** Where a card stands in its life. A candidate of a retrospective is not a card yet. */
export type CardStatus = "draft" | "active" | "archived";

/** How strongly a card wants to be shown; it breaks ties and never makes weak evidence strong. `off` is never recalled. */
export type RecallPolicy = "must" | "should" | "may" | "off";

/** A coarse grade, for risk and confidence. */
export type Grade = "low" | "medium" | "high";

/** The language a card is written in. `auto` and `mixed` are read from older libraries and never written. */
export type CardLanguage = "en" | "zh" | "auto" | "mixed";

/** One card as the program works with it; its file is Markdown with front matter (see `markdown.ts`). */
export interface Card {
  /** 1 to 80 letters, digits, `-`, `_`, `.`; equals the file name. */
  readonly id: string;
  /** Equals the folder that the card lies in. */
  readonly status: CardStatus;
  /** A short name, for people. */
  readonly title: string;
  /** A free, first-class label such as `Testing`. */
  readonly category: string;
  /** One sentence, at most 400 characters: when it applies, the usual wrong turn, the right action or boundary. */
  readonly summary: string;
  /** When the card applies, in the words that a user would say, and its near misses. */
  readonly criteria: CardCriteria;
  /** Ids of registered signals that gate the card. */
  readonly engineHints: EngineHints;
  /** What recall matches on, and how the card ranks among equals. */
  readonly recall: RecallFields;
  /** Where the card may be recalled. */
  readonly scope: CardScope;
  /** The language that the card is written in. */
  readonly language: CardLanguage;
  /** The plain-language introduction: the body's first section. */
  readonly intro: string;
  /** The full rule: the fenced block of the body's last section, without its fence. */
  readonly rule: string;
}

/** When to use a card and when to leave it alone. */
export interface CardCriteria {
  /** Short phrases for the start of a workflow, close to what a user would say. */
  readonly useWhen: readonly string[];
  /** Near misses: a phrase that stands in the prompt as it is excludes the card. */
  readonly ignoreWhen: readonly string[];
}

/** The card's own account of what should find it. */
export interface RecallFields {
  /** How strongly the card wants to be shown. */
  readonly policy: RecallPolicy;
  /** What it costs to miss the card. */
  readonly risk: Grade;
  /** How sure its author is of it. */
  readonly confidence: Grade;
  /** The compact list of phrases that the matcher looks for first. */
  readonly triggers: readonly string[];
  /** Broad subjects such as `git`: they help, and never suffice. */
  readonly topics: readonly string[];
  /** A term's other names, in either language: `{ "rollback": ["回滚"] }`. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** Which library of the stack a card came from. */
export type LibraryScope = "global" | "project";

/** A card together with the library that holds it: what recall works on. */
export interface LibraryCard {
  /** The card. */
  readonly card: Card;
  /** The library that holds it. */
  readonly libraryScope: LibraryScope;
}
