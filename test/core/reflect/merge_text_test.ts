import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Card } from "../../../src/core/card/card.ts";
import { formatCard, parseCard } from "../../../src/core/card/markdown.ts";
import { candidateCard } from "../../../src/core/reflect/candidate.ts";
import { mergeCards } from "../../../src/core/reflect/merge_cards.ts";
import { mergeText } from "../../../src/core/reflect/merge_text.ts";
import { readCandidates } from "../../../src/core/reflect/read_candidates.ts";
import { FLAKY, PNPM } from "./a_candidate.ts";

const [pnpm, flaky] = readCandidates([PNPM, FLAKY], { evidence: [], scope: { level: "global" } }).candidates;
const added = candidateCard(pnpm!, { id: "use-pnpm", status: "draft" });
const plain = formatCard(candidateCard(flaky!, { id: "flaky", status: "active" }));

/** A card as a person keeps one. */
const OWN = `---
schema: ome-card
# why: see the outage of May
id: kiln
status: active # since June
title: Warm the kiln slowly
category: Kilns
summary: When firing a kiln, the usual wrong turn is full heat; warm it slowly instead.
criteria:
  use_when: ["fire the kiln", warm the kiln] # both words
  ignore_when: []
recall:
  triggers:
  - fire the kiln   # the word of the workshop
  topics:
  - kiln
owner: ada
language: en
---
# Warm the kiln slowly

Free words before the sections.

## What This Card Is For

Pots crack.

## Usage Criteria

In my own words.

## Full Rule

\`\`\`text
One hundred degrees an hour.
\`\`\`

And words after it.
`;

const cardOf = (text: string): Card => parseCard(text).card!;
const merge = (text: string, card = added) => mergeText({ card: cardOf(text), text }, card);

Deno.test("mergeText() keeps every line of the file but for the status and the lists that grow", () => {
  const lines = merge(OWN).split("\n");
  const gone = OWN.split("\n").filter((line) => !lines.includes(line));
  assertEquals(gone, [
    "status: active # since June",
    '  use_when: ["fire the kiln", warm the kiln] # both words',
    "  ignore_when: []",
  ]);
  assertStringIncludes(merge(OWN), `["fire the kiln", warm the kiln, "${added.criteria.useWhen[0]}"`);
  assertStringIncludes(merge(OWN), `  - "${added.recall.triggers[0]}"\n`);
  assertStringIncludes(merge(OWN), `One hundred degrees an hour.\n\n${added.rule}\n\`\`\`\n\nAnd words after it.`);
});

Deno.test("mergeText() reads as mergeCards() says, whatever the layout", () => {
  const fences = { ...added, rule: "````js\nrun();\n````" };
  for (
    const text of [OWN, OWN.replaceAll("\n", "\r\n"), `\uFEFF${OWN}`, plain, OWN.replace("  ignore_when: []\n", "")]
  ) {
    for (const card of [added, fences, { ...added, recall: { ...added.recall, triggers: ['say "a: b", #1'] } }]) {
      const expected = formatCard(mergeCards(cardOf(text), card));
      assertEquals(formatCard(cardOf(merge(text, card))), expected);
    }
  }
});

Deno.test("mergeText() keeps line ends and the mark of UTF-8", () => {
  const windows = merge(`\uFEFF${OWN.replaceAll("\n", "\r\n")}`);
  assertEquals([windows.startsWith("\uFEFF"), /[^\r]\n/.test(windows)], [true, false]);
});
