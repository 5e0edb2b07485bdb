/**
 * The record's field table: reading, writing order and JSON Schema of the front matter come from it.
 *
 * @module
 */

import { oneOf, optionalText, text, texts } from "../fields/define.ts";
import type { TextShape } from "../fields/field.ts";
import { type JsonSchema, jsonSchema } from "../fields/json_schema.ts";

const DAY: TextShape = { pattern: /^\d{4}-\d{2}-\d{2}$/, says: "a day such as 2026-10-24" };

/** The twelve keys of a record's front matter in their order, and the two that may follow. */
export const RECORD_FIELDS = {
  id: text("1 to 80 letters, digits, `-`, `_` or `.`; the file is named for it"),
  type: oneOf("What the record holds; names its folder and its sections", ["task", "recipe", "artifact", "failure"]),
  title: text("A short name, for people"),
  status: oneOf("Where the record stands in its life", ["draft", "validated", "deprecated"]),
  confidence: oneOf("How sure its author is", ["low", "medium", "high"]),
  applicability: text("Where it applies and what it presumes: versions, tools, constraints"),
  tags: texts("Short labels, such as php or migration"),
  createdAt: text("The day on which it was written", { shape: DAY }),
  updatedAt: text("The day on which it was last changed", { shape: DAY }),
  lastVerifiedAt: optionalText("The day on which its validation was last run; a draft may lack it", { shape: DAY }),
  source: text("Where it comes from, such as user task"),
  related: texts("Ids of records that belong to it"),
  supersededBy: optionalText("The id of the record that takes its place"),
  sensitivity: oneOf("Whom it is for; restricted is never stored", ["public", "internal", "restricted"], "public"),
};

/**
 * The JSON Schema of a record's front matter, for editors and other programs.
 *
 * @returns A JSON Schema (draft 2020-12) document.
 */
export function recordJsonSchema(): JsonSchema {
  return jsonSchema(RECORD_FIELDS, {
    title: "OME record",
    description: "The YAML front matter of a record; unknown keys are kept.",
  });
}
