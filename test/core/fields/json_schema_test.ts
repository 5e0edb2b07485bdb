import { assertEquals } from "@std/assert";
import { CARD_FIELDS } from "../../../src/core/card/fields.ts";
import { group, mapOf, number, oneOf, optionalText, text, texts } from "../../../src/core/fields/define.ts";
import { jsonSchema } from "../../../src/core/fields/json_schema.ts";

Deno.test("jsonSchema() says of each field what reading demands of it", () => {
  const fields = {
    title: text("Name", { max: 9, shape: { pattern: /^a/, says: "an a" } }),
    modulePath: optionalText("Path"),
    kind: oneOf("Kind", ["a", "b"], "a"),
    most: number("Most", { default: 4, min: 1, max: 20, integer: true }),
    aliases: mapOf("Other names", texts("Names")),
    inner: group("Inner", { must: oneOf("Must", ["x"]) }),
  };
  assertEquals(jsonSchema(fields, { title: "Demo", description: "A demo." }), {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Demo",
    description: "A demo.",
    type: "object",
    required: ["title"],
    properties: {
      title: { description: "Name", type: "string", maxLength: 9, pattern: "^a" },
      module_path: { description: "Path", type: "string" },
      kind: { description: "Kind", enum: ["a", "b"], default: "a" },
      most: { description: "Most", type: "integer", minimum: 1, maximum: 20, default: 4 },
      aliases: {
        description: "Other names",
        type: "object",
        additionalProperties: { description: "Names", type: "array", items: { type: "string" }, default: [] },
      },
      inner: {
        description: "Inner",
        type: "object",
        required: ["must"],
        properties: { must: { description: "Must", enum: ["x"] } },
        additionalProperties: true,
      },
    },
    additionalProperties: true,
  });
});

Deno.test("jsonSchema() asks of a card what the format asks", () => {
  const schema = jsonSchema(CARD_FIELDS, { title: "Card", description: "A card." });
  assertEquals(schema["required"], ["schema", "id", "status", "title", "summary"]);
});
