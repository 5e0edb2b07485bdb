import { assertEquals } from "@std/assert";
import { nearest } from "../../../src/cli/arguments/nearest.ts";

const NAMES = ["match", "hook", "experience", "eval", "on", "off"];

Deno.test("nearest() counts a swapped pair as one slip", () => {
  assertEquals(nearest("macth", NAMES), "match");
  assertEquals(nearest("hoko", NAMES), "hook");
});

Deno.test("nearest() takes the beginning of a name, in any case", () => {
  assertEquals(nearest("EXP", NAMES), "experience");
  assertEquals(nearest("ev", NAMES), "eval");
});

Deno.test("nearest() is silent where nothing is near", () => {
  for (const word of ["banana", "x", "", "deploy"]) assertEquals(nearest(word, NAMES), undefined, word);
});

Deno.test("nearest() prefers the smaller distance to the earlier name", () => {
  assertEquals(nearest("oof", ["on", "off"]), "off");
  assertEquals(nearest("experince", ["expedience", "experience"]), "experience");
});
