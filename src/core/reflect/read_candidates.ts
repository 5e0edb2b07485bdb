/**
 * Reading what an agent or a person hands in: candidates and the audit, with every problem at once.
 *
 * @module
 */

import type * as z from "zod";
import type { KeyPath, Position } from "../fields/read.ts";
import { shapeFinding } from "../fields/shape_finding.ts";
import { type Finding, hasErrors } from "../finding.ts";
import { idFor } from "../card/id.ts";
import { inferCategory } from "../card/category.ts";
import { lintCard } from "../card/lint.ts";
import { languageOf } from "../prompt/language.ts";
import { checkPrivacy } from "../privacy/check_privacy.ts";
import { type Audit, AUDIT_SCHEMA } from "./audit.ts";
import {
  type Candidate,
  CANDIDATE_SCHEMA,
  candidateCard,
  type CandidateDocument,
  type Evidence,
  evidenceId,
} from "./candidate.ts";

/** What candidates are read with. */
export interface CandidateOptions {
  /** The evidence that the run holds already, for candidates that name a piece of it. */
  readonly evidence: readonly Evidence[];
  /** The scope of a candidate that names none. */
  readonly scope: Candidate["scope"];
  /** Where a value stands in the file, for findings. */
  readonly locate?: (path: KeyPath) => Position | undefined;
}

/** What was read. */
export interface CandidatesReading {
  /** The good candidates; empty where anything is wrong at error level. */
  readonly candidates: readonly Candidate[];
  /** The audit, where the document holds one. */
  readonly audit: Audit | undefined;
  /** Everything that was found. */
  readonly findings: readonly Finding[];
}

/**
 * Reads candidates from parsed JSON: `{ "candidates": [ … ], "audit": { … } }`, or the list alone.
 *
 * @param document What `JSON.parse` returned.
 * @param options The run's evidence and scope.
 * @returns The candidates, unless anything is wrong at error level, and all findings.
 *
 * @example
 * ```ts
 * import { readCandidates } from "./read_candidates.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { findings } = readCandidates([{ title: "Use pnpm" }], { evidence: [], scope: { level: "global" } });
 * assertEquals(findings.map(({ code }) => code), ["candidate.shape", "candidate.shape"]);
 * ```
 */
export function readCandidates(document: unknown, options: CandidateOptions): CandidatesReading {
  const { list, at, audit: auditDocument } = openDocument(document);
  const taken: string[] = [];
  const readings = (list ?? []).map((each, place) => {
    const reading = readOne(each, { ...options, path: [...at, place], taken });
    if (reading.candidate) taken.push(reading.candidate.id);
    return reading;
  });
  const audit = auditDocument === undefined ? undefined : readAudit(auditDocument, { ...options, path: ["audit"] });
  const findings = [
    ...(list === undefined ? [noList(options)] : []),
    ...readings.flatMap((reading) => reading.findings),
    ...audit?.findings ?? [],
  ];
  const candidates = hasErrors(findings) ? [] : readings.flatMap(({ candidate }) => candidate ?? []);
  return { candidates, audit: audit?.audit, findings };
}

/**
 * Reads an audit from parsed JSON.
 *
 * @param document What `JSON.parse` returned.
 * @param options Where values stand, and the audit's own place in the document.
 * @returns The audit, unless anything is wrong, and the findings.
 */
export function readAudit(
  document: unknown,
  { locate, path = [] }: Pick<CandidateOptions, "locate"> & { readonly path?: KeyPath } = {},
): { readonly audit: Audit | undefined; readonly findings: readonly Finding[] } {
  const shape = AUDIT_SCHEMA.safeParse(document);
  if (shape.success) return { audit: shape.data, findings: [] };
  return { audit: undefined, findings: shapeFindings(shape.error, { code: "candidate.audit", at: path, locate }) };
}

function openDocument(document: unknown): { list: unknown[] | undefined; at: KeyPath; audit?: unknown } {
  if (Array.isArray(document)) return { list: document, at: [] };
  const { candidates, audit } = Object(document) as { candidates?: unknown; audit?: unknown };
  return { list: Array.isArray(candidates) ? candidates : undefined, at: ["candidates"], audit };
}

