/**
 * How the decision was reached, for people and for the event log.
 *
 * @module
 */

import type { PromptReading } from "../prompt/reading.ts";
import type { Candidate } from "./candidate.ts";
import { familiesOf } from "./evidence.ts";
import type { AbstainReason, CandidateVerdict, RecallDiagnostics } from "./result.ts";
import type { EvidenceModel } from "./weights.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "./versions.ts";

/** What the stages counted. */
export interface RecallCounts {
  readonly inputCount: number;
  readonly applicableCount: number;
  readonly timedOut: boolean;
  /** Whether there were more candidates than are worked out. */
  readonly cut: boolean;
}

/**
 * Describes a decision.
 *
 * @param candidates Every candidate that was worked out, best first.
 * @param shown The cards that are shown, best first.
 * @param context The reading of the prompt, what the stages counted, and the model.
 * @returns The diagnostics.
 */
export function diagnose(
  candidates: readonly Candidate[],
  shown: readonly Candidate[],
  { reading, counts, model }: {
    readonly reading: PromptReading;
    readonly counts: RecallCounts;
    readonly model: EvidenceModel;
  },
): RecallDiagnostics {
  const abstained = shown.length === 0;
  const { cut, ...counted } = counts;
  return {
    engineVersion: ENGINE_VERSION,
    scorerVersion: SCORER_VERSION,
    ...counted,
    evaluatedCount: candidates.length,
    complete: !counts.timedOut && !cut,
    candidateListTruncated: cut,
    abstained,
    ...(abstained ? { abstainReason: abstainReason(candidates, reading) } : {}),
    selectedCardIds: shown.map(({ profile }) => profile.id),
    candidates: candidates.map((candidate) => verdictOf(candidate, model)),
  };
}

function abstainReason(candidates: readonly Candidate[], { smallTalk, noRequest }: PromptReading): AbstainReason {
  if (smallTalk) return "small-talk";
  if (noRequest) return "no-request";
  if (candidates.length === 0) return "no-candidate";
  return candidates.some(({ eligible }) => eligible) ? "below-threshold" : "all-excluded";
}

function verdictOf(
  { profile, evidence, eligible, rejection, rawScore }: Candidate,
  model: EvidenceModel,
): CandidateVerdict {
  return {
    id: profile.id,
    libraryScope: profile.libraryScope,
    score: evidence.score,
    rawScore,
    eligible,
    selected: rejection === undefined,
    ...(rejection === undefined ? {} : { rejectionReason: rejection.reason }),
    ...(rejection?.detail === undefined ? {} : { rejectionDetail: rejection.detail }),
    evidenceFamilies: familiesOf(evidence, model),
  };
}
