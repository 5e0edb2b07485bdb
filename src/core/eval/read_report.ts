/**
 * Reading a report that a run has written.
 *
 * @module
 */

import * as z from "zod";
import { shapeFinding } from "../fields/shape_finding.ts";
import type { Finding } from "../finding.ts";
import { METRIC_TABLE } from "./metric_table.ts";
import type { DocumentOptions } from "./read_suite.ts";
import { type Report, REPORT_SCHEMA } from "./report.ts";

const measure = z.number().nullable();
const metrics = z.looseObject({
  cases: z.number(),
  ...Object.fromEntries(METRIC_TABLE.map(({ key }) => [key, measure])),
});
const name = z.string().min(1);
const candidate = z.looseObject({
  id: z.string(),
  score: z.number(),
  standing: z.enum(["wanted", "allowed", "unwanted"]),
});
const reason = z.looseObject({ field: z.string(), term: z.string(), weight: z.number(), kind: z.string() });
const texts = z.array(z.string());

const CASE = z.looseObject({
  id: name,
  passed: z.boolean(),
  failures: texts,
  prompt: z.string(),
  expectedCards: texts,
  unexpectedCards: texts,
  allowedExtraCards: texts,
  expectNoMatches: z.boolean(),
  returnedCards: texts,
  scores: z.array(z.number()),
  reasons: z.record(z.string(), z.array(reason)),
  candidates: z.array(candidate),
  threshold: z.number(),
  tags: texts,
  difficulty: z.enum(["easy", "medium", "hard"]),
  contextChars: z.number(),
});

const REPORT = z.looseObject({
  schema: z.literal(REPORT_SCHEMA),
  suite: name,
  engineVersion: name,
  scorerVersion: name,
  fingerprints: z.looseObject({ suite: name, cards: name, configuration: name }),
  limit: z.number(),
  threshold: z.number(),
  cardCount: z.number(),
  passed: z.boolean(),
  gates: z.array(z.looseObject({ metric: z.string(), limit: z.number(), reached: measure, passed: z.boolean() })),
  forbidden: z.array(z.looseObject({ caseId: z.string(), cardId: z.string() })),
  metrics,
  byDifficulty: z.record(z.string(), metrics),
  byTag: z.record(z.string(), metrics),
  cases: z.array(CASE).min(1),
});

/** What came of reading a report. */
export interface ReportReading {
  /** The report; undefined where anything in it is missing or misshapen. */
  readonly report: Report | undefined;
  /** What is missing or misshapen, all at error level. */
  readonly findings: readonly Finding[];
}

/** How a report is spoken of whose shape is not right. */
const SHAPE = {
  code: "report.shape",
  whole: "The report",
  mend: "Write the report again with `ome eval recall --suite … --out …`",
};

/**
 * Reads a report from parsed JSON. Whatever a comparison needs must be there.
 *
 * @param document What `JSON.parse` returned.
 * @param options Where values stand in the file.
 * @returns The report, or what is missing.
 *
 * @example
 * ```ts
 * import { readReport } from "./read_report.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(readReport({}).report, undefined);
 * ```
 */
export function readReport(document: unknown, options: DocumentOptions = {}): ReportReading {
  const reading = REPORT.safeParse(document);
  // The schema demands all that the type does; what it lets through besides is kept and not looked at.
  if (reading.success) return { report: document as Report, findings: [] };
  return {
    report: undefined,
    findings: reading.error.issues.map((issue) => shapeFinding(issue, { ...SHAPE, ...options })),
  };
}
