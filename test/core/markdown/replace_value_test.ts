import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { splitFrontMatter } from "../../../src/core/markdown/front_matter.ts";
import { readYaml } from "../../../src/core/markdown/yaml.ts";
import { replaceValue } from "../../../src/core/markdown/replace_value.ts";

Deno.test("replaceValue() keeps quotes, comments, spacing, order and line ends", () => {
  const files: [string, string][] = [
    ["---\nstatus: active\n---\n", "---\nstatus: archived\n---\n"],
    ["---\nstatus:   'active'   # why\nx: 1\n---\n", "---\nstatus:   'archived'   # why\nx: 1\n---\n"],
    [
      '\uFEFF---\r\nx: status\r\nstatus: "active"\r\n---\r\nstatus: x',
      '\uFEFF---\r\nx: status\r\nstatus: "archived"\r\n---\r\nstatus: x',
    ],
    ['---\n"status": active\n---', '---\n"status": archived\n---'],
    ["---\nstatus: &s active\n---\n", "---\nstatus: &s archived\n---\n"],
    ["---\na:\n  status: draft\nstatus:\n  active\n---\n", "---\na:\n  status: draft\nstatus:\n  archived\n---\n"],
    ["---\n{id: a, status: active}\n---\n", ""],
    ["---\nstatus: |\n  active\n---\n", ""],
    ["---\nstatus: *s\n---\n", ""],
    ["---\nstatus: active\nstatus: draft\n---\n", ""],
    ["---\nid: a\n---\nstatus: active\n", ""],
    ["---\nsummary: |\n  status: active\n---\n", ""],
    ["---js\nstatus: active\n---\n", ""],
  ];
  for (const [file, changed] of files) assertEquals(replaceValue(file, "status", "archived") ?? "", changed, file);
});

const line = fc.constantFrom(
  "title: a # status: b",
  "summary: >-\n  status: active\n  more",
  "criteria:\n  status: [x, status]\n  use_when:\n  - status: y",
  "# status: draft",
  "",
  'quoted: "x\n  status: z"',
  "flow: {status: a,\n  b: [c]}",
);

Deno.test("replaceValue() changes the value's bytes alone, and there and back gives the same file", () => {
  const spelling = fc.record({ quote: fc.constantFrom("", "'", '"'), comment: fc.constantFrom("", " # kept", "  ") });
  const around = fc.record({
    before: fc.uniqueArray(line),
    after: fc.uniqueArray(line),
    end: fc.constantFrom("\n", "\r\n"),
  });
  fc.assert(fc.property(spelling, around, fc.string(), ({ quote, comment }, { before, after, end }, body) => {
    const seen = new Set(before);
    const lines = [...before, `status: ${quote}active${quote}${comment}`, ...after.filter((other) => !seen.has(other))];
    const file = ["---", ...lines, "---", ""].join("\n").replaceAll("\n", end) + body;
    const changed = replaceValue(file, "status", "archived") ?? "";
    const at = file.indexOf("status: " + quote + "active" + quote + comment + end + (after.length ? "" : "---"));
    assertEquals(changed.length, file.length + 2);
    assertEquals(replaceValue(changed, "status", "active"), file);
    assertEquals(at >= 0, true);
    const value = readYaml(splitFrontMatter(changed).parts?.yaml ?? "", { prefix: "x", firstLine: 2 }).value;
    assertEquals(Object(value).status, "archived");
  }));
});
