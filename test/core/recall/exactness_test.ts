import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { LEAST_INFORMATION, profileCard, RULE_BIT } from "../../../src/core/recall/card_profile.ts";
import { LEAST_SHARED } from "../../../src/core/recall/candidates.ts";
import { weighEvidence } from "../../../src/core/recall/evidence.ts";
import { indexProfiles } from "../../../src/core/recall/index_cards.ts";
import { type PromptQuery, readQuery } from "../../../src/core/recall/prompt_query.ts";
import { MOST_WEIGHED, recall } from "../../../src/core/recall/recall.ts";
import { EVIDENCE_MODEL } from "../../../src/core/recall/weights.ts";
import { someCards } from "../../edge/card_index/some_cards.ts";
import { LIBRARY } from "./a_card.ts";

const PROFILES = [...LIBRARY, ...someCards(80)].map(profileCard).filter(({ scope, policy, hints }) =>
  scope.level === "global" && policy !== "off" && hints.positive.length + hints.requiredAll.length === 0
);
const INDEX = indexProfiles(PROFILES);

/** Prompts made of the cards' own words, a few from each of up to three cards. */
const PROMPTS = fc.array(
  fc.tuple(fc.nat(PROFILES.length - 1), fc.nat(30), fc.integer({ min: 1, max: 6 })),
  { minLength: 1, maxLength: 3 },
).map((picks) =>
  picks.map(([card, from, count]) => {
    const { title, shown } = PROFILES[card] as (typeof PROFILES)[number];
    return `${title} ${shown.summary}`.split(" ").slice(from % 12, from % 12 + count).join(" ");
  }).join(" and then please ")
);

/** What a card shares with the best window of a prompt, read off its own terms and no index. */
function sharedWith(query: PromptQuery, { terms }: (typeof PROFILES)[number]): number {
  return Math.max(
    0,
    ...query.windows.map(({ keys }) => {
      const units = new Map<number, number>();
      for (const [at, key] of terms.keys.entries()) {
        const found = keys.get(key);
        const anchor = (terms.weights[at] as number) >= LEAST_INFORMATION &&
          ((terms.fields[at] as number) & ~RULE_BIT) > 0;
        if (found === undefined || found.synonymOf !== undefined) continue;
        if (!anchor || found.weight < LEAST_INFORMATION) continue;
        units.set(found.unit, Math.max(units.get(found.unit) ?? 0, found.weight));
      }
      return [...units.values()].reduce((sum, weight) => sum + weight, 0);
    }),
  );
}

Deno.test("recall() through the index equals a look at every card", () => {
  fc.assert(
    fc.property(PROMPTS, (prompt) => {
      const query = readQuery(prompt);
      const { candidates, complete } = recall(prompt, INDEX, { threshold: 0, limit: 20 }).diagnostics;
      const found = new Map(candidates.map(({ id, score }) => [id, score]));
      const context = { signals: new Set<string>(), model: EVIDENCE_MODEL };
      const all = PROFILES.filter((profile) => sharedWith(query, profile) >= LEAST_SHARED);
      const expected = all.map((profile) => [profile.id, weighEvidence(query, profile, context)?.score] as const)
        .filter(([id, score]) => found.has(id) || (score ?? 0) >= 1);
      assertEquals(complete, PROFILES.length <= MOST_WEIGHED);
      assertEquals(new Map(expected), found);
    }),
    { numRuns: 300, seed: 11 },
  );
});

Deno.test("recall() gives a card the same evidence alone and among others", () => {
  fc.assert(
    fc.property(PROMPTS, (prompt) => {
      for (const { id, score, libraryScope } of recall(prompt, INDEX).diagnostics.candidates) {
        const own = PROFILES.filter((profile) => profile.id === id && profile.libraryScope === libraryScope);
        const alone = recall(prompt, indexProfiles(own)).diagnostics.candidates;
        assertEquals(alone.map((verdict) => verdict.score), [score]);
      }
    }),
    { numRuns: 200, seed: 12 },
  );
});
