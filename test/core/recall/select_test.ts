import { assertEquals } from "@std/assert";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { aCard, LIBRARY } from "./a_card.ts";

const rejectionsOf = (prompt: string, cards = LIBRARY) =>
  Object.fromEntries(
    recall(prompt, indexCards(cards)).diagnostics.candidates.map(({ id, rejectionReason }) => [id, rejectionReason]),
  );

Deno.test("selectCards() drops a card that is clearly weaker than the best", () => {
  const weaker = aCard({
    title: "Database indexes",
    triggers: ["database migration speed"],
    useWhen: ["rename a column fast"],
  });
  const rejections = rejectionsOf("write a database migration to rename a column", [...LIBRARY, weaker]);
  assertEquals(rejections["database-migration"], undefined);
  assertEquals(rejections["database-indexes"], "weaker-than-best");
});

Deno.test("selectCards() keeps a second card that is sure, for another part of the prompt", () => {
  const prompt = "write a database migration to rename a column. Also git push --force the branch";
  const ids = recall(prompt, indexCards(LIBRARY)).matches.map(({ id }) => id);
  assertEquals(ids.toSorted(), ["database-migration", "git-force-push"]);
});

Deno.test("selectCards() keeps to the limit and names what is over it", () => {
  const cards = ["billing", "search", "profile"].map((name) =>
    aCard({ id: name, title: `Database migration ${name}`, triggers: ["database migration"], rule: name })
  );
  const { matches, diagnostics } = recall("write a database migration", indexCards(cards), { limit: 1 });
  assertEquals(matches.length, 1);
  assertEquals(
    new Set(diagnostics.candidates.map(({ rejectionReason }) => rejectionReason)).has("below-threshold"),
    false,
  );
});

Deno.test("selectCards() shows nothing below the threshold", () => {
  const { matches, diagnostics } = recall("write a database migration", indexCards(LIBRARY), { threshold: 100 });
  assertEquals([matches.length, diagnostics.abstainReason], [0, "below-threshold"]);
});

Deno.test("selectCards() keeps the card of every task in a list", () => {
  const lists = [
    "todo: rename column email; verify the page in a browser; git push --force the branch",
    "1) rename column email 2) verify the page in a browser 3) git push --force the branch",
    "please:\n- rename column email\n- verify the page in a browser\n- git push --force the branch",
  ];
  for (const prompt of lists) {
    const ids = recall(prompt, indexCards(LIBRARY)).matches.map(({ id }) => id);
    assertEquals(ids.toSorted(), ["browser-validation", "database-migration", "git-force-push"], prompt);
  }
});

Deno.test("selectCards() takes two common words that stand apart for too little", () => {
  const broad = aCard({ title: "Clean work", useWhen: ["implement a feature"] });
  assertEquals(rejectionsOf("implement the export feature that the ticket asks for", [broad]), {
    "clean-work": "thin-evidence",
  });
});
