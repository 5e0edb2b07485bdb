import { assertEquals, assertMatch } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { SCHEMAS } from "../../../src/cli/commands/schema.ts";
import { MemoryHost } from "../../memory_host.ts";

for (const name of Object.keys(SCHEMAS)) {
  Deno.test(`schema ${name} prints a JSON Schema that stands alone`, async () => {
    const host = new MemoryHost();
    assertEquals(await main(["schema", name], host), 0);
    const schema = JSON.parse(host.printed);
    assertEquals(schema.$schema, "https://json-schema.org/draft/2020-12/schema");
    assertEquals([typeof schema.title, schema.type], ["string", "object"]);
  });
}

Deno.test("schema names the nearest document, and fails as a usage problem", async () => {
  const host = new MemoryHost();
  assertEquals(await main(["schema", "crad"], host), 2);
  assertMatch(host.warned, /There is no schema "crad"/);
  assertMatch(host.warned, /ome schema card/);
  assertEquals(await main(["schema", "constructor"], host), 2);
});

Deno.test("schema --json wraps the schema", async () => {
  const host = new MemoryHost();
  await main(["schema", "card", "--json"], host);
  const { ok, name, schema } = JSON.parse(host.printed);
  assertEquals([ok, name, schema.properties.id.type], [true, "card", "string"]);
});
