import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { splitFrontMatter } from "../../../src/core/markdown/front_matter.ts";

Deno.test("splitFrontMatter() names why there is none", () => {
  const files = {
    "": "absent",
    "# Title\n": "absent",
    "\n---\nid: a\n---\n": "absent",
    " ---\nid: a\n---\n": "absent",
    "----\nid: a\n----\n": "absent",
    "---js\nrun()\n---\n": "foreign",
    "--- json\n{}\n---\n": "foreign",
    "\uFEFF---toml\n---\n": "foreign",
    "---": "absent",
    "---\nid: a\n": "unclosed",
    "---\nid: a\n ---\n": "unclosed",
    "---\nid: a\n---x\n": "unclosed",
  };
  for (const [file, problem] of Object.entries(files)) assertEquals(splitFrontMatter(file).problem, problem, file);
});

Deno.test("splitFrontMatter() takes an end without a final newline, and empty front matter", () => {
  assertEquals(splitFrontMatter("---\nid: a\n---").parts?.yaml, "id: a\n");
  assertEquals(splitFrontMatter("---\n---\nbody").parts?.body, "body");
  assertEquals(splitFrontMatter("---\n---\nbody").parts?.bodyLine, 3);
});

Deno.test("splitFrontMatter() loses no byte", () => {
  const piece = fc.constantFrom("---", "\n", "\r\n", "id: a", " ", "\uFEFF", "x", "--- # c", "---\n");
  fc.assert(fc.property(fc.array(piece), (pieces) => {
    const file = "---\n" + pieces.join("");
    const { parts } = splitFrontMatter(file);
    if (parts) {
      assertEquals(parts.head + parts.yaml + parts.tail, file);
      const above = file.slice(0, file.length - parts.body.length);
      if (above.endsWith("\n")) assertEquals(parts.bodyLine, above.split("\n").length);
    }
  }));
});
