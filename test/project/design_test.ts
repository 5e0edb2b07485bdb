import { assertEquals } from "@std/assert";
import { CORE_ROOMS } from "../../scripts/lint/rings.ts";

const DESIGN = await Deno.readTextFile(new URL("../../docs/design.md", import.meta.url));

/** The first column of the first table below a heading. */
function roomsBelow(heading: string): string[] {
  const section = DESIGN.slice(DESIGN.indexOf(`## ${heading}`)).split(/\n## /)[0]!;
  return [...section.matchAll(/^\| `([^`]+?)\/?` \|/gm)].map(([, room]) => room!);
}

Deno.test("docs/design.md lists the rooms of the core in the order that the linter keeps", () => {
  assertEquals(roomsBelow("The core, room by room"), CORE_ROOMS);
});
