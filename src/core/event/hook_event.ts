/**
 * What the log keeps of one prompt: how the decision was reached, and nothing that tells what was asked.
 *
 * @module
 */

import type { AbstainReason, RejectionReason, TaskEnvelope } from "../recall/result.ts";
import type { EventHead } from "./event_head.ts";

/** One prompt that went through the hook. */
export interface HookEvent extends EventHead {
  readonly kind: "hook";
  /** Id of the agent that ran the hook. */
  readonly provider: string;
  readonly sessionId?: string;
  readonly turnId?: string;
  /** SHA-256 of the prompt, keyed with the library's salt, in hexadecimal. */
  readonly promptHash: string;
  /** The prompt itself, only where `privacy.saveRawPrompt` says so; shortened where it does not fit. */
  readonly rawPrompt?: string;
  readonly engineVersion: string;
  readonly scorerVersion: string;
  /** Changes when the cards that could be recalled change. */
  readonly cardSetFingerprint: string;
  /** Changes when the settings that bear on recall change. */
  readonly configFingerprint: string;
  readonly envelope?: EnvelopeLabels;
  readonly project?: ProjectLabels;
  readonly candidates?: CandidateStage;
  readonly selection?: SelectionStage;
  /** Ids of the cards that recall returned. */
  readonly matchedIds: readonly string[];
  /** Of these, ids of cards that the session had seen already, and that were not shown again. */
  readonly repeatedIds: readonly string[];
  /** Of these, ids of cards that the context shows. */
  readonly renderedIds: readonly string[];
  /** Whether a card was left out for want of space. */
  readonly contextTruncated: boolean;
  /** Length of the context in UTF-16 units. */
  readonly contextChars: number;
  /** Always `unknown`: that a context was printed does not prove that the agent or the model used it. */
  readonly deliveryStatus: "unknown";
  /** Whether a context was rendered. Deprecated: it never meant delivery; read `renderedIds`. */
  readonly injected: boolean;
  /** From the start of the program to the answer. */
  readonly durationMs: number;
  /** What went wrong: `timeout`, or the kind of failure; never a message, which could quote the prompt. */
  readonly error?: string;
  /** Cards that could not be read, named for the person who will mend them: `path:line code`. */
  readonly brokenCards?: readonly string[];
  /** Set when lists or texts were shortened to keep the line small. */
  readonly shortened?: true;
}

/** Labels of a prompt. What could identify is a keyed hash. */
export interface EnvelopeLabels
  extends Pick<TaskEnvelope, "language" | "taskTypes" | "surfaces" | "operations" | "intentModes" | "signals"> {
  /** How many passages of each kind the prompt has. */
  readonly segments: Readonly<Record<string, number>>;
  /** How many boundaries the prompt sets. */
  readonly constraints: number;
  /** Length of the prompt in UTF-16 units. */
  readonly length: number;
  readonly fileHashes: readonly string[];
  readonly commandHashes: readonly string[];
  readonly keywordHashes: readonly string[];
}

/** The project that a prompt was typed in, as keyed hashes. */
export interface ProjectLabels {
  readonly keyHash?: string;
  readonly familyHash?: string;
  readonly rootHash?: string;
  readonly modulePathHash?: string;
}

/** The candidates of a recall. */
export interface CandidateStage {
  readonly count: number;
  /** Whether `list` leaves any out. */
  readonly truncated: boolean;
  readonly list: readonly CandidateLabel[];
}

/** One candidate. */
export interface CandidateLabel {
  readonly id: string;
  readonly score: number;
  readonly selected: boolean;
  readonly reason?: RejectionReason;
}

/** How the cards to show were chosen. */
export interface SelectionStage {
  readonly threshold: number;
  readonly limit: number;
  readonly inputCount: number;
  readonly applicableCount: number;
  readonly evaluatedCount: number;
  readonly complete: boolean;
  readonly abstainReason?: AbstainReason;
  readonly selected: readonly SelectedLabel[];
}

/** One card that recall returned, and what spoke for it: fields and kinds, never the words. */
export interface SelectedLabel {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly string[];
}
