/**
 * From decisions to drafts: plain data that the edge writes.
 *
 * @module
 */

import { foldId, idFor } from "../card/id.ts";
import { formatCard, parseCard } from "../card/markdown.ts";
import { setCardStatus } from "../card/status_line.ts";
import { replaceValue } from "../markdown/replace_value.ts";
import { candidateCard } from "./candidate.ts";
import { type Application, type Run, type Verdict, verdictsOf, waitsForDraft } from "./run.ts";

/** A draft that is to be written. */
export interface PlannedDraft {
  /** The candidate that it comes from. */
  readonly candidate: string;
  readonly id: string;
  /** The whole file. */
  readonly text: string;
  /** The card that it was merged from, which a person archives once the draft is enabled. */
  readonly mergedFrom?: string;
}

/**
 * Plans the drafts of a run.
 *
 * @param run The run.
 * @param taken The ids that cards of the library have.
 * @returns A draft for every candidate that was accepted and is none yet, in the order of the candidates.
 */
export function planDrafts(run: Run, taken: readonly string[]): PlannedDraft[] {
  const ids = [...taken];
  return verdictsOf(run).filter(waitsForDraft).map((verdict) => {
    const draft = planDraft(verdict, ids);
    ids.push(draft.id);
    return draft;
  });
}

/**
 * What the log of a run says of a draft that was made.
 *
 * @param draft The draft, by the id that it got.
 * @param at When, ISO 8601.
 * @returns The entry.
 */
export function applicationOf({ candidate, id }: Pick<PlannedDraft, "candidate" | "id">, at: string): Application {
  return { action: "apply", candidate, at, card: id };
}

/**
 * Reads planned drafts back. They may come with a repository, so that nothing is taken that could leave the library.
 *
 * @param value What the JSON parser returned.
 * @returns The drafts whose file is a card of their own id; undefined where it is no list.
 */
export function readPlannedDrafts(value: unknown): PlannedDraft[] | undefined {
  const { drafts } = Object(value) as { drafts?: unknown };
  return Array.isArray(drafts) ? drafts.filter(isPlannedDraft) : undefined;
}

function isPlannedDraft(value: unknown): value is PlannedDraft {
  const { candidate, id, text, mergedFrom } = Object(value) as Partial<Record<keyof PlannedDraft, unknown>>;
  if (typeof candidate !== "string" || typeof id !== "string" || typeof text !== "string") return false;
  const { card } = parseCard(text);
  return card?.id === id && card.status === "draft" && (mergedFrom === undefined || typeof mergedFrom === "string");
}

/** What a person wrote stays as it is, but for an id that is taken; where it is no card any more, the candidate counts. */
function planDraft({ candidate, decision }: Verdict, taken: readonly string[]): PlannedDraft {
  const { text = "", into } = decision ?? {};
  const source = { candidate: candidate.id, ...(into === undefined ? {} : { mergedFrom: into }) };
  const written = text === "" ? undefined : parseCard(text).card;
  if (written === undefined) {
    const id = idFor(candidate.id, taken);
    return { ...source, id, text: formatCard(candidateCard(candidate, { id, status: "draft" })) };
  }
  const free = !taken.some((other) => foldId(other) === foldId(written.id));
  const id = free ? written.id : idFor(into === undefined ? written.id : `${into} merged`, taken);
  const named = free ? text : replaceValue(text, "id", id) ?? text;
  return { ...source, id, text: setCardStatus(named, "draft") };
}
