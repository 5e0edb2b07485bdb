import { assertEquals } from "@std/assert";
import { CORE_ROOMS } from "../../scripts/lint/rings.ts";

const ROOT = new URL("../../", import.meta.url);
const DESIGN = await Deno.readTextFile(new URL("docs/design.md", ROOT));

/** The names in the first column of the table below a heading. */
function namedBelow(heading: string): string[] {
  const section = DESIGN.slice(DESIGN.indexOf(`## ${heading}\n`)).split(/\n## /)[0]!;
  return [...section.matchAll(/^\| (`[^|]*`) \|/gm)]
    .flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+?)\/?`/g)].map(([, name]) => name!));
}

function namesIn(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, ROOT))].map(({ name }) => name).sort();
}

Deno.test("docs/design.md lists the rooms of the core in the order that the linter keeps", () => {
  assertEquals(namedBelow("The core, room by room"), CORE_ROOMS);
});

Deno.test("docs/design.md names every file and folder of the three rings, and nothing that is gone", () => {
  assertEquals(namedBelow("The core, room by room").sort(), namesIn("src/core/"));
  assertEquals(namedBelow("The edge").sort(), namesIn("src/edge/"));
  assertEquals(namedBelow("The command line").sort(), namesIn("src/cli/"));
});
