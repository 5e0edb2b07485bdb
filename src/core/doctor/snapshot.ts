/**
 * An installation as plain data: what the checks look at.
 *
 * No text of a prompt is ever part of it.
 *
 * @module
 */

import type { HookReview } from "../agent/agent.ts";
import type { CardStatus, LibraryScope } from "../card/card.ts";
import type { Finding } from "../finding.ts";

/** The data folder. */
export interface FolderFacts {
  readonly path: string;
  /** Who named it: the flag, the environment, the settings, or nobody. */
  readonly source: string;
  readonly exists: boolean;
  /** Whether a file can be made in it. */
  readonly isWritable: boolean;
  /** Why it should be none, and a better place. */
  readonly refusal?: { readonly reason: string; readonly better: string };
}

/** The cards of the libraries that apply here. */
export interface CardFacts {
  readonly libraries: readonly {
    readonly scope: LibraryScope;
    readonly folder: string;
    /** Cards that can be used. */
    readonly counts: Readonly<Record<CardStatus, number>>;
  }[];
  /** Everything that a check of all files found. */
  readonly findings: readonly Finding[];
}

/** A stored index, which can be made again. */
export interface IndexFacts {
  readonly path: string;
  /** `missing` costs time, `stale` a little of it: the hook reads what changed. */
  readonly state: "fresh" | "stale" | "missing" | "damaged";
}

/** A retrospective that wants something. */
export interface RunFacts {
  readonly id: string;
  /** `unfinished`: an apply was cut short. `waiting`: something was approved and not applied. `foreign`: of another version. */
  readonly state: "unfinished" | "waiting" | "foreign" | "broken";
  /** What is wrong with a broken one. */
  readonly reason?: string;
}

/** How the hook of one agent stands. */
export interface HookFacts {
  readonly id: string;
  readonly name: string;
  readonly settings: string;
  /** Whether the agent left traces on this machine. */
  readonly isHere: boolean;
  readonly isInstalled: boolean;
  /** The agent whose entry it runs in place of one of its own. */
  readonly lender?: string;
  /** Files that the entry needs and that are missing or cannot be run. */
  readonly missing: readonly string[];
  /** Files in which a second entry would answer the same prompt. */
  readonly doubles: readonly string[];
  /** What the agent notes of the person's consent, where that can be read. */
  readonly review?: HookReview;
  /** Whether `config.json` lets it answer. */
  readonly isEnabled: boolean;
  /** When it was last heard, ISO 8601. */
  readonly lastHeard?: string;
  readonly findings: readonly Finding[];
}

/** A host that was found here and cannot be reached at the prompt. */
export interface DeafFacts {
  readonly name: string;
  readonly reason: string;
  /** Where its rules stand in a project. */
  readonly rules: string;
}

/** The skill in one folder. */
export interface SkillFacts {
  readonly folder: string;
  /** Names of the agents that read it. */
  readonly agents: readonly string[];
  readonly state: "current" | "outdated" | "missing" | "edited";
}

/** The event log. */
export interface EventFacts {
  readonly path: string;
  /** Why it cannot be read. */
  readonly unreadable?: string;
  readonly bytes: number;
  /** Files of it, the one that is written to included. */
  readonly parts: number;
  /** Files that are older than `sessions.retainDays`. */
  readonly oldParts: number;
  readonly events: number;
  /** Lines that are no event. */
  readonly torn: number;
  /** Prompts, and those at which the hook failed or ran out of time. */
  readonly prompts: number;
  readonly failures: number;
  /** When a hook was last heard, ISO 8601. */
  readonly lastHook?: string;
}

/** What keeps recall silent. */
export interface QuietFacts {
  /** Whether `OME_OFF` is set in this shell. */
  readonly isShellSilent: boolean;
  /** What silences this folder: where, until when, and whether the settings say so. */
  readonly here?: { readonly where: string; readonly until?: string; readonly isConfigured: boolean };
}

/** The programs named `ome`. */
export interface ProgramFacts {
  /** This one. */
  readonly version: string;
  /** Different programs of that name on the `PATH`, the first one that a shell would run first. */
  readonly onPath: readonly string[];
  /** Whether the first of them is this one; true for a program that runs from source. */
  readonly isFirst: boolean;
}

/** An installation. */
export interface Snapshot {
  readonly folder: FolderFacts;
  /** What is wrong with `config.json`. */
  readonly config: readonly Finding[];
  readonly cards: CardFacts;
  readonly indexes: readonly IndexFacts[];
  readonly runs: readonly RunFacts[];
  readonly hooks: readonly HookFacts[];
  readonly deaf: readonly DeafFacts[];
  readonly skills: readonly SkillFacts[];
  readonly events: EventFacts;
  readonly quiet: QuietFacts;
  readonly programs: ProgramFacts;
  /** Temporary files that a killed command left in the data folder. */
  readonly leftovers: readonly string[];
}
