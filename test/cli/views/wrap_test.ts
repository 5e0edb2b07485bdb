import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { wrap } from "../../../src/cli/views/wrap.ts";

Deno.test("wrap() breaks between words and between Chinese characters, which are two columns wide", () => {
  assertEquals(wrap("改动界面之后 run the tests", 10), "改动界面之\n后 run the\ntests\n");
});

Deno.test("wrap() gives a word that is too long a line of its own", () => {
  assertEquals(wrap("see /a/very/long/path now", 8, " "), " see\n /a/very/long/path\n now\n");
});

Deno.test("wrap() loses nothing but white space, and keeps to the columns", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/)), fc.integer({ min: 9, max: 40 }), (words, columns) => {
      const text = wrap(words.join(" "), columns);
      assertEquals(text.split(/\s+/).filter((word) => word !== ""), words);
      assert(text.split("\n").every((line) => line.length <= columns));
    }),
  );
});
