/**
 * Times one recall beside one minisearch query over the same cards and prompts, in turns, in one process.
 *
 *     deno task bench:recall-speed [--cards 1000]
 *
 * The cards are those of the recall benchmark, repeated under other ids up to the number asked for.
 */
import { parseArgs } from "@std/cli/parse-args";
import MiniSearch from "npm:minisearch@7.2.0";
import type { LibraryCard } from "../../src/core/card/card.ts";
import { indexCards } from "../../src/core/recall/index_cards.ts";
import { recall } from "../../src/core/recall/recall.ts";
import { CASES_FOLDER, readSuites } from "./recall_cases.ts";
import { print } from "../print.ts";
import { median } from "./median.ts";

const PROMPTS = 400;
const FIELDS = ["title", "summary", "triggers", "useWhen", "topics"];

function main(): void {
  const { cards: wanted } = parseArgs(Deno.args, { string: ["cards"], default: { cards: "1000" } });
  const merged = readSuites().find(({ name }) => name === "merged");
  if (merged === undefined) return print(`The benchmark is not at ${CASES_FOLDER}: nothing to time`);
  const cards = repeatCards(merged.cards, Number(wanted));
  const prompts = merged.cases.slice(0, PROMPTS).map(({ prompt }) => prompt);
  const index = indexCards(cards);
  const search = plainSearch(cards);
  const rounds = [
    { name: "recall", times: [] as number[], run: (prompt: string) => void recall(prompt, index) },
    { name: "minisearch", times: [] as number[], run: (prompt: string) => void search.search(prompt) },
  ];
  for (let round = 0; round < 4; round++) {
    for (const { times, run } of rounds) {
      for (const prompt of prompts) {
        const start = performance.now();
        run(prompt);
        if (round > 0) times.push(performance.now() - start); // the first round warms both up
      }
    }
  }
  const [own = 0, other = 0] = rounds.map(({ times }) => median(times));
  for (const { name, times } of rounds) print(`${name.padEnd(12)} median ${median(times).toFixed(3)} ms`);
  print(`${cards.length} cards: one recall costs ${(own / other).toFixed(2)} minisearch queries`);
}

function repeatCards(cards: readonly LibraryCard[], count: number): LibraryCard[] {
  return Array.from({ length: count }, (_, at) => {
    const { card, libraryScope } = cards[at % cards.length] as LibraryCard;
    return { libraryScope, card: at < cards.length ? card : { ...card, id: `${card.id}-${at}` } };
  });
}

function plainSearch(cards: readonly LibraryCard[]): MiniSearch {
  const search = new MiniSearch({ fields: FIELDS, idField: "id" });
  search.addAll(cards.map(({ card }) => ({
    id: card.id,
    title: card.title,
    summary: card.summary,
    triggers: card.recall.triggers.join("\n"),
    useWhen: card.criteria.useWhen.join("\n"),
    topics: card.recall.topics.join(" "),
  })));
  return search;
}

main();
