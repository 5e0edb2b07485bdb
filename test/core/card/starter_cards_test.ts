import { assertEquals, assertNotEquals } from "@std/assert";
import { checkCard, checkCards } from "../../../src/core/card/check.ts";
import { inferCategory } from "../../../src/core/card/category.ts";
import { formatCard } from "../../../src/core/card/markdown.ts";
import { STARTER_CARDS } from "../../../src/core/card/starter/starter_cards.ts";

for (const { en, zh } of STARTER_CARDS) {
  Deno.test(`the starter card ${en.id} is without a finding, in both languages`, () => {
    for (const card of [en, zh]) {
      assertEquals(checkCard(formatCard(card), `active/${card.id}.md`), { card, findings: [] });
    }
  });

  Deno.test(`the starter card ${en.id} has a twin of its own words`, () => {
    assertEquals([zh.id, zh.category, zh.recall.topics], [en.id, en.category, en.recall.topics]);
    assertNotEquals(zh.summary, en.summary);
    assertEquals([en.language, zh.language], ["en", "zh"]);
  });
}

Deno.test("the starter cards are no near-duplicates of one another", () => {
  for (const language of ["en", "zh"] as const) {
    const cards = STARTER_CARDS.map((starter) => ({ card: starter[language], path: `${starter.en.id}.md` }));
    assertEquals(checkCards(cards), []);
  }
});

Deno.test("inferCategory() agrees with the authors of the starter cards where its table has the category", () => {
  for (const { en, zh } of STARTER_CARDS.filter(({ en }) => en.category !== "Safety")) {
    for (const card of [en, zh]) {
      assertEquals(inferCategory(card.title, { ...card.recall, rule: card.rule }), card.category, card.title);
    }
  }
});
