import { assertEquals, assertThrows } from "@std/assert";
import { setHeaderLine } from "../../../src/core/record/header_line.ts";
import { recordText } from "./record_text.ts";

/** The lines that differ: before, after. */
function changedLines(before: string, after: string): [string[], string[]] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
}

Deno.test("setHeaderLine() changes one value, its comment stays", () => {
  const file = recordText("add-column");
  assertEquals(changedLines(file, setHeaderLine(file, "status", "deprecated")), [
    ["status: validated       # draft | validated | deprecated"],
    ["status: deprecated       # draft | validated | deprecated"],
  ]);
});

Deno.test("setHeaderLine() adds a key that is missing as the last one, with the file's line ends", () => {
  const file = recordText("add-column").replaceAll("\n", "\r\n");
  const changed = setHeaderLine(file, "superseded_by", "new-way");
  assertEquals(changed.replace("superseded_by: new-way\r\n", ""), file);
  assertEquals(changed.split("\r\n").indexOf("superseded_by: new-way"), 13);
});

Deno.test("setHeaderLine() fills a key that has no value, before its comment", () => {
  const file = "---\nlast_verified_at: # never\nid: a\n---\n";
  assertEquals(
    setHeaderLine(file, "last_verified_at", "2026-10-24"),
    "---\nlast_verified_at: 2026-10-24 # never\nid: a\n---\n",
  );
});

Deno.test("setHeaderLine() refuses a value over several lines, and a file without front matter", () => {
  assertThrows(() => setHeaderLine("---\nstatus: >-\n  draft\n---\n", "status", "validated"), SyntaxError);
  assertThrows(() => setHeaderLine("# Notes\n", "status", "validated"), SyntaxError);
});
