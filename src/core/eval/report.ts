/**
 * The report of a run: what `--out` writes, `--compare` reads and the HTML page shows.
 *
 * @module
 */

import type { AbstainReason, MatchReason, RejectionReason } from "../recall/result.ts";
import type { GateResult } from "./gates.ts";
import type { Metrics } from "./metrics.ts";
import type { Difficulty } from "./suite.ts";

/** The name by which a report is recognised; it changes when its shape does. */
export const REPORT_SCHEMA = "ome-eval-report-1";

/** What a case says of a card that recall looked at. */
export type Standing = "wanted" | "allowed" | "unwanted";

/** One card that recall looked at for a case: what the score chart is drawn from. */
export interface CandidateScore {
  /** The card's id. */
  readonly id: string;
  /** Its evidence, from 0 to 100. */
  readonly score: number;
  /** What the case says of it. */
  readonly standing: Standing;
  /** Why it was not shown; absent where it was. */
  readonly rejection?: RejectionReason;
  /** What excluded it, in words. */
  readonly detail?: string;
}

/** One case with what came of it. */
export interface CaseReport {
  /** The case's id. */
  readonly id: string;
  /** Whether it passed. */
  readonly passed: boolean;
  /** What went wrong, one line each; empty where it passed. */
  readonly failures: readonly string[];
  /** The prompt. */
  readonly prompt: string;
  /** Cards that had to come. */
  readonly expectedCards: readonly string[];
  /** Cards that had to stay away. */
  readonly unexpectedCards: readonly string[];
  /** Cards that might come. */
  readonly allowedExtraCards: readonly string[];
  /** Whether nothing might come. */
  readonly expectNoMatches: boolean;
  /** Cards that came, best first. */
  readonly returnedCards: readonly string[];
  /** Their evidence, in the same order, from 0 to 100. */
  readonly scores: readonly number[];
  /** Why each of them came, strongest reason first, by card id. */
  readonly reasons: Readonly<Record<string, readonly MatchReason[]>>;
  /** Why nothing came, where nothing did. */
  readonly abstainReason?: AbstainReason;
  /** Wanted cards and the strongest others, best first. */
  readonly candidates: readonly CandidateScore[];
  /** The threshold that held for this case. */
  readonly threshold: number;
  /** The case's labels. */
  readonly tags: readonly string[];
  /** The case's difficulty. */
  readonly difficulty: Difficulty;
  /** Size of the context that the agent would see, in UTF-16 units. */
  readonly contextChars: number;
  /** Time of the recall in milliseconds, where a clock was handed in. */
  readonly elapsedMs?: number;
}

/** Stable hashes that tell whether two reports speak of the same thing. */
export interface Fingerprints {
  /** The cases and their labels. */
  readonly suite: string;
  /** The cards. */
  readonly cards: string;
  /** Limit, threshold and other settings. */
  readonly configuration: string;
}

/** What a run of a suite found. */
export interface Report {
  /** Always {@linkcode REPORT_SCHEMA}. */
  readonly schema: typeof REPORT_SCHEMA;
  /** The suite's name. */
  readonly suite: string;
  /** Version of the recall engine. */
  readonly engineVersion: string;
  /** Version of the scorer. */
  readonly scorerVersion: string;
  /** What was run on what. */
  readonly fingerprints: Fingerprints;
  /** The most cards that a case could return. */
  readonly limit: number;
  /** The threshold, unless a case had its own. */
  readonly threshold: number;
  /** How many cards took part. */
  readonly cardCount: number;
  /** Whether every gate held and no forbidden card came. */
  readonly passed: boolean;
  /** Every gate with what was reached. */
  readonly gates: readonly GateResult[];
  /** Cards that must never appear and did, with the case. */
  readonly forbidden: readonly ForbiddenCard[];
  /** The numbers over all cases. */
  readonly metrics: Metrics;
  /** The numbers by difficulty. */
  readonly byDifficulty: Readonly<Record<string, Metrics>>;
  /** The numbers by tag, tags in code-unit order. */
  readonly byTag: Readonly<Record<string, Metrics>>;
  /** Every case, in the order of the suite. */
  readonly cases: readonly CaseReport[];
}

/** A card that must never appear, and did. */
export interface ForbiddenCard {
  /** The case that it appeared in. */
  readonly caseId: string;
  /** The card. */
  readonly cardId: string;
}
