/**
 * JSON Schema of a table, for editors and other programs.
 *
 * @module
 */

import { documentName, type Field, type Fields, isRequired, type Naming } from "./field.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What the head of a schema says. */
export interface SchemaHead {
  /** A name for people. */
  readonly title: string;
  /** What the document is, one sentence. */
  readonly description: string;
  /** How the document spells names; `snake` unless told. */
  readonly naming?: Naming;
}

/**
 * The JSON Schema (draft 2020-12) of a table; unknown keys are allowed, as reading allows them.
 *
 * @param fields The table.
 * @param head Title, description, spelling of names.
 * @returns The schema, plain JSON.
 */
export function jsonSchema(fields: Fields, head: SchemaHead): JsonSchema {
  const { title, description, naming = "snake" } = head;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    description,
    ...objectSchema(fields, naming),
  };
}

function objectSchema(fields: Fields, naming: Naming): JsonSchema {
  const rows = Object.entries(fields);
  const required = rows.filter(([, field]) => isRequired(field)).map(([name]) => documentName(name, naming));
  const properties = rows.map(([name, field]) => [documentName(name, naming), fieldSchema(field, naming)]);
  return {
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(properties),
    additionalProperties: true,
  };
}

function fieldSchema(field: Field, naming: Naming): JsonSchema {
  return { description: field.meaning, ...shapeOf(field, naming) };
}

function shapeOf(field: Field, naming: Naming): JsonSchema {
  switch (field.kind) {
    case "text":
      return {
        type: "string",
        ...(field.default === undefined ? {} : { default: field.default }),
        ...(field.max === undefined ? {} : { maxLength: field.max }),
        ...(field.shape === undefined ? {} : { pattern: field.shape.pattern.source }),
      };
    case "one-of":
      return { enum: field.values, ...(field.default === undefined ? {} : { default: field.default }) };
    case "texts":
      return { type: "array", items: { type: "string" }, default: [] };
    case "number":
      return {
        type: field.integer ? "integer" : "number",
        minimum: field.min,
        maximum: field.max,
        default: field.default,
      };
    case "boolean":
      return { type: "boolean", default: field.default };
    case "group":
      return objectSchema(field.fields, naming);
    case "map":
      return { type: "object", additionalProperties: fieldSchema(field.of, naming) };
  }
}
