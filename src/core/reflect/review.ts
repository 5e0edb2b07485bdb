/**
 * The review of a run: everything that a person needs in order to decide, worked out anew each time.
 *
 * @module
 */

import type { Card, LibraryCard } from "../card/card.ts";
import { lintCard } from "../card/lint.ts";
import { parseCard } from "../card/markdown.ts";
import type { Finding } from "../finding.ts";
import type { RecallOptions } from "../recall/options.ts";
import { type Advice, advise, type NearCard, nearCards } from "./advise.ts";
import type { Audit } from "./audit.ts";
import { candidateCard, evidenceId, evidencePrompts } from "./candidate.ts";
import { type Rehearsal, rehearse } from "./rehearse.ts";
import { type Run, type RunInput, type RunState, stateOf, type Verdict, verdictsOf } from "./run.ts";

/** One candidate, as a person is shown it. */
export interface CandidateReview extends Verdict {
  /** The card that it would become, as it was decided. */
  readonly lesson: Card;
  readonly near: readonly NearCard[];
  readonly advice: Advice;
  /** What recall would have done at the prompts of its evidence. */
  readonly rehearsals: readonly Rehearsal[];
  /** What makes it a poor card. */
  readonly findings: readonly Finding[];
}

/** A run, as a person is shown it. */
export interface Review {
  readonly run: Omit<RunInput, "version" | "evidence">;
  readonly state: RunState;
  readonly revision: number;
  /** How many pieces of evidence there are, those of the candidates among them. */
  readonly evidenceCount: number;
  /** How the evidence was looked for; null where nobody said. */
  readonly audit: Audit | null;
  readonly candidates: readonly CandidateReview[];
}

/**
 * Reviews a run against a library.
 *
 * @param run The run.
 * @param options The cards of the library; limit, threshold and project of recall.
 * @returns The review.
 */
export function reviewRun(
  run: Run,
  options: Partial<RecallOptions> & { readonly cards: readonly LibraryCard[] },
): Review {
  const { version: _version, evidence, ...input } = run.input;
  const pieces = [...evidence, ...run.proposal.candidates.flatMap(({ candidate }) => candidate.evidence)];
  return {
    run: input,
    state: stateOf(run),
    revision: run.proposal.revision,
    evidenceCount: new Set(pieces.map(evidenceId)).size,
    audit: run.proposal.audit,
    candidates: verdictsOf(run).map((verdict) => reviewCandidate(verdict, options)),
  };
}

function reviewCandidate(
  verdict: Verdict,
  options: Partial<RecallOptions> & { readonly cards: readonly LibraryCard[] },
): CandidateReview {
  const { candidate, decision, card } = verdict;
  const written = decision?.text === undefined ? undefined : parseCard(decision.text).card;
  const id = card ?? written?.id ?? candidate.id;
  const lesson: Card = { ...written ?? candidateCard(candidate, { id, status: "draft" }), id };
  // A merge stands for the card that it starts from.
  const cards = options.cards.filter((each) => each.card.id !== id && each.card.id !== decision?.into);
  const near = nearCards(lesson, cards.map((each) => each.card));
  const rehearsals = rehearse(lesson, evidencePrompts(candidate), { ...options, cards });
  return { ...verdict, lesson, near, advice: advise(near, rehearsals), rehearsals, findings: lintCard(lesson) };
}
