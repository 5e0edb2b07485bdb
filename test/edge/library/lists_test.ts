import { assert, assertEquals } from "@std/assert";
import { refreshIndexes } from "../../../src/edge/library/refresh_indexes.ts";
import { MemoryHost } from "../../memory_host.ts";
import { cardText } from "./card_text.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const STACK = [{ scope: "global", folder: LIBRARY }] as const;

function hostWithCards(): MemoryHost {
  const host = new MemoryHost();
  host.files.put(`${LIBRARY}/experiences/active/one.md`, cardText("one", "active"));
  host.files.put(`${LIBRARY}/experiences/draft/two.md`, cardText("two", "draft"));
  host.files.put(`${LIBRARY}/experiences/active/broken.md`, "---\nid: [\n---\n");
  return host;
}

function listOf(host: MemoryHost, name: string) {
  return JSON.parse(host.files.readText(`${LIBRARY}/indexes/${name}.json`));
}

Deno.test("refreshIndexes() lists cards and categories, broken files by name and line", async () => {
  const host = hostWithCards();
  await host.sleep(100);
  await refreshIndexes(STACK, LIBRARY, host);
  const { experiences } = listOf(host, "experiences");
  assertEquals(experiences.map(({ file, id }: { file: string; id?: string }) => [file, id]), [
    ["experiences/active/broken.md", undefined],
    ["experiences/active/one.md", "one"],
    ["experiences/draft/two.md", "two"],
  ]);
  assert(/^\d+ card\./.test(experiences[0].problem));
  const { categories } = listOf(host, "categories");
  assertEquals(categories.map(({ active, draft, archived }: Record<string, number>) => [active, draft, archived]), [[
    1,
    1,
    0,
  ]]);
});

Deno.test("refreshIndexes() writes the lists only when a card changed, and again when they are gone or damaged", async () => {
  const host = hostWithCards();
  await host.sleep(100);
  await refreshIndexes(STACK, LIBRARY, host);
  const before = host.files.writes;
  assertEquals(await refreshIndexes(STACK, LIBRARY, host), 0);
  assertEquals(host.files.writes, before);
  const whole = host.files.readText(`${LIBRARY}/indexes/experiences.json`);
  host.files.put(`${LIBRARY}/indexes/experiences.json`, whole.slice(0, 40));
  host.files.remove(`${LIBRARY}/indexes/categories.json`);
  assertEquals(await refreshIndexes(STACK, LIBRARY, host), 2);
  assertEquals(host.files.readText(`${LIBRARY}/indexes/experiences.json`), whole);
});

Deno.test("refreshIndexes() makes a list anew that is JSON of another shape", async () => {
  const host = hostWithCards();
  await host.sleep(100);
  await refreshIndexes(STACK, LIBRARY, host);
  const whole = host.files.readText(`${LIBRARY}/indexes/experiences.json`);
  for (const other of ["null", "[]", "7", '{"version":1,"experiences":[null,{}]}', '{"version":1}']) {
    host.files.put(`${LIBRARY}/indexes/experiences.json`, other);
    await refreshIndexes(STACK, LIBRARY, host);
    assertEquals(host.files.readText(`${LIBRARY}/indexes/experiences.json`), whole, other);
  }
});
