import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { profileCard } from "../../../src/core/recall/card_profile.ts";
import type { CardIndex } from "../../../src/core/recall/card_index.ts";
import { indexProfiles } from "../../../src/core/recall/index_cards.ts";
import { stackIndexes } from "../../../src/core/recall/stack_indexes.ts";
import { SOME_KEYS, someCards } from "../../edge/card_index/some_cards.ts";

const PROFILES = someCards(60).map(profileCard);
const SHOWN = PROFILES.filter(({ policy }) => policy !== "off");

/** What recall learns from an index, without the order of its cards. */
function answers(index: CardIndex): unknown {
  const idsOf = (key: string) => Array.from(index.postings(key), (ordinal) => index.profile(ordinal).id).sort();
  const scopes = index.scopes.map(({ scope, count }) => `${JSON.stringify(scope)} ${count}`).sort();
  return { size: index.size, scopes, lengths: index.averageLengths, postings: SOME_KEYS.map(idsOf) };
}

Deno.test("stackIndexes() answers like one index over the cards that are left", () => {
  fc.assert(
    fc.property(
      fc.nat(PROFILES.length),
      fc.uniqueArray(fc.nat(SHOWN.length - 1), { maxLength: 12 }),
      (split, hidden) => {
        const lower = PROFILES.slice(0, split);
        const lowerShown = lower.filter(({ policy }) => policy !== "off");
        const hiddenHere = hidden.filter((ordinal) => ordinal < lowerShown.length);
        const gone = new Set(hiddenHere.map((ordinal) => lowerShown[ordinal]));
        const stack = stackIndexes([
          { index: indexProfiles(lower), hidden: new Set(hiddenHere) },
          { index: indexProfiles(PROFILES.slice(split)) },
        ]);
        assertEquals(answers(stack), answers(indexProfiles(PROFILES.filter((profile) => !gone.has(profile)))));
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

Deno.test("stackIndexes() counts cards with policy off that no longer stand", () => {
  const off = PROFILES.filter(({ policy }) => policy === "off");
  assertEquals(stackIndexes([{ index: indexProfiles(off), hiddenOff: 2 }]).size, off.length - 2);
});

Deno.test("stackIndexes() of nothing is an empty index", () => {
  const empty = stackIndexes([]);
  assertEquals([empty.size, Array.from(empty.postings("git"))], [0, []]);
});
