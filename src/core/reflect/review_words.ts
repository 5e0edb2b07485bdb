/**
 * The words of a review, the same on the page, in the file and on the terminal.
 *
 * @module
 */

import type { Advice } from "./advise.ts";
import type { Audit } from "./audit.ts";
import type { Rehearsal } from "./rehearse.ts";
import type { CandidateReview } from "./review.ts";
import type { RunState } from "./run.ts";

/** A text of a candidate is cut here, in UTF-16 units: a review is read whole, and no candidate may fill it alone. */
export const LONGEST_TEXT = 2_000;

/** What a state means. */
export const STATE_WORDS: Readonly<Record<RunState, string>> = {
  collecting: "collecting evidence",
  proposed: "waits for decisions",
  decided: "decided, not applied yet",
  applied: "done",
};

/** What an advice asks for. */
export const ADVICE_WORDS: Readonly<Record<Advice["action"], string>> = {
  "new": "new",
  merge: "merge",
  narrow: "make it narrower",
  reject: "reject",
  "keep-separate": "keep it separate",
};

/** The warning of a run without an audit. */
export const NO_AUDIT =
  "This run has no source audit: nobody wrote down which sessions were looked into, which searches were tried and what was left out.";

/**
 * An audit, row by row.
 *
 * @param audit The audit; null for none.
 * @returns What stands in it, with a label; rows that are empty are left out.
 */
export function auditRows(audit: Audit | null): (readonly [label: string, texts: readonly string[]])[] {
  if (audit === null) return [];
  const rows: (readonly [string, readonly string[]])[] = [
    ["Covered", audit.covered],
    ["Searches", audit.queries],
    ["Left out as noise", audit.left_out],
    ["Overlapping cards", audit.overlaps],
    ["Missing evidence", audit.missing],
  ];
  return rows.filter(([, texts]) => texts.length > 0);
}

/**
 * What was decided on a candidate.
 *
 * @param verdict The verdict.
 * @returns A few words, such as `approved` or `draft use-pnpm`.
 */
export function verdictInWords({ decision, card }: Pick<CandidateReview, "decision" | "card">): string {
  if (card !== undefined) return `became the card "${card}"`;
  if (decision === undefined) return "undecided";
  const words = {
    approve: "approved",
    reject: "rejected",
    merge: `merged into "${decision.into}"`,
    rewrite: "rewritten",
  };
  return words[decision.action] + (decision.reason === undefined ? "" : `: ${decision.reason}`);
}

/**
 * What recall would have done at one prompt.
 *
 * @param rehearsal The rehearsal.
 * @returns One sentence without a full stop.
 */
export function rehearsalInWords({ found, score, why, beside, crowdedOut }: Rehearsal): string {
  const head = found ? `Recalled, with ${score} of 100` : `Not recalled (${score} of 100): ${why}`;
  const ids = beside.map((id) => `"${id}"`).join(", ");
  const others = beside.length === 0 ? "" : found ? `; beside ${ids}` : `; shown there: ${ids}`;
  const lost = crowdedOut.length === 0 ? "" : `; in place of ${crowdedOut.map((id) => `"${id}"`).join(", ")}`;
  return head + others + lost;
}
