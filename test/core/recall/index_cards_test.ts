import { assertEquals, assertThrows } from "@std/assert";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { aCard } from "./a_card.ts";

Deno.test("indexCards() takes active cards, and only counts those with policy off", () => {
  const index = indexCards([
    aCard({ title: "Kubernetes rollout" }),
    aCard({ title: "Kubernetes drafts", status: "draft" }),
    aCard({ title: "Kubernetes off", policy: "off" }),
  ]);
  assertEquals([index.size, Array.from(index.postings("kubernet"))], [2, [0]]);
  assertEquals(index.scopes, [{ scope: { level: "global" }, count: 1 }]);
});

Deno.test("indexCards() knows no key that no card has, not even an object's", () => {
  const index = indexCards([aCard({ title: "Kubernetes rollout" })]);
  assertEquals(["constructor", "__proto__", ""].map((key) => index.postings(key).length), [0, 0, 0]);
});

Deno.test("indexCards() throws at an ordinal that it never gave out", () => {
  assertThrows(() => indexCards([]).profile(3), RangeError, "Cannot find card 3");
});
