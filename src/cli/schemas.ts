/**
 * The documents that have a JSON Schema: one row each.
 *
 * @module
 */

/** Name of a document to what makes its schema, loaded when it is asked for. */
export const SCHEMAS: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  card: async () => (await import("../core/card/json_schema.ts")).cardJsonSchema(),
  config: async () => {
    const { CONFIG_FIELDS } = await import("../core/config/config.ts");
    const { jsonSchema } = await import("../core/fields/json_schema.ts");
    return jsonSchema(CONFIG_FIELDS, { title: "OME settings", description: "The file config.json.", naming: "same" });
  },
  record: async () => (await import("../core/record/fields.ts")).recordJsonSchema(),
  suite: async () => (await import("../core/eval/suite_schema.ts")).suiteJsonSchema(),
};
