/**
 * `ome schema`.
 *
 * @module
 */

import { type Command, CommandError } from "../command.ts";
import { nearest } from "../arguments/nearest.ts";

/** The documents that have a JSON Schema: the name of each, and what makes its schema, loaded when it is asked for. */
export const SCHEMAS: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  card: async () => (await import("../../core/card/json_schema.ts")).cardJsonSchema(),
  config: async () => {
    const { CONFIG_FIELDS } = await import("../../core/config/config.ts");
    const { jsonSchema } = await import("../../core/fields/json_schema.ts");
    return jsonSchema(CONFIG_FIELDS, { title: "OME settings", description: "The file config.json.", naming: "same" });
  },
  record: async () => (await import("../../core/record/fields.ts")).recordJsonSchema(),
  suite: async () => (await import("../../core/eval/suite_schema.ts")).suiteJsonSchema(),
};

/** Prints the JSON Schema of a document, so that editors can complete and check it. */
export const schemaCommand: Command = {
  words: ["schema"],
  args: Object.keys(SCHEMAS).join("|"),
  arity: [1, 1],
  summary: "Print the JSON Schema of a document, for editors and other programs",
  details: "The schema of a card describes its front matter. The output is the schema itself, ready for a file.",
  examples: ["ome schema card", "ome schema suite > suite.schema.json"],
  flags: {},
  run: async ({ args: [name = ""] }) => {
    const load = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
    if (!load) throw unknownDocument(name);
    const schema = await load();
    return { data: { name, schema }, view: () => JSON.stringify(schema, null, 2) + "\n" };
  },
};

function unknownDocument(name: string): CommandError {
  const names = Object.keys(SCHEMAS);
  const likely = nearest(name, names);
  const hint = likely === undefined ? `Name one of ${names.join(", ")}` : `Did you mean \`ome schema ${likely}\`?`;
  return new CommandError("usage.unknown-schema", `There is no schema "${name}"`, hint, 2);
}
