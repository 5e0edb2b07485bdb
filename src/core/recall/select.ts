/**
 * From scored candidates to the few cards that are shown.
 *
 * What is shown depends on evidence alone; the library-relative rank only orders cards that are as good as equal.
 *
 * @module
 */

import type { Candidate } from "./candidate.ts";
import type { Evidence } from "./evidence.ts";
import type { RecallOptions } from "./options.ts";
import { isWritten } from "./query_window.ts";
import { RULE_BIT } from "./card_profile.ts";
import { isTwin, preferred } from "./twins.ts";

/** What became of the candidates that passed the gates. */
export interface Selection {
  /** The cards to show, best first. */
  readonly shown: readonly Candidate[];
  /** Of each shown card, the near-duplicates that it stands for. */
  readonly collapsed: ReadonlyMap<Candidate, readonly Candidate[]>;
}

/** A card that competes with a better one must come this close to it, in points of logit: what is weaker is noise. */
export const LARGEST_GAP = 0.1;

/** A card with this much evidence does not compete with better ones if it answers to another part of the prompt: */
const SURE_SCORE = 90;

/** what is dangerous to miss needs less; */
const SURE_SCORE_AT_HIGH_RISK = 60;

/** then at least this share of what it matches is matched by none of them. */
const FRESH_SHARE = 0.5;

/** A card with this much evidence is shown if it alone answers to one of several tasks in the prompt: */
const TASK_SCORE = 60;

/** then this share of the squared weights that it matches stands in that task, and no better card is about it. */
const TASK_SHARE = 0.7;

/** An ordinary word may stand in both parts of a prompt; a telling one says which part a card answers to. */
const TELLING = 0.35;

/** Less shared information than this needs the card's name or a whole trigger beside it. */
const THIN_TERMS = 2;

/**
 * Selects the cards to show, and marks every other candidate with the reason why it is not.
 *
 * @param candidates Scored candidates; their `rejection` is set here.
 * @param options Threshold, from 0 to 100, and the most cards.
 * @returns The cards to show.
 */
export function selectCards(
  candidates: readonly Candidate[],
  { threshold, limit }: Pick<RecallOptions, "threshold" | "limit">,
): Selection {
  const passing: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.rejection !== undefined) continue;
    if (candidate.evidence.score < threshold) candidate.rejection = { reason: "below-threshold" };
    else if (isThin(candidate)) {
      candidate.rejection = { reason: "thin-evidence", detail: "too few words say too little" };
    } else passing.push(candidate);
  }
  passing.sort(byEvidence);
  const collapsed = collapseTwins(passing);
  const kept = passing.filter(({ rejection }) => rejection === undefined);
  dropWeaker(kept, limit);
  const shown = kept.filter(({ rejection }) => rejection === undefined).sort(byRank);
  return { shown, collapsed };
}

/** Keeps the best card, those as good as it, and those that answer to another part of the prompt. */
function dropWeaker(kept: readonly Candidate[], limit: number): void {
  const shown: Candidate[] = [];
  for (const candidate of kept) {
    const [best] = shown;
    const gap = best === undefined ? 0 : best.evidence.logit - candidate.evidence.logit;
    if (gap > LARGEST_GAP && !answersAnotherPart(candidate, shown)) {
      candidate.rejection = { reason: "weaker-than-best" };
    } else if (shown.length >= limit) candidate.rejection = { reason: "over-limit" };
    else shown.push(candidate);
  }
}

/** Whether a card is wanted for another part of the prompt than the better cards. */
function answersAnotherPart({ evidence, profile }: Candidate, shown: readonly Candidate[]): boolean {
  const others = shown.map((other) => other.evidence).filter(({ window }) => window === evidence.window);
  const sure = profile.risk === "high" ? SURE_SCORE_AT_HIGH_RISK : SURE_SCORE;
  return evidence.score >= TASK_SCORE && hasTaskOfItsOwn(evidence, others) ||
    evidence.score >= sure && isMostlyFresh(evidence, others);
}

