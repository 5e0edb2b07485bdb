/**
 * The shape of a suite file, for checking it and for editors.
 *
 * Unknown keys are refused: a misspelt `expectedCard` would otherwise turn a test off without a word.
 *
 * @module
 */

import * as z from "zod";

const texts = z.array(z.string().min(1)).default([]);
const share = z.number().min(0).max(1).optional();

const limits = {
  minPassRate: share.describe("The least share of cases that pass"),
  minRecall: share.describe("The least recall"),
  minPrecision: share.describe("The least precision"),
  maxOverRecall: share.describe("The largest share of cases with a card that nobody wanted"),
};

/** The shape of one case. */
const CASE_SCHEMA = z.strictObject({
  id: z.string().min(1).describe("Unique in the suite"),
  prompt: z.string().describe("The prompt, as a person would type it"),
  expectedCards: texts.describe("Cards that must all come back"),
  unexpectedCards: texts.describe("Cards that must stay away: ids, or <prefix>--*"),
  allowedExtraCards: texts.describe("Cards that may come back and need not"),
  expectNoMatches: z.boolean().default(false).describe("Whether nothing at all may come back"),
  difficulty: z.enum(["easy", "medium", "hard"]).default("medium"),
  tags: texts.describe("Labels to break the numbers down by, such as arm:small-talk"),
  threshold: z.number().min(0).max(100).optional().describe("The threshold of this case alone"),
  cwd: z.string().min(1).optional().describe("The folder that the prompt is typed in; see projects"),
  note: z.string().optional().describe("Why the label is what it is"),
});

/** The shape of a suite file. */
export const SUITE_SCHEMA = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).describe("The suite's name"),
  description: z.string().optional().describe("What the suite is for"),
  experiencesFile: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional()
    .describe('Files with cards, relative to the suite: { "experiences": [card, …] }'),
  experiences: z.array(z.unknown()).optional().describe("Cards: front matter (snake_case) plus rule"),
  projects: z.record(z.string(), z.strictObject({ key: z.string().min(1) })).default({})
    .describe("Which project lies in which folder"),
  forbiddenCards: texts.describe("Cards whose appearance in any case fails the whole suite"),
  gates: z.strictObject({ ...limits, byTag: z.record(z.string(), z.strictObject(limits)).default({}) })
    .default({ byTag: {} }).describe("The numbers that the suite must reach"),
  cases: z.array(CASE_SCHEMA).min(1).describe("The cases"),
});

/** A suite file as it is written, after defaults were filled in. */
export type SuiteDocument = z.infer<typeof SUITE_SCHEMA>;

/**
 * Writes the shape of a suite file as JSON Schema, for editors.
 *
 * @returns A JSON Schema (draft 2020-12) document.
 *
 * @example
 * ```ts
 * import { suiteJsonSchema } from "./suite_schema.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(suiteJsonSchema().required, ["name", "cases"]);
 * ```
 */
export function suiteJsonSchema(): Record<string, unknown> {
  return { title: "OME evaluation suite", ...z.toJSONSchema(SUITE_SCHEMA, { io: "input" }) };
}
