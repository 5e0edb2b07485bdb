/**
 * What a recall returns: the cards to show, and for every candidate the reason why it is shown or not.
 *
 * The names are those of `match --explain --json`.
 *
 * @module
 */

import type { CardLanguage, Grade, LibraryScope, RecallPolicy } from "../card/card.ts";
import type { ProjectContext } from "../project/project.ts";
import type { PromptSegment } from "../prompt/segment.ts";

/** What recall understood of the prompt. */
export interface TaskEnvelope {
  /** The prompt's language. */
  readonly language: "en" | "zh" | "mixed" | "other";
  /** Kinds of work that the prompt asks for, such as `fix`, `review`, `explain`. */
  readonly taskTypes: readonly string[];
  /** Product surfaces that it speaks of, such as `ui`, `database`. */
  readonly surfaces: readonly string[];
  /** Operations that it names, such as `commit`, `deploy`. */
  readonly operations: readonly string[];
  /** File names and paths in it. */
  readonly files: readonly string[];
  /** Command lines in it. */
  readonly commands: readonly string[];
  /** Boundaries that it sets: the negated clauses, as written. */
  readonly constraints: readonly string[];
  /** Whether it asks to do something, to explain something, or both. */
  readonly intentModes: readonly ("execute" | "explain")[];
  /** Ids of the signals that it sets off. */
  readonly signals: readonly string[];
  /** Its most informative terms, best first. */
  readonly keywords: readonly string[];
  /** How its passages were read. */
  readonly segments: readonly PromptSegment[];
  /** Its length in UTF-16 units, before it was bounded. */
  readonly length: number;
}

/** One reason for a card, in a form that a person can follow. */
export interface MatchReason {
  /** The card's field that matched, such as `triggers` or `title`. */
  readonly field: string;
  /** What matched, in the words of the card or the prompt. */
  readonly term: string;
  /** Its share of the evidence: positive speaks for the card, negative against it. */
  readonly weight: number;
  /** What it is: `phrase`, `term`, `translation`, `synonym`, `name`, `signal` or `exclusion`. */
  readonly kind: string;
  /** Of a synonym, the word of the prompt that it stands for, as it is compared. */
  readonly standsFor?: string;
  /** Set where the prompt holds a part of the phrase and not all of it. */
  readonly partly?: true;
}

/** One card that recall shows. */
export interface CardMatch {
  /** Place among the shown cards, from 1. */
  readonly rank: number;
  /** The card's id. */
  readonly id: string;
  /** The card's title. */
  readonly title: string;
  /** Which library holds it. */
  readonly libraryScope: LibraryScope;
  /** Evidence from 0 to 100: depends on prompt and card alone. */
  readonly score: number;
  /** The library-relative BM25F rank score. */
  readonly rawScore: number;
  /** The order after fusion of rank and evidence: larger comes first. */
  readonly rankScore: number;
  /** The rank score after policy, risk and confidence have broken ties. */
  readonly postSelectionScore: number;
  /** Evidence by family: how many points of logit each family contributed. */
  readonly evidenceFamilies: Readonly<Record<string, number>>;
  /** Whether the card's name, or a whole trigger, stands in the prompt. */
  readonly strongAnchor: boolean;
  /** The card's recall policy. */
  readonly policy: RecallPolicy;
  /** What is at stake when the lesson is missed. */
  readonly risk: Grade;
  /** How sure its author is of it. */
  readonly confidence: Grade;
  /** Why it is shown, strongest first. */
  readonly reasons: readonly MatchReason[];
  /** Ids of near-duplicates that were collapsed into this card. */
  readonly similarCards: readonly string[];
  /** What the reader of the compact index needs, so that no one has to load the card again. */
  readonly shown: ShownFields;
}

/** The fields of a card that the compact index prints. */
export interface ShownFields {
  /** When it applies, the usual wrong turn, what to do. */
  readonly summary: string;
  /** The card's category, given or inferred. */
  readonly category: string;
  /** When to use it. */
  readonly useWhen: readonly string[];
  /** When not to. */
  readonly ignoreWhen: readonly string[];
  /** The card's scope in words: `global`, `project github.com/o/r`, … */
  readonly scope: string;
  /** The language that the card is written in. */
  readonly language: CardLanguage;
}

/** Why a candidate is not shown. */
export type RejectionReason =
  | "excluded-by-ignore-when"
  | "missing-required-signal"
  | "suppressed-signal"
  | "below-threshold"
  | "thin-evidence"
  | "weaker-than-best"
  | "near-duplicate"
  | "over-limit";

/** Why nothing is shown. */
export type AbstainReason =
  | "no-candidate"
  | "below-threshold"
  | "all-excluded"
  | "small-talk"
  | "no-request";

/** One candidate and what became of it. */
export interface CandidateVerdict {
  /** Id of the card. */
  readonly id: string;
  /** Which library holds it. */
  readonly libraryScope: LibraryScope;
  /** Evidence from 0 to 100. */
  readonly score: number;
  /** The library-relative BM25F rank score. */
  readonly rawScore: number;
  /** Whether it passed the gates: scope, signals, exact exclusion. */
  readonly eligible: boolean;
  /** Whether it is shown. */
  readonly selected: boolean;
  /** Why it is not shown; absent where it is. */
  readonly rejectionReason?: RejectionReason;
  /** What excluded it, in words: the `ignore_when` phrase, the missing signal, the stronger twin. */
  readonly rejectionDetail?: string;
  /** Evidence by family, in points of logit. */
  readonly evidenceFamilies: Readonly<Record<string, number>>;
}

/** How the decision was reached. */
export interface RecallDiagnostics {
  /** The version of candidates, gates and selection. */
  readonly engineVersion: string;
  /** The version of the evidence score. */
  readonly scorerVersion: string;
  /** Active cards in the library stack. */
  readonly inputCount: number;
  /** Of these, cards whose policy and scope let them take part. */
  readonly applicableCount: number;
  /** Of these, cards whose evidence was worked out. */
  readonly evaluatedCount: number;
  /** Whether the caller's time ran out. */
  readonly timedOut: boolean;
  /** Whether every candidate was worked out. */
  readonly complete: boolean;
  /** Whether `candidates` leaves any out, to stay bounded. */
  readonly candidateListTruncated: boolean;
  /** Whether nothing is shown. */
  readonly abstained: boolean;
  /** Why nothing is shown; absent where something is. */
  readonly abstainReason?: AbstainReason;
  /** Ids of the cards to show, best first. */
  readonly selectedCardIds: readonly string[];
  /** The best candidates, best first, at most 50. */
  readonly candidates: readonly CandidateVerdict[];
}

/** The outcome of one recall. */
export interface RecallResult {
  /** The evidence that a card needed, from 0 to 100. */
  readonly threshold: number;
  /** The most cards to show. */
  readonly limit: number;
  /** What the prompt is: its task, language and passages. */
  readonly envelope: TaskEnvelope;
  /** The forms in which the prompt was looked up: as written, translated, … */
  readonly queryVariants: readonly string[];
  /** The project that scopes were held against. */
  readonly projectContext: ProjectContext;
  /** The cards to show, best first; often one, often none. */
  readonly matches: readonly CardMatch[];
  /** How the decision was reached. */
  readonly diagnostics: RecallDiagnostics;
}
