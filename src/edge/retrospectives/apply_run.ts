/**
 * Accepted candidates become drafts, once: also when the program is killed half-way.
 *
 * What shall be written is put into `applying.json` first. As long as that file is there, the next command finishes the
 * work; each step looks whether it was done already.
 *
 * @module
 */

import { foldId, idFor } from "../../core/card/id.ts";
import { parseCard } from "../../core/card/markdown.ts";
import { replaceValue } from "../../core/markdown/replace_value.ts";
import { evidenceId, withoutQuote } from "../../core/reflect/candidate.ts";
import { planDrafts, type PlannedDraft, readPlannedDrafts } from "../../core/reflect/plan_drafts.ts";
import type { Application, RevisedCandidate } from "../../core/reflect/run.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import { readConfigFile } from "../settings/config_file.ts";
import type { Host } from "../host.ts";
import { addCard } from "../library/add_card.ts";
import { allCardFiles, type CardFile } from "../library/card_files.ts";
import type { Library } from "../library/library.ts";
import type { StoreHost } from "../library/move_card.ts";
import { takeLock } from "../files/lock.ts";
import {
  appendDecisions,
  listRuns,
  readJson,
  readRun,
  runFolder,
  type RunPlace,
  writeInput,
  writeJson,
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
  /** The drafts that are there now and were not before; with `dryRun`, those that would be. */
  readonly drafts: readonly (Omit<WrittenDraft, "path"> & { readonly path?: string })[];
  /** What was put right first. */
  readonly notes: readonly string[];
}

/** A run whose apply was cut short, and is finished now. */
export interface FinishedApply {
  readonly place: RunPlace;
  /** One sentence for a person. */
  readonly note: string;
}

/** How a run is applied. */
export interface ApplyOptions extends FinishOptions {
  /** Only tell what would be written. */
  readonly dryRun?: boolean;
}

/** What finishing an application depends on. */
export interface FinishOptions {
  /** The data folder, whose settings say whether evidence is kept. */
  readonly dataDir: string;
}

/**
 * Makes drafts of the accepted candidates of a run. Done again, it changes nothing.
 *
 * @param place The run.
 * @param options Whether to write.
 * @param host The outside world.
 * @returns The drafts.
 */
export async function applyRun(place: RunPlace, options: ApplyOptions, host: StoreHost): Promise<ApplyResult> {
  using _lock = await takeLock(runFolder(place), host);
  const note = await finishOne(place, options, host);
  const notes = note === undefined ? [] : [note];
  const drafts = planDrafts(readRun(place, host), allCardFiles(place.library, host).map(({ id }) => id));
  if (options.dryRun || drafts.length === 0) return { drafts: drafts.map(withoutText), notes };
  writeJson(journalOf(place), { drafts }, host);
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
  options: FinishOptions,
  host: StoreHost,
): Promise<FinishedApply[]> {
  const finished: FinishedApply[] = [];
  for (const place of listRuns(library, host)) {
    if (host.files.stat(journalOf(place)) === undefined) continue;
    using _lock = await takeLock(runFolder(place), host);
    const note = await finishOne(place, options, host);
    if (note !== undefined) finished.push({ place, note });
  }
  return finished;
}

/** @returns What was finished; undefined where nothing was cut short. */
async function finishOne(place: RunPlace, options: FinishOptions, host: StoreHost): Promise<string | undefined> {
  if (host.files.stat(journalOf(place)) === undefined) return undefined;
  const planned = readPlannedDrafts(readJson(journalOf(place), host)) ?? [];
  const drafts = await carryOut(place, planned, { ...options, host });
  const ids = drafts.map(({ id }) => `"${id}"`).join(", ");
  return `An earlier apply of "${place.id}" was cut short, and is finished now: ${ids}`;
}

async function carryOut(
  place: RunPlace,
  planned: readonly PlannedDraft[],
  { host, dataDir }: FinishOptions & { readonly host: StoreHost },
): Promise<WrittenDraft[]> {
  const written: WrittenDraft[] = [];
  const drafts = [...planned];
  for (const [at, draft] of planned.entries()) {
    const standing = cardOf(draft, place.library, host);
    if (standing === "other") {
      drafts[at] = renamed(draft, allCardFiles(place.library, host).map(({ id }) => id));
      writeJson(journalOf(place), { drafts }, host);
    }
    const now = drafts[at] ?? draft;
    const path = typeof standing === "object"
      ? standing.path
      : (await addCard(place.library, () => asCard(now), host)).path;
    written.push({ ...withoutText(now), path });
  }
  logApplications(place, written, host);
  forgetEvidence(place, dataDir, host);
  host.files.remove(journalOf(place));
  return written;
}

/** A card of the draft's name is the draft itself where its title is the same: a person may have touched it since. */
function cardOf(draft: PlannedDraft, library: Library, host: Pick<Host, "files">): CardFile | "other" | undefined {
  const file = allCardFiles(library, host).find(({ id }) => foldId(id) === foldId(draft.id));
  if (file === undefined) return undefined;
  const text = host.files.readText(file.path);
  const same = text === draft.text || parseCard(text).card?.title === parseCard(draft.text).card?.title;
  return same ? file : "other";
}

function renamed(draft: PlannedDraft, taken: readonly string[]): PlannedDraft {
  const id = idFor(draft.id, taken);
  return { ...draft, id, text: replaceValue(draft.text, "id", id) ?? draft.text };
}

function logApplications(place: RunPlace, drafts: readonly WrittenDraft[], host: Pick<Host, "files" | "now">): void {
  const { log } = readRun(place, host);
  const known = new Set(log.filter(({ action }) => action === "apply").map(({ candidate }) => candidate));
  const at = host.now().toISOString();
  const entries = drafts.filter(({ candidate }) => !known.has(candidate))
    .map(({ candidate, id }): Application => ({ action: "apply", candidate, at, card: id }));
  appendDecisions(place, entries, host);
}

/** Who does not want evidence kept loses the words of what was applied; the pointers stay. */
function forgetEvidence(place: RunPlace, dataDir: string, host: WriteHost): void {
  if (readConfigFile(dataDir, host).config.sessions.keepAppliedEvidence) return;
  const { input, proposal, log } = readRun(place, host);
  const applied = new Set(log.filter(({ action }) => action === "apply").map(({ candidate }) => candidate));
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

function journalOf(place: RunPlace): string {
  return `${runFolder(place)}/applying.json`;
}
