/**
 * What an evaluation suite is: prompts, and the cards that each should and should not bring back.
 *
 * @module
 */

import type { LibraryCard } from "../card/card.ts";
import type { Finding } from "../finding.ts";

/** How hard a case is, in its author's judgement. */
export type Difficulty = "easy" | "medium" | "hard";

/** One prompt with its label. A returned card that is neither expected nor allowed fails the case. */
export interface EvalCase {
  /** Unique in the suite. */
  readonly id: string;
  /** The prompt, as a person would type it. */
  readonly prompt: string;
  /** Cards that must all come back. */
  readonly expectedCards: readonly string[];
  /** Cards that must stay away: ids, or `<prefix>--*` for every card whose id begins so. */
  readonly unexpectedCards: readonly string[];
  /** Cards that may come back and need not. */
  readonly allowedExtraCards: readonly string[];
  /** Whether nothing at all may come back. */
  readonly expectNoMatches: boolean;
  /** How hard it is; `medium` where the suite does not say. */
  readonly difficulty: Difficulty;
  /** Labels to break the numbers down by, such as `arm:small-talk`. */
  readonly tags: readonly string[];
  /** The threshold of this case alone, from 0 to 100. */
  readonly threshold?: number;
  /** The folder that the prompt is typed in; {@linkcode Suite.projects} says which project that is. */
  readonly cwd?: string;
  /** Why the label is what it is, for people. */
  readonly note?: string;
}

/** What numbers a suite, or one arm of it, must reach; each from 0 to 1. */
export interface GateLimits {
  /** The least share of cases that pass. */
  readonly minPassRate?: number;
  /** The least recall. */
  readonly minRecall?: number;
  /** The least precision. */
  readonly minPrecision?: number;
  /** The largest share of cases with a card that was neither expected nor allowed. */
  readonly maxOverRecall?: number;
}

/** The gates that a suite brings along: over all cases, and over the cases of a tag. */
export interface SuiteGates extends GateLimits {
  /** Gates for the cases that carry a tag. */
  readonly byTag: Readonly<Record<string, GateLimits>>;
}

/** The project that a folder of a suite stands for. */
export interface SuiteProject {
  /** The project's key, such as `github.com/acme/shop`. */
  readonly key: string;
}

/** A checked suite, ready to run. */
export interface Suite {
  /** The suite's name. */
  readonly name: string;
  /** What the suite is for, for people. */
  readonly description?: string;
  /** Which project lies in which folder; a case's `cwd` lies in the deepest folder that holds it. */
  readonly projects: Readonly<Record<string, SuiteProject>>;
  /** Cards whose appearance in any case fails the whole suite; ids or `<prefix>--*`. */
  readonly forbiddenCards: readonly string[];
  /** The numbers that the suite must reach. */
  readonly gates: SuiteGates;
  /** The cases, in the order of the file. */
  readonly cases: readonly EvalCase[];
}

/** What came of reading a suite: the suite, unless a finding at error level stands against it. */
export interface SuiteReading {
  /** The suite; undefined where a finding at error level stands against it. */
  readonly suite: Suite | undefined;
  /** Everything that was found, in the order of the document. */
  readonly findings: readonly Finding[];
}

/** What came of reading fixture cards. */
export interface CardsReading {
  /** The cards, those with findings among them: see whether any finding is an error before using them. */
  readonly cards: readonly LibraryCard[];
  /** Everything that was found, in the order of the document. */
  readonly findings: readonly Finding[];
}
