/**
 * Changing a run, one writer at a time.
 *
 * @module
 */

import { idFor } from "../../core/card/id.ts";
import type { LibraryScope } from "../../core/card/card.ts";
import { type Candidate, type Evidence, evidenceId } from "../../core/reflect/candidate.ts";
import { readCandidates } from "../../core/reflect/read_candidates.ts";
import { addToRun, type Refinement, refineRun } from "../../core/reflect/refine.ts";
import { type Decision, type Run, RUN_VERSION, type Verdict, verdictsOf } from "../../core/reflect/run.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import { CommandError } from "../command_error.ts";
import type { Library } from "../library/library.ts";
import { type LockHost, takeLock } from "../files/lock.ts";
import {
  appendDecisions,
  readRun,
  retrospectivesFolder,
  runFolder,
  type RunPlace,
  writeInput,
  writeProposal,
} from "./run_store.ts";

/** What changing runs needs of the outside world. */
export type RunHost = LockHost & WriteHost;

/**
 * Starts a run.
 *
 * @param library The library that approved candidates will go to.
 * @param about What the person wants to look at.
 * @param host The outside world.
 * @returns The new run.
 */
export async function startRun(
  library: Library,
  { focus }: { readonly focus: string | null },
  host: RunHost,
): Promise<RunPlace> {
  const folder = retrospectivesFolder(library);
  host.files.makeFolder(folder, 0o700);
  using _lock = await takeLock(folder, host);
  const createdAt = host.now().toISOString();
  // The day comes first, so that names are in the order of time.
  const id = idFor(`${createdAt.slice(0, 10)} ${focus ?? "lessons"}`, host.files.list(folder).map(({ name }) => name));
  const place = { library, id };
  host.files.makeFolder(runFolder(place), 0o700);
  const scope: LibraryScope = library.scope;
  writeInput(place, { version: RUN_VERSION, id, focus, scope, createdAt, evidence: [] }, host);
  return place;
}

/**
 * Adds evidence to a run; a piece that it holds already is replaced.
 *
 * @param place The run.
 * @param evidence The pieces.
 * @param host The outside world.
 * @returns The run as it is now.
 */
export async function addEvidence(place: RunPlace, evidence: readonly Evidence[], host: RunHost): Promise<Run> {
  using _lock = await takeLock(runFolder(place), host);
  const { input } = readRun(place, host);
  const all = new Map([...input.evidence, ...evidence].map((piece) => [evidenceId(piece), piece]));
  writeInput(place, { ...input, evidence: [...all.values()] }, host);
  return readRun(place, host);
}

/**
 * Puts candidates into a run, in place of those that are no drafts yet.
 *
 * @param place The run.
 * @param refinement The candidates and the audit.
 * @param host The outside world.
 * @returns The run as it is now.
 */
export async function putCandidates(place: RunPlace, refinement: Refinement, host: RunHost): Promise<Run> {
  using _lock = await takeLock(runFolder(place), host);
  writeProposal(place, refineRun(readRun(place, host), refinement), host);
  return readRun(place, host);
}

/**
 * Adds one candidate to a run, such as a record that is to become a card.
 *
 * @param place The run.
 * @param document The candidate as plain data, see `CANDIDATE_SCHEMA`.
 * @param host The outside world.
 * @returns The candidate as the run holds it.
 * @throws {CommandError} The first thing that is wrong with it; the run is left alone.
 */
export async function addCandidate(place: RunPlace, document: unknown, host: RunHost): Promise<Candidate> {
  using _lock = await takeLock(runFolder(place), host);
  const run = readRun(place, host);
  const options = { evidence: run.input.evidence, scope: { level: "global" } } as const;
  const { candidates, findings } = readCandidates([document], options);
  const error = findings.find(({ level }) => level === "error");
  const [candidate] = candidates;
  if (error !== undefined || candidate === undefined) {
    throw new CommandError(error?.code ?? "candidate.shape", error?.message ?? "No candidate", error?.mend ?? "");
  }
  writeProposal(place, addToRun(run, candidate), host);
  return candidate;
}

/**
 * Writes down a decision.
 *
 * @param place The run.
 * @param decision The decision; its revision and time are added.
 * @param host The outside world.
 * @returns The decision as it was written.
 * @throws {CommandError} `run.no-candidate` where there is no such candidate, `run.applied` where it is a card already.
 */
export async function decide(
  place: RunPlace,
  decision: Omit<Decision, "revision" | "at">,
  host: RunHost,
): Promise<Decision> {
  using _lock = await takeLock(runFolder(place), host);
  const { revision, card } = findVerdict(readRun(place, host), decision.candidate);
  if (card !== undefined) {
    const hint = `Change the card itself: ome experience show ${card}`;
    throw new CommandError("run.applied", `"${decision.candidate}" is the card "${card}" already`, hint);
  }
  const whole = { ...decision, revision, at: host.now().toISOString() };
  appendDecisions(place, [whole], host);
  return whole;
}

/**
 * One candidate of a run.
 *
 * @param run The run.
 * @param id The candidate's id.
 * @returns The candidate with what was decided.
 * @throws {CommandError} `run.no-candidate` where there is none.
 */
export function findVerdict(run: Run, id: string): Verdict {
  const verdicts = verdictsOf(run);
  const found = verdicts.find(({ candidate }) => candidate.id === id);
  if (found !== undefined) return found;
  const ids = verdicts.map(({ candidate }) => candidate.id).join(", ");
  const hint = ids === "" ? "The run has no candidates yet" : `Its candidates are ${ids}`;
  throw new CommandError("run.no-candidate", `The run "${run.input.id}" has no candidate "${id}"`, hint);
}
