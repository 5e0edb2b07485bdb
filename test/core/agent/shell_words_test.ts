import { assertEquals } from "@std/assert";
import { shellWords } from "../../../src/core/agent/shell_words.ts";

const LINES: Readonly<Record<string, readonly string[]>> = {
  "": [],
  "  a   b  ": ["a", "b"],
  "'a b' \"c d\"": ["a b", "c d"],
  "'it'\\''s'": ["it's"],
  "a\\ b": ["a b"],
  "C:\\x\\ome.exe hook": ["C:\\x\\ome.exe", "hook"],
  '"C:\\x y\\ome.exe"': ["C:\\x y\\ome.exe"],
  '"say \\"hi\\""': ['say "hi"'],
  "'never closed": ["never closed"],
  "'' x": ["", "x"],
  "a\\": ["a\\"],
};

for (const [line, words] of Object.entries(LINES)) {
  Deno.test(`shellWords() reads ${JSON.stringify(line)}`, () => assertEquals(shellWords(line), [...words]));
}