interface OneOptions extends CandidateOptions {
  readonly path: KeyPath;
  readonly taken: readonly string[];
}

function readOne(document: unknown, options: OneOptions): { candidate?: Candidate; findings: readonly Finding[] } {
  const { path, taken, locate } = options;
  const shape = CANDIDATE_SCHEMA.safeParse(document);
  if (!shape.success) return { findings: shapeFindings(shape.error, { code: "candidate.shape", at: path, locate }) };
  const { evidence, unknown } = resolveEvidence(shape.data, options.evidence);
  const candidate = complete(shape.data, { ...options, evidence, taken });
  const findings = [...unknown.map(noEvidence), ...judge(candidate, shape.data.id, taken)];
  return { candidate, findings: findings.map((finding) => ({ ...finding, ...locate?.(path) })) };
}

function complete(
  { id, category, scope, language, ...rest }: CandidateDocument,
  options: Pick<OneOptions, "taken" | "scope"> & { readonly evidence: readonly Evidence[] },
): Candidate {
  return {
    ...rest,
    id: id ?? idFor(rest.title, options.taken),
    category: category ?? inferCategory(rest.title, { ...rest.recall, rule: rest.rule }),
    scope: scope ?? options.scope,
    language: language ?? (languageOf(`${rest.title}\n${rest.summary}\n${rest.rule}`) === "zh" ? "zh" : "en"),
    evidence: options.evidence,
  };
}

function resolveEvidence({ evidence }: CandidateDocument, known: readonly Evidence[]) {
  const pieces = evidence.map((piece) =>
    typeof piece === "string" ? known.find((each) => evidenceId(each) === piece) ?? piece : piece
  );
  return {
    evidence: pieces.filter((piece): piece is Evidence => typeof piece !== "string"),
    unknown: pieces.filter((piece) => typeof piece === "string"),
  };
}

/** What the shape cannot say: ids, the project of a scope, credentials, lint. */
function* judge(candidate: Candidate, given: string | undefined, taken: readonly string[]): Generator<Finding> {
  const { id, scope } = candidate;
  const level = "error";
  if (given !== undefined && taken.includes(given)) {
    yield { code: "candidate.id", level, message: `Two candidates have the id "${id}"`, mend: "Rename one of them" };
  }
  if (scope.level !== "global" && scope.project_key === undefined) {
    const message = `The candidate "${id}" of level "${scope.level}" names no project`;
    yield { code: "candidate.project-key", level, message, mend: "Add `project_key`, or make the level global" };
  }
  for (const { line: _line, column: _column, ...finding } of checkPrivacy(JSON.stringify(candidate), PRIVACY)) {
    yield { ...finding, message: `${finding.message}, in the candidate "${id}"` };
  }
  for (const finding of lintCard(candidateCard(candidate, { id, status: "draft" }))) {
    yield { ...finding, message: `${id}: ${finding.message}` };
  }
}

const PRIVACY = { prefix: "candidate", pathLevel: "warning" } as const;

function shapeFindings(
  { issues }: z.ZodError,
  { code, at, locate }: { code: string; at: KeyPath; locate: CandidateOptions["locate"] },
): Finding[] {
  const words = { code, at, whole: "The document", mend: "See docs/reflect.md for the shape of candidates and audit" };
  return issues.flatMap(plainIssues).map((issue) => shapeFinding(issue, { ...words, ...(locate ? { locate } : {}) }));
}

/** Of a value that may be of several kinds, what is wrong with it as the kind that it comes nearest to. */
function plainIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const nearest = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code !== "invalid_type")
  );
  return nearest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ??
    [{ ...issue, message: "Neither the name of a hit nor a piece of evidence written out" }];
}

function noList({ locate }: CandidateOptions): Finding {
  return {
    code: "candidate.shape",
    level: "error",
    message: "The document holds no list of candidates",
    mend: 'Write { "candidates": [ … ] }',
    ...locate?.([]),
  };
}

function noEvidence(name: string): Finding {
  return {
    code: "candidate.evidence",
    level: "error",
    message: `The run holds no evidence "${name}"`,
    mend: `Add it first with \`ome reflect add RUN ${name}\`, or write it out`,
  };
}
