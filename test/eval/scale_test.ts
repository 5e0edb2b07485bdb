import { assert, assertEquals } from "@std/assert";
import { readSuite } from "../../src/core/eval/read_suite.ts";
import type { CaseReport } from "../../src/core/eval/report.ts";
import { runSuite } from "../../src/core/eval/run_suite.ts";
import { denoHost } from "../../src/edge/deno_host.ts";
import { readSuiteFile } from "../../src/edge/eval/suite_file.ts";
import { irrelevantCards } from "./irrelevant_cards.ts";

const FOLDER = decodeURIComponent(new URL("../../fixtures/eval", import.meta.url).pathname);

const SIZES: Readonly<Record<string, readonly number[]>> = {
  core: [10, 1_000, 10_000],
  held_out: [10, 1_000],
  silence: [10, 1_000],
};

/** What must not depend on the size of the library: which cards came, and the evidence. Their order is the library's. */
function decisionOf({ id, returnedCards, scores, candidates }: CaseReport) {
  const returned = returnedCards.map((card, rank) => `${card} ${scores[rank]}`).sort();
  return { id, returned, wanted: candidates.filter(({ standing }) => standing === "wanted") };
}

for (const [name, sizes] of Object.entries(SIZES)) {
  Deno.test(`${name}: irrelevant cards change no evidence and no decision`, () => {
    const file = readSuiteFile(`${FOLDER}/${name}.suite.json`, denoHost);
    const { suite } = readSuite(file.document, file.cards, file);
    assert(suite);
    const alone = runSuite(suite, file.cards).cases.map(decisionOf);
    for (const size of sizes) {
      const crowded = runSuite(suite, [...irrelevantCards(size), ...file.cards]).cases.map(decisionOf);
      assertEquals(crowded, alone, `${size} irrelevant cards`);
    }
  });
}
