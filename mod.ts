/**
 * OME, experience for coding agents: the pure core as a library.
 *
 * A **card** is a lesson (Markdown with YAML front matter) that an agent is shown when a prompt calls for it; a **record** is
 * a solution with its proof, found by whoever is about to build the same. The library reads both, checks them, recalls the
 * few cards that apply to a prompt, says why, and renders the compact pointer that an agent reads. It touches no file, clock
 * or network: the same cards, prompt and options give the same bytes in Deno, Node and browsers.
 *
 * @example From a card to what an agent reads
 * ```ts
 * import { indexCards, matchInWords, parseCard, recall, renderContext } from "@ome/ome";
 * import { assertEquals, assertStringIncludes } from "@std/assert";
 *
 * const { card } = parseCard([
 *   "---",
 *   "schema: ome-card",
 *   "id: read-the-plan",
 *   "status: active",
 *   "title: Read the migration plan first",
 *   "summary: When you run a database migration, it is tempting to run it at once; read its plan first.",
 *   "criteria: { use_when: [run the database migration], ignore_when: [explain only] }",
 *   "recall: { triggers: [database migration] }",
 *   "---",
 *   "## Full Rule",
 *   "Print the plan, read every statement, then run the migration.",
 * ].join("\n"));
 * const index = indexCards(card ? [{ card, libraryScope: "global" }] : []);
 *
 * const result = recall("Run the database migration on staging", index);
 * assertEquals(result.matches.map(({ id }) => id), ["read-the-plan"]);
 * assertStringIncludes(matchInWords(result.matches[0]?.reasons ?? []), 'trigger "database migration"');
 * assertStringIncludes(renderContext(result).text, "ome experience show read-the-plan --section rule");
 *
 * const nothing = recall("Rename the label of the save button", index);
 * assertEquals([nothing.matches, nothing.diagnostics.abstainReason], [[], "no-candidate"]);
 * ```
 *
 * @module
 */

// Cards: read, check, write
export type {
  Card,
  CardCriteria,
  CardLanguage,
  CardScope,
  CardStatus,
  EngineHints,
  Grade,
  LibraryCard,
  LibraryScope,
  RecallFields,
  RecallPolicy,
  ScopeLevel,
} from "./src/core/card/card.ts";
export { checkCard, checkCards, type FiledCard } from "./src/core/card/check.ts";
export { idFor } from "./src/core/card/id.ts";
export { type CardReading, formatCard, parseCard } from "./src/core/card/markdown.ts";
export { setCardStatus } from "./src/core/card/status_line.ts";

// What a check found, and where
export type { KeyPath, Position } from "./src/core/fields/read.ts";
export { type Finding, type FindingLevel, hasErrors } from "./src/core/finding.ts";
export type { Locate } from "./src/core/markdown/locate.ts";

// Projects
export { familyOf, projectKey } from "./src/core/project/project_key.ts";
export type { ProjectContext } from "./src/core/project/project.ts";

// What the agent is shown
export {
  type ContextOptions,
  DEFAULT_CONTEXT_OPTIONS,
  renderContext,
  type RenderedContext,
} from "./src/core/context/render_context.ts";
export { matchInWords } from "./src/core/context/match_words.ts";

// Recall
export type { PromptSegment } from "./src/core/prompt/segment.ts";
export type { CardIndex, ScopeCount } from "./src/core/recall/card_index.ts";
export {
  type CardProfile,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfilePhrase,
  type ProfileTerms,
} from "./src/core/recall/card_profile.ts";
export { indexCards } from "./src/core/recall/index_cards.ts";
export { DEFAULT_RECALL_OPTIONS, type RecallOptions } from "./src/core/recall/options.ts";
export { recall } from "./src/core/recall/recall.ts";
export type {
  AbstainReason,
  CandidateVerdict,
  CardMatch,
  MatchReason,
  RecallDiagnostics,
  RecallResult,
  RejectionReason,
  ShownFields,
  TaskEnvelope,
} from "./src/core/recall/result.ts";
export { FEATURE_FAMILIES, type FeatureName } from "./src/core/recall/features.ts";
export { EVIDENCE_MODEL, type EvidenceModel } from "./src/core/recall/weights.ts";

// Records: read, check, write, search
export { checkRecords } from "./src/core/record/check.ts";
export type { CheckContext, RecordCheck, RecordFile } from "./src/core/record/record_check.ts";
export { formatRecord, parseRecord, type RecordReading } from "./src/core/record/markdown.ts";
export type { ExperienceRecord, RecordStatus, RecordType, Sensitivity } from "./src/core/record/record.ts";
export { indexRecords, type Postings, type RecordIndex } from "./src/core/record/record_index.ts";
export { profileRecord, type RecordHead, type RecordProfile } from "./src/core/record/record_profile.ts";
export {
  type NothingFound,
  type RecordCandidate,
  type RecordSearch,
  type RecordSearchOptions,
  searchRecords,
} from "./src/core/record/search.ts";
export type { ScorePart } from "./src/core/record/standing.ts";
export type { RankDocument, RankTerm } from "./src/core/rank/bm25f.ts";

// Versions
export { ENGINE_VERSION, SCORER_VERSION } from "./src/core/recall/versions.ts";
export { VERSION } from "./src/core/version.ts";
