/**
 * Recall: from a prompt to the few cards that apply, or to none.
 *
 * @module
 */

import { scopeFits } from "../project/scope.ts";
import { readSignals } from "../signal/read_signals.ts";
import type { Candidate } from "./candidate.ts";
import { findCandidates } from "./candidates.ts";
import type { CardIndex } from "./card_index.ts";
import type { CardProfile } from "./card_profile.ts";
import { diagnose, type RecallCounts } from "./diagnostics.ts";
import { describeTask } from "./envelope.ts";
import { familiesOf, weighEvidence } from "./evidence.ts";
import { checkGates, countApplicable } from "./gates.ts";
import { DEFAULT_RECALL_OPTIONS, type RecallOptions } from "./options.ts";
import { type PromptQuery, readQuery } from "./prompt_query.ts";
import { rankCandidates } from "./rank_candidates.ts";
import { reasonsFor } from "./reasons.ts";
import type { CardMatch, RecallResult } from "./result.ts";
import { selectCards, type Selection } from "./select.ts";
import type { EvidenceModel } from "./weights.ts";
import { keywordsOf, queryVariants } from "./variants.ts";

/**
 * The candidates whose evidence is worked out: those that share most with the prompt. A library would have to hold this
 * many cards that share more than one that ought to be shown; `diagnostics.complete` says when there were more.
 */
export const MOST_WEIGHED = 48;

/**
 * Finds the cards that apply to a prompt.
 *
 * @param prompt What was typed, of any length.
 * @param index The cards of the library stack.
 * @param options Limit, threshold, project and time; see {@linkcode RecallOptions}.
 * @returns The cards to show, best first, and the reason for every card that is shown or not.
 *
 * @example
 * ```ts
 * import { recall } from "./recall.ts";
 * import { indexCards } from "./index_cards.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const result = recall("continue", indexCards([]));
 * assertEquals(result.matches, []);
 * assertEquals(result.diagnostics.abstainReason, "small-talk");
 * ```
 */
export function recall(prompt: string, index: CardIndex, options: Partial<RecallOptions> = {}): RecallResult {
  const settings = { ...DEFAULT_RECALL_OPTIONS, ...options };
  const query = readQuery(prompt);
  const { profiles, ...stopped } = gatherProfiles(query, index, settings);
  const signals = readSignals(query.reading, signalsAskedFor(profiles));
  const candidates = profiles.flatMap((profile) => weighCandidate(query, profile, { signals, model: settings.model }));
  candidates.sort(bestFirst);
  rankCandidates(candidates, index);
  const { shown, collapsed } = selectCards(candidates, settings);
  const counts = { inputCount: index.size, applicableCount: countApplicable(index, settings.project), ...stopped };
  return {
    threshold: settings.threshold,
    limit: settings.limit,
    envelope: describeTask(query.reading, { signals, keywords: keywordsOf(query) }),
    queryVariants: queryVariants(query),
    projectContext: settings.project,
    matches: shown.map((candidate, place) =>
      describeMatch(candidate, place, { signals, collapsed, model: settings.model })
    ),
    diagnostics: diagnose(candidates, shown, { reading: query.reading, counts, model: settings.model }),
  };
}

interface GatheredProfiles extends Pick<RecallCounts, "timedOut" | "cut"> {
  readonly profiles: readonly CardProfile[];
}

/** Loads the most promising candidates whose scope fits, until the caller's time is up. */
function gatherProfiles(
  query: PromptQuery,
  index: CardIndex,
  { project, outOfTime }: RecallOptions,
): GatheredProfiles {
  const profiles: CardProfile[] = [];
  for (const ordinal of findCandidates(query, index)) {
    if (profiles.length === MOST_WEIGHED) return { profiles, timedOut: false, cut: true };
    if (outOfTime()) return { profiles, timedOut: true, cut: false };
    const profile = index.profile(ordinal);
    if (scopeFits(profile.scope, project)) profiles.push(profile);
  }
  return { profiles, timedOut: false, cut: false };
}

function signalsAskedFor(profiles: readonly CardProfile[]): ReadonlySet<string> {
  return new Set(profiles.flatMap(({ hints }) => [...hints.positive, ...hints.requiredAll, ...hints.negative]));
}

interface WeighingContext {
  readonly signals: ReadonlySet<string>;
  readonly model: EvidenceModel;
}

function weighCandidate(query: PromptQuery, profile: CardProfile, context: WeighingContext): Candidate[] {
  const evidence = weighEvidence(query, profile, context);
  if (evidence === undefined) return [];
  const rejection = checkGates(profile, { normalized: query.normalized, signals: context.signals });
  const scores = { rawScore: 0, rankScore: evidence.score, postSelectionScore: evidence.score };
  const candidate = { profile, evidence, eligible: rejection === undefined, ...scores };
  return [rejection === undefined ? candidate : { ...candidate, rejection }];
}

function bestFirst(a: Candidate, b: Candidate): number {
  return b.evidence.logit - a.evidence.logit || (a.profile.id < b.profile.id ? -1 : 1);
}

function describeMatch(
  candidate: Candidate,
  place: number,
  { collapsed, ...context }: Pick<Selection, "collapsed"> & WeighingContext,
): CardMatch {
  const { profile, evidence, rawScore, rankScore, postSelectionScore } = candidate;
  const { id, title, libraryScope, policy, risk, confidence, shown } = profile;
  return {
    rank: place + 1,
    id,
    title,
    libraryScope,
    score: evidence.score,
    rawScore,
    rankScore,
    postSelectionScore,
    evidenceFamilies: familiesOf(evidence, context.model),
    strongAnchor: evidence.anchored,
    policy,
    risk,
    confidence,
    reasons: reasonsFor(profile, evidence, context),
    similarCards: (collapsed.get(candidate) ?? []).map(({ profile }) => profile.id),
    shown,
  };
}
