import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { findCandidates } from "../../../src/core/recall/candidates.ts";
import { profileCard } from "../../../src/core/recall/card_profile.ts";
import { indexCards, indexProfiles } from "../../../src/core/recall/index_cards.ts";
import { readQuery } from "../../../src/core/recall/prompt_query.ts";
import { MOST_WEIGHED, recall } from "../../../src/core/recall/recall.ts";
import { stackIndexes } from "../../../src/core/recall/stack_indexes.ts";
import { someCard, someCards } from "../../edge/card_index/some_cards.ts";

const PROFILES = someCards(80).map(profileCard);
const PROMPT = "Check the kubernetes rollout in the browser, then retry the webhook and look at the invoice";

function namesOf(index: ReturnType<typeof indexProfiles>): string[] {
  return Array.from(findCandidates(readQuery(PROMPT), index), (ordinal) => index.id(ordinal));
}

Deno.test("findCandidates() orders alike whatever the order of the cards, and however they are stacked", () => {
  const expected = namesOf(indexProfiles(PROFILES));
  assertEquals(expected.length > 10, true);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(PROFILES, { minLength: PROFILES.length }),
      fc.nat(PROFILES.length),
      (cards, split) => {
        const layers = [cards.slice(0, split), cards.slice(split)].map((part) => ({ index: indexProfiles(part) }));
        assertEquals(namesOf(stackIndexes(layers)), expected);
      },
    ),
    { numRuns: 50, seed: 1 },
  );
});

Deno.test("findCandidates() puts a project's card before its global twin", () => {
  const twins = (["global", "project"] as const).map((libraryScope) => ({
    ...someCard(1, { title: PROMPT }),
    libraryScope,
  }));
  for (const cards of [twins, twins.toReversed()]) {
    const index = indexCards(cards);
    const scopes = Array.from(
      findCandidates(readQuery(PROMPT), index),
      (ordinal) => index.profile(ordinal).libraryScope,
    );
    assertEquals(scopes, ["project", "global"]);
  }
});

Deno.test("recall() works out the most promising candidates of a crowd, and says that there were more", () => {
  const changes = { title: PROMPT, scope: { level: "global" } } as const;
  const crowd = Array.from({ length: MOST_WEIGHED + 1 }, (_, number) => someCard(1, { id: `c-${number}`, ...changes }));
  const few = recall(PROMPT, indexCards(crowd.slice(1))).diagnostics;
  assertEquals([few.evaluatedCount, few.complete], [MOST_WEIGHED, true]);
  const many = recall(PROMPT, indexCards(crowd)).diagnostics;
  assertEquals([many.evaluatedCount, many.complete, many.candidateListTruncated], [MOST_WEIGHED, false, true]);
});
