/**
 * The audit of a retrospective: how the evidence was looked for, so that a person can tell what was not seen.
 *
 * @module
 */

import * as z from "zod";

const line = z.string().trim().min(1);

/** The shape of an audit; what was covered and what was asked must not be empty. */
export const AUDIT_SCHEMA = z.strictObject({
  covered: z.array(line).min(1).describe("Which sources were looked into"),
  queries: z.array(line).min(1).describe("Which searches were tried"),
  left_out: z.array(line).default([]).describe("What was left out as noise, and why"),
  overlaps: z.array(line).default([]).describe("Active cards that say something close"),
  missing: z.array(line).default([]).describe("Which evidence is missing"),
});

/** How the evidence of a run was looked for. */
export type Audit = z.infer<typeof AUDIT_SCHEMA>;
