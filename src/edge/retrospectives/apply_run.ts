/**
 * Accepted candidates become drafts, once: also when the program is killed half-way.
 *
 * What shall be written is put into `applying.json` first. As long as that file is there, the next command finishes the
 * work; each step looks whether it was done already.
 *
 * @module
 */

import { evidenceId, withoutQuote } from "../../core/reflect/candidate.ts";
import { applicationOf, planDrafts, type PlannedDraft } from "../../core/reflect/plan_drafts.ts";
import type { RevisedCandidate, Run } from "../../core/reflect/run.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import { readConfigFile } from "../settings/config_file.ts";
import type { Host } from "../host.ts";
import { addCard } from "../library/add_card.ts";
import { allCardFiles } from "../library/card_files.ts";
import type { Library } from "../library/library.ts";
import type { StoreHost } from "../library/move_card.ts";
import { takeLock } from "../files/lock.ts";
import { forgetJournal, hasJournal, readJournal, standingOf, writeJournal } from "./apply_journal.ts";
import {
  appendDecisions,
  listRuns,
  readRun,
  runFolder,
  type RunPlace,
  writeInput,
  writeProposal,
} from "./run_store.ts";

/** A draft that was written. */
export interface WrittenDraft {
  readonly candidate: string;
  readonly id: string;
  readonly path: string;
  readonly mergedFrom?: string;
}

/** What an apply did. */
export interface ApplyResult {
  /** The drafts that are there now and were not before. */
  readonly drafts: readonly WrittenDraft[];
  /** What was put right first. */
  readonly notes: readonly string[];
}

/** A run whose apply was cut short, and is finished now. */
export interface FinishedApply {
  readonly place: RunPlace;
  /** One sentence for a person. */
  readonly note: string;
}

/** What an application depends on. */
export interface ApplyOptions {
  /** The data folder, whose settings say whether evidence is kept. */
  readonly dataDir: string;
}

/**
 * Makes drafts of the accepted candidates of a run. Done again, it changes nothing.
 *
 * @param place The run.
 * @param options The data folder.
 * @param host The outside world.
 * @returns The drafts.
 */
export async function applyRun(place: RunPlace, options: ApplyOptions, host: StoreHost): Promise<ApplyResult> {
  using _lock = await takeLock(runFolder(place), host);
  const note = await finishOne(place, options, host);
  const notes = note === undefined ? [] : [note];
  const drafts = planDrafts(readRun(place, host), allCardFiles(place.library, host).map(({ id }) => id));
  if (drafts.length === 0) return { drafts: [], notes };
  writeJournal(place, drafts, host);
  return { drafts: await carryOut(place, drafts, { ...options, host }), notes };
}

/**
 * Finishes every apply of a library that was cut short.
 *
 * @param library The library.
 * @param options The data folder.
 * @param host The outside world.
 * @returns Each of them; mostly none.
 */
export async function finishApplies(
  library: Library,
  options: ApplyOptions,
  host: StoreHost,
): Promise<FinishedApply[]> {
  const finished: FinishedApply[] = [];
  for (const place of listRuns(library, host)) {
    if (!hasJournal(place, host)) continue;
    using _lock = await takeLock(runFolder(place), host);
    const note = await finishOne(place, options, host);
    if (note !== undefined) finished.push({ place, note });
  }
  return finished;
}

/** @returns What was finished; undefined where nothing was cut short. */
async function finishOne(place: RunPlace, options: ApplyOptions, host: StoreHost): Promise<string | undefined> {
  const planned = readJournal(place, host);
  if (planned === undefined) return undefined;
  const drafts = await carryOut(place, planned, { ...options, host });
  const ids = drafts.map(({ id }) => `"${id}"`).join(", ");
  return `An earlier apply of "${place.id}" was cut short, and is finished now: ${ids}`;
}

async function carryOut(
  place: RunPlace,
  planned: readonly PlannedDraft[],
  { host, dataDir }: ApplyOptions & { readonly host: StoreHost },
): Promise<WrittenDraft[]> {
  const written: WrittenDraft[] = [];
  const drafts = [...planned];
  for (const [at, draft] of planned.entries()) {
    const { draft: now, path } = standingOf(draft, place.library, host);
    if (now !== draft) {
      drafts[at] = now;
      writeJournal(place, drafts, host);
    }
    written.push({ ...withoutText(now), path: path ?? (await addCard(place.library, () => asCard(now), host)).path });
  }
  logApplications(place, written, host);
  forgetEvidence(place, dataDir, host);
  forgetJournal(place, host);
  return written;
}

function logApplications(place: RunPlace, drafts: readonly WrittenDraft[], host: Pick<Host, "files" | "now">): void {
  const known = appliedIn(readRun(place, host));
  const at = host.now().toISOString();
  const added = drafts.filter(({ candidate }) => !known.has(candidate));
  appendDecisions(place, added.map((draft) => applicationOf(draft, at)), host);
}

/** The candidates of a run that became drafts. */
function appliedIn({ log }: Run): ReadonlySet<string> {
  return new Set(log.filter(({ action }) => action === "apply").map(({ candidate }) => candidate));
}

/** Who does not want evidence kept loses the words of what was applied; the pointers stay. */
function forgetEvidence(place: RunPlace, dataDir: string, host: WriteHost): void {
  if (readConfigFile(dataDir, host).config.sessions.keepAppliedEvidence) return;
  const run = readRun(place, host);
  const { input, proposal } = run;
  const applied = appliedIn(run);
  const used = new Set<string>();
  const candidates = proposal.candidates.map((each): RevisedCandidate => {
    if (!applied.has(each.candidate.id)) return each;
    for (const piece of each.candidate.evidence) used.add(evidenceId(piece));
    return { ...each, candidate: { ...each.candidate, evidence: each.candidate.evidence.map(withoutQuote) } };
  });
  const evidence = input.evidence.map((piece) => used.has(evidenceId(piece)) ? withoutQuote(piece) : piece);
  writeProposal(place, { ...proposal, candidates }, host);
  writeInput(place, { ...input, evidence }, host);
}

function asCard({ id, text }: PlannedDraft) {
  return { id, status: "draft", text } as const;
}

function withoutText({ text: _text, ...draft }: PlannedDraft) {
  return draft;
}
