/**
 * A record as a Markdown file: reading one, and writing a new one.
 *
 * @module
 */

import { stringify } from "@std/yaml";
import { checkFile, type DocumentKind } from "../card/file.ts";
import { checkId } from "../card/id.ts";
import { readFields } from "../fields/read.ts";
import { writeFields } from "../fields/write.ts";
import { type Finding, hasErrors } from "../finding.ts";
import { splitFrontMatter } from "../markdown/front_matter.ts";
import type { Locate } from "../markdown/locate.ts";
import { readYaml } from "../markdown/yaml.ts";
import { isDay } from "./day.ts";
import { RECORD_FIELDS } from "./fields.ts";
import type { ExperienceRecord, RecordType } from "./record.ts";

/** A record's file that was read. */
export interface RecordReading {
  /** The record; absent where its form is wrong at error level. */
  readonly record?: ExperienceRecord;
  /** Its type and body, which can be looked at even where the rest of its form is wrong. */
  readonly content?: Pick<ExperienceRecord, "type" | "body">;
  /** What is wrong with its form, with line and column. */
  readonly findings: readonly Finding[];
  /** Where the keys of its front matter stand. */
  readonly locate: Locate;
  /** The line, from 1, on which the body starts. */
  readonly bodyLine: number;
}

const KIND: DocumentKind = { prefix: "exp", firstLine: "id: name-of-the-record", unit: "one solution a record" };

const DAYS = { createdAt: "created_at", updatedAt: "updated_at", lastVerifiedAt: "last_verified_at" } as const;

/**
 * Reads a record's file, naming everything that is wrong with its form; what it says is for `check.ts`.
 *
 * The findings may quote what stands in the file: whoever shows them redacts them first.
 *
 * @param file The text of the file; a byte-order mark and CRLF are fine.
 * @returns The record, unless its form is wrong at error level, and the findings.
 *
 * @example
 * ```ts
 * import { parseRecord } from "./markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseRecord("---js\nrun()\n---\n").findings.map(({ code }) => code), ["exp.schema"]);
 * ```
 */
export function parseRecord(file: string): RecordReading {
  const { record, findings, ...rest } = readRecord(file);
  const named = findings.map(asSchemaFinding);
  return { ...(record && !hasErrors(named) ? { record } : {}), findings: named, ...rest };
}

/**
 * Writes a new record's file. Never for a file that stands: its comments, order and unknown keys would be lost.
 *
 * @param record The record.
 * @returns Front matter in the order of the field table, then the body; LF.
 *
 * @example
 * ```ts
 * import { formatRecord, parseRecord } from "./markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const file = formatRecord({
 *   id: "add-nullable-column",
 *   type: "recipe",
 *   title: "Add a nullable column",
 *   status: "draft",
 *   confidence: "medium",
 *   applicability: "PostgreSQL tables that are written while the migration runs",
 *   tags: ["postgres"],
 *   createdAt: "2026-10-24",
 *   updatedAt: "2026-10-24",
 *   source: "user task",
 *   related: [],
 *   sensitivity: "public",
 *   body: "# Add a nullable column\n",
 * });
 * assertEquals(parseRecord(file).record?.id, "add-nullable-column");
 * ```
 */
export function formatRecord(record: ExperienceRecord): string {
  const { body, ...header } = record;
  const { sensitivity, ...rest } = writeFields(RECORD_FIELDS, header);
  const data = sensitivity === "public" ? rest : { ...rest, sensitivity };
  const yaml = stringify(data, { lineWidth: -1, useAnchors: false }).replace(QUOTED_DAY, "$1$2");
  // A draft has all twelve keys, too: the empty one says what is still to be done.
  const whole = record.lastVerifiedAt === undefined ? yaml.replace(AFTER_UPDATED, "$&last_verified_at:\n") : yaml;
  return `---\n${whole}---\n${body}`;
}

/** Days need no quotes: all scalars are read as text. */
const QUOTED_DAY = /^(\w+_at: )'(\d{4}-\d{2}-\d{2})'$/gm;
const AFTER_UPDATED = /^updated_at: .*\n/m;

function readRecord(file: string): RecordReading {
  const { parts, problem } = splitFrontMatter(file);
  const wrong = checkFile(file, problem, KIND);
  if (!parts || hasErrors(wrong)) return { findings: wrong, locate: () => ({ line: 1, column: 1 }), bodyLine: 1 };
  const { value, findings, locate } = readYaml(parts.yaml, { prefix: "exp", firstLine: 2 });
  const { bodyLine } = parts;
  if (value === undefined) return { findings, locate, bodyLine };
  const header = readFields(RECORD_FIELDS, value, { prefix: "exp", locate });
  const record = { ...header.value, body: parts.body };
  const content = isOfType(value, record.type) ? { content: record } : {};
  const all = [...findings, ...header.findings, ...checkHeader(record, locate)];
  return { record, ...content, findings: all, locate, bodyLine };
}

/** Where the type cannot be read, the one that the reader falls back to says nothing about the body. */
function isOfType(value: unknown, type: RecordType): boolean {
  return typeof value === "object" && value !== null && "type" in value && value.type === type;
}

/** What the field table cannot say: the inner form of a value, and rules between two fields. */
function* checkHeader(record: ExperienceRecord, locate: Locate): Generator<Finding> {
  const form = { code: "exp.schema", level: "error" } as const;
  const id = record.id === "" ? undefined : checkId(record.id);
  if (id) yield { ...form, message: id.message, mend: "Use letters, digits and hyphens", ...locate(["id"]) };
  for (const [name, key] of Object.entries(DAYS)) {
    const day = record[name as keyof typeof DAYS];
    if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || isDay(day)) continue;
    const message = `"${key}" is "${day}", a day that the calendar does not have`;
    yield { ...form, message, mend: "Write the day on which it happened", ...locate([key]) };
  }
  if (record.status !== "draft" && record.lastVerifiedAt === undefined) {
    const message = `A ${record.status} record does not say when it was verified`;
    const mend = "Run its validation, then add `last_verified_at`, or make it a draft";
    yield { ...form, message, mend, ...locate(["last_verified_at"]) };
  }
}

/** Whatever is wrong with the form of a record goes by one code; unknown keys are kept, and noted under their own. */
function asSchemaFinding(finding: Finding): Finding {
  return finding.level === "note" ? finding : { ...finding, code: "exp.schema" };
}
