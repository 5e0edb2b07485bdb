/**
 * OME, experience for coding agents: the pure core as a library.
 *
 * It reads cards (Markdown with YAML front matter), checks them, recalls the few that apply to a prompt, and renders the
 * compact pointer that an agent is shown. It touches no file, clock or network: the same cards, prompt and options give
 * the same bytes on every machine.
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

// Versions
export { VERSION } from "./src/core/version.ts";
