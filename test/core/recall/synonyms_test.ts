import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { profileCard } from "../../../src/core/recall/card_profile.ts";
import { weighEvidence } from "../../../src/core/recall/evidence.ts";
import { readFeatures } from "../../../src/core/recall/features.ts";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { matchTerms } from "../../../src/core/recall/match_terms.ts";
import { readQuery } from "../../../src/core/recall/prompt_query.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { EVIDENCE_MODEL } from "../../../src/core/recall/weights.ts";
import { aCard } from "./a_card.ts";

const ENDPOINTS = aCard({
  id: "endpoints",
  title: "Delete obsolete endpoints in two steps",
  triggers: ["delete an obsolete endpoint"],
  useWhen: ["an obsolete endpoint of the billing gateway is deleted"],
});

const matchOf = (prompt: string, options = { synonyms: true }) => {
  const [window] = readQuery(prompt).windows;
  assert(window);
  return matchTerms(window, profileCard(ENDPOINTS), options);
};

Deno.test("matchTerms() counts a word and its synonym once, and a synonym for no term", () => {
  const exact = matchOf("delete the gateway");
  assertEquals(matchOf("delete and purge the gateway"), {
    ...exact,
    found: matchOf("delete and purge the gateway").found,
  });
  const reworded = matchOf("purge the gateway");
  assertEquals([exact.terms, reworded.terms, exact.synonymous], [2, 1, 0]);
  assert(reworded.synonymous > 0 && reworded.information <= exact.information);
  assertEquals(matchOf("purge the gateway", { synonyms: false }).synonymous, 0);
});

Deno.test("recall() lets synonyms speak for a card that the prompt's own words find, and says which", () => {
  const [match] = recall("purge the legacy endpoint of the billing gateway", indexCards([ENDPOINTS])).matches;
  assertEquals(match?.id, "endpoints");
  const reasons = match?.reasons.filter(({ kind }) => kind === "synonym") ?? [];
  assertEquals(
    new Map(reasons.map(({ term, standsFor }) => [term, standsFor])),
    new Map([["delet", "purg"], ["obsolet", "legaci"]]),
  );
});

Deno.test("recall() finds no card by synonyms alone, and takes a reworded trigger for no anchor", () => {
  const { candidates } = recall("purge the legacy route", indexCards([ENDPOINTS]), { threshold: 0 }).diagnostics;
  assertEquals(candidates, []);
  const anchorOf = (prompt: string) =>
    recall(prompt, indexCards([ENDPOINTS]), { threshold: 0 }).matches[0]?.strongAnchor;
  assertEquals(anchorOf("delete an obsolete endpoint of the billing gateway"), true);
  assertEquals(anchorOf("purge an obsolete endpoint of the billing gateway"), false);
});

Deno.test("weighEvidence() never gives a card less for a synonym", () => {
  const summary = "When the billing gateway changes, purge nothing at once; a glitch and a segfault cost an invoice.";
  const profile = profileCard({ ...ENDPOINTS, card: { ...ENDPOINTS.card, summary } });
  const words = "delete obsolete endpoint billing gateway purge remove legacy route bug crash payment".split(" ");
  const context = { signals: new Set<string>(), model: EVIDENCE_MODEL };
  const { weights, intercept } = EVIDENCE_MODEL;
  let helped = 0;
  fc.assert(
    fc.property(fc.subarray(words, { minLength: 2 }), (picked) => {
      const query = readQuery(`Please ${picked.join(" ")}`);
      const [window] = query.windows;
      assert(window);
      const { features } = readFeatures(window, profile, { ...query, synonyms: false });
      const names = Object.keys(features) as (keyof typeof features)[];
      const plain = names.reduce((logit, name) => logit + features[name] * weights[name], intercept);
      const logit = weighEvidence(query, profile, context)?.logit ?? -Infinity;
      assert(logit >= plain - 1e-9);
      if (logit > plain + 1e-9) helped++;
    }),
    { numRuns: 300, seed: 17 },
  );
  assert(helped > 30, `${helped}`);
});
