/**
 * What an apply would do, told without doing any of it.
 *
 * @module
 */

import { applicationOf, planDrafts, type PlannedDraft } from "../../core/reflect/plan_drafts.ts";
import type { Host } from "../host.ts";
import { allCardFiles } from "../library/card_files.ts";
import type { Library } from "../library/library.ts";
import { readJournal, standingOf } from "./apply_journal.ts";
import type { WrittenDraft } from "./apply_run.ts";
import { listRuns, readRun, type RunPlace } from "./run_store.ts";

/** What a preview needs of the outside world. */
export type PreviewHost = Pick<Host, "files" | "now">;

/**
 * The drafts that applying a run would make, after an earlier apply of it was finished.
 *
 * @param place The run.
 * @param host The outside world; only read.
 * @returns The drafts, which have no path yet.
 */
export function previewApply(place: RunPlace, host: PreviewHost): Omit<WrittenDraft, "path">[] {
  const pending = pendingOf(place, host) ?? [];
  const run = readRun(place, host);
  const at = host.now().toISOString();
  const finished = pending.map(({ draft }) => applicationOf(draft, at));
  const taken = [...allCardFiles(place.library, host), ...pending.map(({ draft }) => draft)].map(({ id }) => id);
  return planDrafts({ ...run, log: [...run.log, ...finished] }, taken).map(({ text: _text, ...draft }) => draft);
}

/**
 * What the next command would finish in a library.
 *
 * @param library The library.
 * @param host The outside world; only read.
 * @returns A sentence for each run whose apply was cut short.
 */
export function tellCutShort(library: Library, host: PreviewHost): string[] {
  return listRuns(library, host).flatMap((place) => {
    const pending = pendingOf(place, host);
    return pending === undefined ? [] : [sentenceOf(place, pending)];
  });
}

interface Pending {
  readonly draft: PlannedDraft;
  readonly isThere: boolean;
}

/** By the names that they would get, one after the other. */
function pendingOf(place: RunPlace, host: PreviewHost): Pending[] | undefined {
  return readJournal(place, host)?.map((planned) => {
    const { draft, path } = standingOf(planned, place.library, host);
    return { draft, isThere: path !== undefined };
  });
}

function sentenceOf({ id }: RunPlace, pending: readonly Pending[]): string {
  const namesOf = (isThere: boolean) =>
    pending.filter((one) => one.isThere === isThere).map(({ draft }) => `"${draft.id}"`).join(", ");
  const [made, left] = [namesOf(true), namesOf(false)];
  const does = left === "" ? "note in the run that its drafts are made" : `make ${left}`;
  return `An earlier apply of "${id}" was cut short. The next command would finish it: ${does}` +
    (made === "" ? "" : `; there already: ${made}`);
}