/** Whether a card answers to one of several tasks, each of the better cards to another one. */
function hasTaskOfItsOwn(evidence: Evidence, others: readonly Evidence[]): boolean {
  if (others.length === 0) return false;
  const task = taskOf(evidence);
  return task !== undefined && others.map(taskOf).every((other) => other !== undefined && other !== task);
}

/** The task of the window that holds nearly all that a card matches; none where that is spread. */
function taskOf({ window: { taskStarts }, match }: Evidence): number | undefined {
  const sums = new Map<number, number>();
  let total = 0;
  for (const key of new Set(match.found)) {
    const place = key?.places[0];
    if (key === undefined || place === undefined || !isWritten(key)) continue;
    const task = taskStarts.findLastIndex((start) => start <= place);
    sums.set(task, (sums.get(task) ?? 0) + key.weight ** 2);
    total += key.weight ** 2;
  }
  return [...sums].find(([, sum]) => sum >= total * TASK_SHARE)?.[0];
}

function isMostlyFresh(evidence: Evidence, others: readonly Evidence[]): boolean {
  const held = new Set(others.flatMap((other) => [...tellingUnits(other).keys()]));
  const own = [...tellingUnits(evidence)];
  return sumOf(own.filter(([unit]) => !held.has(unit))) >= sumOf(own) * FRESH_SHARE;
}

/** The telling parts of a prompt that a card matches, each once, whether by the word or by another for it. */
function tellingUnits({ match }: Evidence): Map<number, number> {
  const units = new Map<number, number>();
  for (const key of match.found) {
    if (key === undefined || key.weight < TELLING) continue;
    units.set(key.unit, Math.max(units.get(key.unit) ?? 0, key.weight));
  }
  return units;
}

function sumOf(units: readonly (readonly [unit: number, weight: number])[]): number {
  return units.reduce((sum, [, weight]) => sum + weight, 0);
}

/**
 * One matching term is never enough, nor are two common words that stand apart ("implement the export feature"), unless
 * the card's name or a whole trigger stands in the prompt, or the prompt sets off a signal that the card asks for.
 */
function isThin({ evidence: { anchored, signalled, match, features }, profile: { terms } }: Candidate): boolean {
  if (anchored || signalled) return false;
  if (match.terms < THIN_TERMS) return true;
  if (features.neighbours > 0) return false;
  const own = match.found.filter((_, at) => ((terms.fields[at] as number) & ~RULE_BIT) !== 0)
    .filter((key) => key !== undefined);
  return new Set(own.map(({ unit }) => unit)).size <= THIN_TERMS && own.every(({ weight }) => weight < TELLING);
}

/** Marks near-duplicates of a better card; a project's card stands for its global twin, whichever scored higher. */
function collapseTwins(passing: readonly Candidate[]): Map<Candidate, Candidate[]> {
  const collapsed = new Map<Candidate, Candidate[]>();
  for (const candidate of passing) {
    const twin = [...collapsed.keys()].find((kept) => isTwin(kept.profile, candidate.profile));
    if (twin === undefined) {
      collapsed.set(candidate, []);
      continue;
    }
    const kept = preferred(twin, candidate);
    const lost = kept === twin ? candidate : twin;
    const others = collapsed.get(twin) ?? [];
    collapsed.delete(twin);
    collapsed.set(kept, [...others, lost]);
    lost.rejection = { reason: "near-duplicate", detail: `it says the same as "${kept.profile.id}"` };
  }
  return collapsed;
}

function byEvidence(a: Candidate, b: Candidate): number {
  return b.evidence.logit - a.evidence.logit || compareIds(a, b);
}

function byRank(a: Candidate, b: Candidate): number {
  return b.postSelectionScore - a.postSelectionScore || byEvidence(a, b);
}

function compareIds(a: Candidate, b: Candidate): number {
  if (a.profile.id !== b.profile.id) return a.profile.id < b.profile.id ? -1 : 1;
  return a.profile.libraryScope === b.profile.libraryScope ? 0 : a.profile.libraryScope === "project" ? -1 : 1;
}
