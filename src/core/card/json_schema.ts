/**
 * JSON Schema of a card's front matter.
 *
 * @module
 */

import { type JsonSchema, jsonSchema } from "../fields/json_schema.ts";
import { CARD_FIELDS } from "./fields.ts";

/**
 * The JSON Schema of a card's front matter, for editors and other programs.
 *
 * @returns A JSON Schema (draft 2020-12) document.
 */
export function cardJsonSchema(): JsonSchema {
  return jsonSchema(CARD_FIELDS, {
    title: "OME card",
    description: "The YAML front matter of a card; unknown keys are kept.",
  });
}
