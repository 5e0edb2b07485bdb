/**
 * Refining a run: new candidates take the place of the old ones, and what was decided on stays decided.
 *
 * @module
 */

import type { Audit } from "./audit.ts";
import type { Candidate } from "./candidate.ts";
import { type RevisedCandidate, type Run, RUN_VERSION, type RunCandidates, verdictsOf } from "./run.ts";

/** What is handed in. */
export interface Refinement {
  readonly candidates: readonly Candidate[];
  /** The audit; without one the former stays. */
  readonly audit?: Audit | undefined;
}

/**
 * Puts candidates into a run.
 *
 * One whose words did not change keeps its revision, and with it its decision. One that became a draft stays as it was.
 *
 * @param run The run.
 * @param refinement The candidates that the run shall have.
 * @returns The new proposal.
 */
export function refineRun(run: Run, { candidates, audit }: Refinement): RunCandidates {
  const revision = run.proposal.revision + 1;
  const applied = verdictsOf(run).filter(({ card }) => card !== undefined)
    .map(({ candidate, revision }): RevisedCandidate => ({ candidate, revision }));
  const done = new Set(applied.map(({ candidate }) => candidate.id));
  const others = candidates.filter(({ id }) => !done.has(id)).map((candidate): RevisedCandidate => {
    const old = run.proposal.candidates.find((each) => each.candidate.id === candidate.id);
    const same = old !== undefined && canonical(old.candidate) === canonical(candidate);
    return { candidate, revision: same ? old.revision : revision };
  });
  return {
    version: RUN_VERSION,
    revision,
    audit: audit ?? run.proposal.audit,
    candidates: [...applied, ...others],
  };
}

/**
 * Adds one candidate to a run, leaving the others alone.
 *
 * @param run The run.
 * @param candidate The candidate; one of its id is replaced.
 * @returns The new proposal.
 */
export function addToRun(run: Run, candidate: Candidate): RunCandidates {
  const others = run.proposal.candidates.map((each) => each.candidate).filter(({ id }) => id !== candidate.id);
  return refineRun(run, { candidates: [...others, candidate] });
}

/** The order of keys says nothing. */
function canonical(candidate: Candidate): string {
  return JSON.stringify(candidate, (_key, value: unknown) => isPlain(value) ? sortedByKey(value) : value);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sortedByKey(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
