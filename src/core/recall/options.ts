/**
 * Every option of a recall, each with its range and default.
 *
 * @module
 */

import type { ProjectContext } from "../project/project.ts";
import { EVIDENCE_MODEL, type EvidenceModel } from "./weights.ts";

/** What a caller may say about one recall. */
export interface RecallOptions {
  /** The most cards to return, from 1 to 20. Default 4. */
  readonly limit: number;
  /** The least evidence, from 0 to 100, that a card needs to be shown. Default 40. */
  readonly threshold: number;
  /** The project that the prompt was typed in; scoped cards that do not fit it take no part. */
  readonly project: ProjectContext;
  /** Asked before each candidate: once it answers true, recall stops and says so in its diagnostics. Default: never. */
  readonly outOfTime: () => boolean;
  /** The weights of the evidence; another model is for measuring, and needs another threshold. Default: the reviewed one. */
  readonly model: EvidenceModel;
}

/** The defaults of {@linkcode RecallOptions}. */
export const DEFAULT_RECALL_OPTIONS: RecallOptions = {
  limit: 4,
  threshold: 40,
  project: {},
  outOfTime: () => false,
  model: EVIDENCE_MODEL,
};
