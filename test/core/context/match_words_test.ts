import { assertEquals } from "@std/assert";
import { signalById } from "../../../src/core/signal/registry.ts";
import { matchInWords } from "../../../src/core/context/match_words.ts";

Deno.test("matchInWords() gives the meaning of a signal and never its id", () => {
  const words = (term: string) => matchInWords([{ field: "engine_hints", term, weight: 2, kind: "signal" }]);
  assertEquals(words("ui_surface"), `the prompt ${signalById("ui_surface")?.meaning}`);
  assertEquals(words("no_such_signal"), "the prompt is of the card's kind");
});

Deno.test("matchInWords() leaves out what speaks against the card, repeats nothing and stops at four", () => {
  const reasons = ["a", "a", "b", "c", "d", "e"].map((term) => ({ field: "title", term, weight: 1, kind: "term" }));
  const against = { field: "ignoreWhen", term: "x", weight: -1, kind: "negation" };
  assertEquals(matchInWords([against, ...reasons]), 'title "a"; title "b"; title "c"; title "d"');
});

Deno.test("matchInWords() names single words only where they are all there is", () => {
  const word = { field: "title", term: "browser", weight: 3, kind: "term" };
  const phrase = { field: "useWhen", term: "visible frontend change", weight: 1, kind: "phrase" };
  assertEquals(matchInWords([word]), 'title "browser"');
  assertEquals(matchInWords([word, phrase]), 'use-if phrase "visible frontend change"');
});

Deno.test("matchInWords() says where the prompt holds a part of a phrase", () => {
  const reason = { field: "triggers", term: "production is down", weight: 1, kind: "phrase", partly: true } as const;
  assertEquals(matchInWords([reason]), 'part of trigger "production is down"');
});
