import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { similarity, weighTerms } from "../../../src/core/card/similar.ts";

Deno.test("similarity() is symmetric, from 0 to 1, and 1 for a text and itself", () => {
  const weights = fc.string({ unit: "grapheme", maxLength: 80 }).map(weighTerms);
  fc.assert(fc.property(weights, weights, (a, b) => {
    const value = similarity(a, b);
    assert(value >= 0 && value <= 1);
    assert(Math.abs(value - similarity(b, a)) < 1e-9);
    assertEquals(similarity(a, a), a.size === 0 ? 0 : 1);
  }));
});
