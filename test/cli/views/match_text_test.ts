import { assertEquals, assertStringIncludes } from "@std/assert";
import { matchText } from "../../../src/cli/views/match_text.ts";
import { styleOf } from "../../../src/cli/views/style.ts";
import { FEATURE_FAMILIES } from "../../../src/core/recall/features.ts";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { aMatch } from "../../core/context/a_match.ts";
import { MemoryHost } from "../../memory_host.ts";

/** The rows of the table of families in the document: what a person is shown, and the name for programs. */
async function documentedFamilies(): Promise<[words: string, name: string][]> {
  const text = await Deno.readTextFile(new URL("../../../docs/recall.md", import.meta.url));
  return [...text.matchAll(/^\| ([^|]+) \| `(\w+)` \| /gm)].map(([, words = "", name = ""]) => [words, name]);
}

Deno.test("matchText() explains every family of evidence in the words that docs/recall.md says", async () => {
  const host = new MemoryHost();
  const families = await documentedFamilies();
  const names = families.map(([, name]) => name);
  assertEquals(names.toSorted(), [...new Set([...Object.values(FEATURE_FAMILIES), "signal"])].sort());
  const match = aMatch({ evidenceFamilies: Object.fromEntries(names.map((name) => [name, 1])) });
  const result = { ...recall("Validate the page", indexCards([])), matches: [match] };
  const data = { ...result, task: "Validate the page", silence: null, isShellSilent: false, brokenCards: [], host };
  const style = { ...styleOf(host, "stdout"), columns: 400 };
  for (const [words] of families) assertStringIncludes(matchText(data, { explain: true, style }), `${words} +1.0`);
});
