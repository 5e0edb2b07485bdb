import { assertEquals, assertThrows } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { readSuiteFile } from "../../../src/edge/eval/suite_file.ts";
import { MemoryHost } from "../../memory_host.ts";

const CARD = { id: "a", title: "A", summary: "When…", language: "en", rule: "Do it" };
const CASES = [{ id: "one", prompt: "Do it", expectNoMatches: true }];

function read(files: Record<string, unknown>) {
  const texts = Object.entries(files).map((
    [path, value],
  ) => [path, typeof value === "string" ? value : JSON.stringify(value)]);
  return readSuiteFile("/work/suites/one.json", new MemoryHost({ files: Object.fromEntries(texts) }));
}

Deno.test("readSuiteFile() takes cards from the suite and from files beside it", () => {
  const { cards, findings } = read({
    "/work/suites/one.json": {
      name: "one",
      experiences: [CARD],
      experiencesFile: ["./b.json", "../c.json"],
      cases: CASES,
    },
    "/work/suites/b.json": { experiences: [{ ...CARD, id: "b" }] },
    "/work/c.json": { experiences: [{ ...CARD, id: "c" }] },
  });
  assertEquals([cards.map(({ card }) => card.id), findings], [["a", "b", "c"], []]);
});

Deno.test("readSuiteFile() names a broken card with its file and line", () => {
  const { findings } = read({
    "/work/suites/one.json": { name: "one", experiencesFile: "b.json", cases: CASES },
    "/work/suites/b.json":
      '{\n  "experiences": [\n    { "id": "b", "title": 4, "summary": "", "language": "en", "rule": "" }\n  ]\n}',
  });
  const [finding] = findings;
  assertEquals([finding?.path, finding?.line, finding?.column], ["/work/suites/b.json", 3, 27]);
});

Deno.test("readSuiteFile() says so where a file is absent or not JSON", () => {
  const code = (files: Record<string, unknown>) => assertThrows(() => read(files), CommandError).code;
  assertEquals(code({}), "usage.unreadable-file");
  assertEquals(code({ "/work/suites/one.json": "{" }), "usage.not-json");
  assertEquals(
    code({ "/work/suites/one.json": { experiencesFile: "gone.json", cases: CASES } }),
    "usage.unreadable-file",
  );
});
