/**
 * A retrospective run: its evidence, its candidates, what a person decided, and what came of it.
 *
 * @module
 */

import type { LibraryScope } from "../card/card.ts";
import type { Audit } from "./audit.ts";
import type { Candidate, Evidence } from "./candidate.ts";

/** The version of the files of a run. */
export const RUN_VERSION = 1;

/** `input.json`: what the run starts from. */
export interface RunInput {
  readonly version: typeof RUN_VERSION;
  readonly id: string;
  /** What the person wants to look at. */
  readonly focus: string | null;
  /** The library that approved candidates go to. */
  readonly scope: LibraryScope;
  readonly createdAt: string;
  readonly evidence: readonly Evidence[];
}

/** A candidate, and the revision of the run in which its words last changed. */
export interface RevisedCandidate {
  readonly revision: number;
  readonly candidate: Candidate;
}

/** `candidates.json`: what the run proposes. */
export interface RunCandidates {
  readonly version: typeof RUN_VERSION;
  /** Grows with every refinement; 0 before the first candidates. */
  readonly revision: number;
  /** How the evidence was looked for; null where candidates were taken without. */
  readonly audit: Audit | null;
  readonly candidates: readonly RevisedCandidate[];
}

/** What a person may decide. */
export type DecisionAction = "approve" | "reject" | "merge" | "rewrite";

/** One line of `decisions.jsonl`: a decision, the last one of a candidate counts. */
export interface Decision {
  readonly action: DecisionAction;
  readonly candidate: string;
  /** The revision of the candidate that was decided on: a later one has to be decided anew. */
  readonly revision: number;
  readonly at: string;
  readonly reason?: string;
  /** The card that a merge starts from. */
  readonly into?: string;
  /** The card's file, for merge and rewrite: it becomes the draft, to the byte. */
  readonly text?: string;
}

/** One line of `decisions.jsonl`: a candidate became a draft. */
export interface Application {
  readonly action: "apply";
  readonly candidate: string;
  readonly at: string;
  /** The id of the draft. */
  readonly card: string;
}

/** All that a run holds. */
export interface Run {
  readonly input: RunInput;
  readonly proposal: RunCandidates;
  readonly log: readonly (Decision | Application)[];
}

/** How far a run has come. */
export type RunState = "collecting" | "proposed" | "decided" | "applied";

/** What was decided on a candidate, and what came of it. */
export interface Verdict {
  readonly candidate: Candidate;
  readonly revision: number;
  /** Absent while it is undecided, and again when it was changed since. */
  readonly decision?: Decision;
  /** The card that it became. */
  readonly card?: string;
}

/**
 * What was decided on each candidate.
 *
 * @param run The run.
 * @returns A verdict for each candidate, in their order.
 */
export function verdictsOf({ proposal, log }: Pick<Run, "proposal" | "log">): Verdict[] {
  return proposal.candidates.map(({ candidate, revision }) => {
    const own = log.filter((entry) => entry.candidate === candidate.id);
    const decision = own.findLast((entry) => entry.action !== "apply" && entry.revision === revision);
    const applied = own.findLast((entry) => entry.action === "apply");
    return {
      candidate,
      revision,
      ...(decision !== undefined && decision.action !== "apply" ? { decision } : {}),
      ...(applied?.action === "apply" ? { card: applied.card } : {}),
    };
  });
}

/**
 * How far a run has come.
 *
 * @param run The run.
 * @returns `collecting` without candidates, `proposed` while one waits for a decision, `decided` while an approved one
 * is not a draft yet, `applied` otherwise.
 */
export function stateOf(run: Pick<Run, "proposal" | "log">): RunState {
  const verdicts = verdictsOf(run);
  if (verdicts.length === 0) return "collecting";
  if (verdicts.some(({ decision, card }) => decision === undefined && card === undefined)) return "proposed";
  return verdicts.some(waitsForDraft) ? "decided" : "applied";
}

/**
 * Whether a candidate was accepted and is not a draft yet.
 *
 * @param verdict The verdict.
 */
export function waitsForDraft({ decision, card }: Verdict): boolean {
  return decision !== undefined && decision.action !== "reject" && card === undefined;
}
