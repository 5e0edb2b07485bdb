/**
 * OME, experience for coding agents: the pure core as a library.
 *
 * It reads cards (Markdown with YAML front matter), checks them, recalls the few that apply to a prompt, and renders the
 * compact pointer that an agent is shown. It touches no file, clock or network: the same cards, prompt and options give
 * the same bytes on every machine.
 *
 * ```ts
 * import { indexCards, parseCard, recall, renderContext } from "./mod.ts";
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
 * assertStringIncludes(renderContext(result).text, "ome experience show read-the-plan --section rule");
 *
 * assertEquals(recall("Rename the label of the save button", index).matches, []);
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
export { type CategorySource, inferCategory } from "./src/core/card/category.ts";
export { checkCard, checkCards, type FiledCard } from "./src/core/card/check.ts";
export { idFor } from "./src/core/card/id.ts";
export { type CardReading, formatCard, parseCard } from "./src/core/card/markdown.ts";
export { setCardStatus } from "./src/core/card/status_line.ts";

// What a check found
export { type Finding, type FindingLevel, hasErrors } from "./src/core/finding.ts";

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

// Versions
export { ENGINE_VERSION, SCORER_VERSION } from "./src/core/recall/versions.ts";
export { VERSION } from "./src/core/version.ts";
