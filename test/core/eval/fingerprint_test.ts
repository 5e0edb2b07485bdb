import { assertEquals, assertNotEquals } from "@std/assert";
import { fingerprint } from "../../../src/core/eval/fingerprint.ts";

Deno.test("fingerprint() stays the same across machines and releases", () => {
  assertEquals(fingerprint({ name: "demo", cases: [{ id: "一" }] }), "d23a345369cff289");
});

Deno.test("fingerprint() tells lists in another order apart, and keys not", () => {
  assertNotEquals(fingerprint([1, 2]), fingerprint([2, 1]));
  assertEquals(fingerprint({ a: 1, b: { c: 2, d: 3 } }), fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
});
