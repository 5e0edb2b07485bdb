/**
 * The candidate: a lesson that a retrospective proposes, as it is written in files.
 *
 * People and agents hand candidates in, so they are checked as a whole, and unknown keys are refused: a misspelt
 * `ignore_when` would otherwise be lost without a word.
 *
 * @module
 */

import * as z from "zod";
import type { Card } from "../card/card.ts";
import { inferCategory } from "../card/category.ts";
import { MAX_SUMMARY } from "../card/fields.ts";

/** The most characters of a quote: what a person reads to remember the moment. */
export const MAX_QUOTE = 400;

/** What stands in the place of a quote that the person does not want kept. */
const QUOTE_NOT_KEPT = "(not kept)";

const line = z.string().trim().min(1);
const texts = z.array(line).default([]);
const grade = z.enum(["low", "medium", "high"]).default("medium");
const shortest = (most: number) => line.refine((text) => [...text].length <= most, `At most ${most} characters`);

/** A pointer to the moment that a lesson comes from. */
export const EVIDENCE_SCHEMA = z.strictObject({
  provider: line.describe("The agent, such as claude; or record"),
  session_id: line.describe("The session, as `ome source` names it; or the record's id"),
  turn: z.int().min(0).default(0).describe("The number of the message"),
  quote: shortest(MAX_QUOTE).describe("The person's own words, for a person to read"),
  prompt: shortest(2_000).optional().describe(
    "The request at which the lesson should be recalled; the quote unless told",
  ),
  at: line.optional().describe("When it was said, ISO 8601"),
});

/** The shape of one candidate; evidence may name a piece that the run holds, such as `claude-1f00a2b3c4:12`. */
export const CANDIDATE_SCHEMA = z.strictObject({
  id: line.regex(/^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,59}$/u, "Letters, digits, -, _ and . alone").optional(),
  title: line.describe("A short name"),
  summary: shortest(MAX_SUMMARY).describe("One sentence: when it applies, the usual wrong turn, the right action"),
  intro: line.optional().describe("What the card is for, in plain words; the summary unless told"),
  rule: line.describe("The full rule"),
  category: line.optional().describe("A label such as Testing; inferred unless told"),
  criteria: z.strictObject({ use_when: texts, ignore_when: texts }).default({ use_when: [], ignore_when: [] }),
  engine_hints: z.strictObject({ positive: texts, required_all: texts, negative: texts })
    .default({ positive: [], required_all: [], negative: [] }),
  recall: z.strictObject({
    policy: z.enum(["must", "should", "may", "off"]).default("should"),
    risk: grade,
    confidence: grade,
    triggers: texts,
    topics: texts,
    aliases: z.record(z.string(), z.array(line)).default({}),
  }).prefault({}),
  scope: z.strictObject({
    level: z.enum(["global", "project", "project-family"]),
    project_key: line.optional(),
    module_path: line.optional(),
  }).optional(),
  language: z.enum(["en", "zh"]).optional(),
  evidence: z.array(z.union([line, EVIDENCE_SCHEMA])).default([]),
  conflicts: texts.describe("Ids of cards that say something close"),
});

/** One piece of evidence. */
export type Evidence = z.infer<typeof EVIDENCE_SCHEMA>;

/** A candidate as it is handed in, defaults filled in. */
export type CandidateDocument = z.infer<typeof CANDIDATE_SCHEMA>;

/** A candidate of a run: what was left out of the document is there, and all of its evidence. */
export interface Candidate extends Omit<CandidateDocument, "id" | "category" | "scope" | "language" | "evidence"> {
  readonly id: string;
  readonly category: string;
  readonly scope: NonNullable<CandidateDocument["scope"]>;
  readonly language: NonNullable<CandidateDocument["language"]>;
  readonly evidence: readonly Evidence[];
}

/**
 * The name of a piece of evidence, as `source search` gives it.
 *
 * @param evidence The piece.
 * @returns Such as `claude-1f00a2b3c4:12`.
 */
export function evidenceId({ session_id, turn }: Pick<Evidence, "session_id" | "turn">): string {
  return `${session_id}:${turn}`;
}

/**
 * Leaves of a piece of evidence only where it was said.
 *
 * @param evidence The piece.
 * @returns The pointer.
 */
export function withoutQuote({ prompt: _prompt, ...pointer }: Evidence): Evidence {
  return { ...pointer, quote: QUOTE_NOT_KEPT };
}

/**
 * The card that a candidate would become.
 *
 * @param candidate The candidate.
 * @param place The card's id and status.
 * @returns The card.
 */
export function candidateCard(candidate: Candidate, { id, status }: Pick<Card, "id" | "status">): Card {
  const { title, summary, rule, category, criteria, engine_hints, recall, scope } = candidate;
  return {
    id,
    status,
    title,
    category: category || inferCategory(title, { ...recall, rule }),
    summary,
    criteria: { useWhen: criteria.use_when, ignoreWhen: criteria.ignore_when },
    engineHints: {
      positive: engine_hints.positive,
      requiredAll: engine_hints.required_all,
      negative: engine_hints.negative,
    },
    recall,
    scope: {
      level: scope.level,
      ...(scope.project_key === undefined ? {} : { projectKey: scope.project_key }),
      ...(scope.module_path === undefined ? {} : { modulePath: scope.module_path }),
    },
    language: candidate.language,
    intro: candidate.intro ?? summary,
    rule,
  };
}

/**
 * The prompts at which a lesson should be recalled, as its evidence has them.
 *
 * @param candidate The candidate.
 * @returns Each prompt once, at most eight.
 */
export function evidencePrompts({ evidence }: Pick<Candidate, "evidence">): string[] {
  const prompts = evidence.map(({ prompt, quote }) => prompt ?? quote).filter((text) => text !== QUOTE_NOT_KEPT);
  return [...new Set(prompts)].slice(0, 8);
}
