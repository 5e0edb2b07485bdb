import { assertEquals } from "@std/assert";
import { generatedDocs } from "../../scripts/docs.ts";

for (const [path, text] of Object.entries(await generatedDocs())) {
  Deno.test(`${path} is what "deno task docs" writes`, async () => {
    const committed = await Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
    assertEquals(committed.replaceAll("\r\n", "\n"), text);
  });
}
