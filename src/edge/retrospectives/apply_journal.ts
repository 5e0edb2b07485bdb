/**
 * What an apply is about to write, kept on disk until it is written.
 *
 * @module
 */

import { foldId, idFor } from "../../core/card/id.ts";
import { parseCard } from "../../core/card/markdown.ts";
import { replaceValue } from "../../core/markdown/replace_value.ts";
import { type PlannedDraft, readPlannedDrafts } from "../../core/reflect/plan_drafts.ts";
import type { WriteHost } from "../files/atomic_write.ts";
import type { Host } from "../host.ts";
import { allCardFiles } from "../library/card_files.ts";
import type { Library } from "../library/library.ts";
import { readJson, runFolder, type RunPlace, writeJson } from "./run_store.ts";

/**
 * Whether an apply is under way, or was cut short.
 *
 * @param place The run.
 * @param host The outside world; only read.
 */
export function hasJournal(place: RunPlace, { files }: Pick<Host, "files">): boolean {
  return files.stat(journalOf(place)) !== undefined;
}

/**
 * The drafts of an apply that is under way, or was cut short.
 *
 * @param place The run.
 * @param host The outside world; only read.
 * @returns The drafts; undefined where no apply was begun.
 * @throws {CommandError} `run.broken` where the file is no JSON.
 */
export function readJournal(place: RunPlace, host: Pick<Host, "files">): PlannedDraft[] | undefined {
  const value = readJson(journalOf(place), host);
  return value === undefined ? undefined : readPlannedDrafts(value) ?? [];
}

/**
 * Writes down what is going to be written.
 *
 * @param place The run.
 * @param drafts The drafts.
 * @param host The outside world.
 */
export function writeJournal(place: RunPlace, drafts: readonly PlannedDraft[], host: WriteHost): void {
  writeJson(journalOf(place), { drafts }, host);
}

/**
 * Removes the journal: all is written.
 *
 * @param place The run.
 * @param host The outside world.
 */
export function forgetJournal(place: RunPlace, { files }: Pick<Host, "files">): void {
  files.remove(journalOf(place));
}

/**
 * How a planned draft stands in the library. A card of its name is the draft itself where its title is the same: a
 * person may have touched it since. Any other keeps the name, and the draft takes one that is free.
 *
 * @param draft The draft, as it was planned.
 * @param library The library.
 * @param host The outside world; only read.
 * @returns The draft by the name that it can have, and the path of its card where that was written already.
 */
export function standingOf(
  draft: PlannedDraft,
  library: Library,
  host: Pick<Host, "files">,
): { readonly draft: PlannedDraft; readonly path: string | undefined } {
  const all = allCardFiles(library, host);
  const file = all.find(({ id }) => foldId(id) === foldId(draft.id));
  if (file === undefined) return { draft, path: undefined };
  if (isSameDraft(host.files.readText(file.path), draft)) return { draft, path: file.path };
  const id = idFor(draft.id, all.map((card) => card.id));
  return { draft: { ...draft, id, text: replaceValue(draft.text, "id", id) ?? draft.text }, path: undefined };
}

function isSameDraft(text: string, draft: PlannedDraft): boolean {
  return text === draft.text || parseCard(text).card?.title === parseCard(draft.text).card?.title;
}

function journalOf(place: RunPlace): string {
  return `${runFolder(place)}/applying.json`;
}
