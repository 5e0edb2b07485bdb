import { assertEquals } from "@std/assert";
import { checkCard } from "../src/core/card/check.ts";

const DOCUMENT = Deno.readTextFileSync(new URL("../docs/cards.md", import.meta.url));

Deno.test("docs/cards.md shows a card without a finding", () => {
  const [, file = ""] = /^`{4}markdown\n([^]*?)^`{4}$/m.exec(DOCUMENT) ?? [];
  assertEquals(checkCard(file, "experiences/active/rehearse-migrations.md").findings, []);
});

Deno.test("docs/cards.md names every code that the sources of cards can report", () => {
  const sources = ["card", "fields", "markdown", "privacy"].flatMap((room) => sourcesOf(`../src/core/${room}/`));
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/"card\.([a-z-]+)"/g)].map(([, code]) => code)));
  const named = new Set([...DOCUMENT.matchAll(/`card\.([a-z-]+)`/g)].map(([, code]) => code));
  assertEquals([...used].filter((code) => !named.has(code)), []);
});

function sourcesOf(folder: string): string[] {
  const url = new URL(folder, import.meta.url);
  const files = [...Deno.readDirSync(url)].filter(({ name }) => name.endsWith(".ts"));
  return files.map(({ name }) => Deno.readTextFileSync(new URL(name, url)));
}
