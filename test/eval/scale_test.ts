import { assert, assertEquals } from "@std/assert";
import type { LibraryCard } from "../../src/core/card/card.ts";
import { readSuite } from "../../src/core/eval/read_suite.ts";
import { indexCards } from "../../src/core/recall/index_cards.ts";
import { recall } from "../../src/core/recall/recall.ts";
import type { CardIndex } from "../../src/core/recall/card_index.ts";
import { denoHost } from "../../src/edge/deno_host.ts";
import { readSuiteFile } from "../../src/edge/eval/suite_file.ts";
import { irrelevantCards } from "./irrelevant_cards.ts";

const FOLDER = decodeURIComponent(new URL("../../fixtures/eval", import.meta.url).pathname);
const SUITES = denoHost.files.list(FOLDER).map(({ name }) => name)
  .filter((name) => name.endsWith(".suite.json") && name !== "hook.suite.json");
const SIZES = [10, 1_000, 10_000];
const PROMPTS = 500;
const SHOWN = "shown";

function load(name: string) {
  const { document, cards, ...file } = readSuiteFile(`${FOLDER}/${name}`, denoHost);
  const { suite } = readSuite(document, cards, { ...file });
  assert(suite);
  return { cards, prompts: suite.cases.map(({ prompt }) => prompt) };
}

/** The prompts of all suites, and the phrases of the cards as prompts of their own. */
function readPrompts(loaded: readonly ReturnType<typeof load>[], cards: readonly LibraryCard[]): string[] {
  const phrases = cards.flatMap(({ card }) => [...card.criteria.useWhen, ...card.recall.triggers]);
  return [...new Set([...loaded.flatMap(({ prompts }) => prompts), ...phrases])];
}

/** The verdicts on cards of the suites, by id; the list that recall gives is bounded, and irrelevant cards may be in it. */
function verdictsOn(prompt: string, index: CardIndex): ReadonlyMap<string, string> {
  const { candidates } = recall(prompt, index).diagnostics;
  return new Map(candidates.map(({ id, score, selected, rejectionReason }) => [
    id,
    `${id} ${score} ${selected ? SHOWN : rejectionReason}`,
  ]));
}

function shownIn(verdicts: ReadonlyMap<string, string>): string[] {
  return [...verdicts.values()].filter((verdict) => verdict.endsWith(SHOWN)).sort();
}

Deno.test("recall() gives the same evidence and decision beside 10, 1,000 and 10,000 irrelevant cards", () => {
  const loaded = SUITES.map(load);
  const cards = [...new Map(loaded.flatMap(({ cards }) => cards).map((entry) => [entry.card.id, entry])).values()];
  const prompts = readPrompts(loaded, cards).slice(0, PROMPTS);
  assertEquals(prompts.length, PROMPTS);
  const index = indexCards(cards);
  const alone = prompts.map((prompt) => verdictsOn(prompt, index));
  assert(alone.filter((verdicts) => shownIn(verdicts).length > 0).length > PROMPTS / 2);
  for (const size of SIZES) {
    const crowded = indexCards([...irrelevantCards(size), ...cards]);
    for (const [at, prompt] of prompts.entries()) {
      const [before = new Map(), after] = [alone[at], verdictsOn(prompt, crowded)];
      assertEquals(shownIn(after), shownIn(before), `${size} irrelevant cards: ${prompt}`);
      for (const [id, verdict] of after) if (before.has(id)) assertEquals(verdict, before.get(id), prompt);
    }
  }
});
