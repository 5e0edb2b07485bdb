import { assertEquals, assertStringIncludes } from "@std/assert";
import type { LibraryCard } from "../../../src/core/card/card.ts";
import { advise, nearCards } from "../../../src/core/reflect/advise.ts";
import { candidateCard } from "../../../src/core/reflect/candidate.ts";
import { mergeCards } from "../../../src/core/reflect/merge_cards.ts";
import { quoteOf } from "../../../src/core/reflect/quote.ts";
import { readCandidates } from "../../../src/core/reflect/read_candidates.ts";
import { rehearse } from "../../../src/core/reflect/rehearse.ts";
import { FLAKY, PNPM } from "./a_candidate.ts";

const [pnpm, flaky] = readCandidates([PNPM, FLAKY], { evidence: [], scope: { level: "global" } }).candidates;
const card = candidateCard(pnpm!, { id: "use-pnpm", status: "active" });
const other = candidateCard(flaky!, { id: "flaky", status: "active" });
const library = (...cards: typeof card[]): LibraryCard[] =>
  cards.map((each) => ({ card: each, libraryScope: "global" }));

Deno.test("rehearse() tells what recall would do at each prompt, and why not", () => {
  const [found, small] = rehearse(card, ["Add a package that formats dates", "continue"], { cards: library(other) });
  assertEquals([found?.found, found?.crowdedOut], [true, []]);
  assertEquals([small?.found, small?.why], [false, "the prompt is small talk, which recalls nothing"]);
});

Deno.test("rehearse() names the cards that the new one takes the place of, and those that keep it away", () => {
  const dates = {
    ...card,
    id: "dates",
    title: "Dates",
    summary: "When formatting dates, the usual wrong turn is local time; write UTC.",
    rule: "Write UTC.",
    criteria: { useWhen: ["format dates"], ignoreWhen: [] },
    recall: { ...card.recall, triggers: ["format dates"], topics: [] },
  };
  const prompts = ["Add a package that formats dates with npm install", "Add a package to format dates"];
  const seen = rehearse(card, prompts, { cards: library(dates), limit: 1 });
  assertEquals(seen.map(({ found, crowdedOut, beside }) => ({ found, crowdedOut, beside })), [
    { found: true, crowdedOut: ["dates"], beside: [] },
    { found: false, crowdedOut: [], beside: ["dates"] },
  ]);
});

Deno.test("advise() tells new, reject, merge and keep separate apart", () => {
  const rehearsals = rehearse(card, [], { cards: [] });
  const advice = (...cards: typeof card[]) => advise(nearCards(card, cards), rehearsals).action;
  assertEquals(advice(other), "new");
  assertEquals(advice({ ...card, id: "same" }), "reject");
  assertEquals(
    advice({ ...card, id: "part", rule: "Other words altogether.", recall: { ...card.recall, triggers: [] } }),
    "merge",
  );
  assertEquals(advice({ ...other, id: "cousin", summary: card.summary }), "keep-separate");
  assertEquals(advice({ ...card, id: "gone", status: "archived" }), "new");
});

Deno.test("advise() asks to narrow what crowds another card out", () => {
  const rehearsal = { prompt: "x", found: true, score: 80, beside: [], crowdedOut: ["flaky"] };
  assertEquals(advise([], [rehearsal]).action, "narrow");
});

Deno.test("mergeCards() keeps every sentence of the card and adds what is new", () => {
  const merged = mergeCards(other, { ...card, recall: { ...card.recall, triggers: ["Flaky test", "npm install"] } });
  assertStringIncludes(merged.rule, other.rule);
  assertStringIncludes(merged.rule, card.rule);
  assertEquals([merged.title, merged.summary, merged.intro], [other.title, other.summary, other.intro]);
  assertEquals(merged.recall.triggers, ["flaky test", "npm install"]);
});

Deno.test("quoteOf() keeps no secret and no path of a machine", () => {
  const secret = `ghp_${"a1B2".repeat(9)}`;
  assertEquals(quoteOf(`Use ${secret} in\n/home/mina/app, and go on`, 80), "Use <secret> in <path>, and go on");
});
