/**
 * The files of a run, read back: a person may have touched them.
 *
 * @module
 */

import * as z from "zod";
import { parseJson } from "../text/json.ts";
import { AUDIT_SCHEMA } from "./audit.ts";
import { type Candidate, CANDIDATE_SCHEMA, EVIDENCE_SCHEMA } from "./candidate.ts";
import { type Application, type Decision, RUN_VERSION, type RunCandidates, type RunInput } from "./run.ts";

const text = z.string().min(1);
const version = z.literal(RUN_VERSION);

const INPUT = z.object({
  version,
  id: text,
  focus: z.string().nullable(),
  scope: z.enum(["global", "project"]),
  createdAt: text,
  evidence: z.array(EVIDENCE_SCHEMA),
});

const STORED_CANDIDATE = CANDIDATE_SCHEMA.extend({
  id: CANDIDATE_SCHEMA.shape.id.unwrap(),
  category: text,
  scope: CANDIDATE_SCHEMA.shape.scope.unwrap(),
  language: CANDIDATE_SCHEMA.shape.language.unwrap(),
  evidence: z.array(EVIDENCE_SCHEMA),
});

const PROPOSAL = z.object({
  version,
  revision: z.int().min(0),
  audit: AUDIT_SCHEMA.nullable(),
  candidates: z.array(z.object({ revision: z.int().min(0), candidate: STORED_CANDIDATE })),
});

const LINE = z.discriminatedUnion("action", [
  z.object({ action: z.literal("apply"), candidate: text, at: text, card: text }),
  z.object({
    action: z.enum(["approve", "reject", "merge", "rewrite"]),
    candidate: text,
    revision: z.int(),
    at: text,
    reason: text.optional(),
    into: text.optional(),
    text: text.optional(),
  }),
]);

/** A proposal without candidates. */
export const EMPTY_PROPOSAL: RunCandidates = { version: RUN_VERSION, revision: 0, audit: null, candidates: [] };

/**
 * Reads `input.json`.
 *
 * @param value What the JSON parser returned.
 * @returns The input, or what is wrong with it.
 */
export function readRunInput(value: unknown): RunInput | string {
  const shape = INPUT.safeParse(value);
  return shape.success ? shape.data : inWords(shape.error);
}

/**
 * Reads `candidates.json`.
 *
 * @param value What the JSON parser returned.
 * @returns The proposal, or what is wrong with it.
 */
export function readProposal(value: unknown): RunCandidates | string {
  const shape = PROPOSAL.safeParse(value);
  // A stored candidate has all that a candidate must have: the schema above asks for it.
  return shape.success
    ? shape.data as RunCandidates & { candidates: { candidate: Candidate }[] }
    : inWords(shape.error);
}

/**
 * Reads `decisions.jsonl`, line by line.
 *
 * @param file The whole file.
 * @returns The lines that can be used; one that was torn or made by hand costs itself.
 */
export function readDecisions(file: string): (Decision | Application)[] {
  return file.split("\n").flatMap((line) => {
    const shape = LINE.safeParse(parseJson(line));
    // An absent key is typed as `undefined` by the schema, and left out by the type: it is the same JSON.
    return shape.success ? [shape.data as Decision | Application] : [];
  });
}

function inWords({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue === undefined ? "it has another shape" : `${issue.path.join(".")}: ${issue.message}`;
}
