import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { findNearDuplicates } from "../../../src/core/card/near_duplicates.ts";
import { similarity, type TermWeights } from "../../../src/core/card/similar.ts";

const WEIGHTS: TermWeights = new Map([..."abcdefghij"].map((key, index) => [key, [0.1, 0.2, 0.3, 1][index % 4] ?? 1]));
const terms = fc.uniqueArray(fc.constantFrom(...WEIGHTS.keys())).map((keys): TermWeights =>
  new Map(keys.map((key) => [key, WEIGHTS.get(key) ?? 0]))
);

Deno.test("findNearDuplicates() equals comparing each text with each", () => {
  const least = fc.constantFrom(0.1, 0.25, 0.5, 0.75, 1);
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 12 }), least, (texts, bound) => {
      const expected = texts.map((text, index) => {
        const found = texts.slice(0, index).findIndex((other) => similarity(text, other) >= bound);
        return found < 0 ? undefined : found;
      });
      assertEquals(findNearDuplicates(texts, bound), expected);
    }),
    { numRuns: 500 },
  );
});
