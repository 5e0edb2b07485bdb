import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { unifiedDiff } from "../../../src/cli/views/unified_diff.ts";

/** Applies a diff to lines, the way `patch` does. */
function patch(before: readonly string[], diff: string): string[] {
  const after: string[] = [];
  let at = 0;
  for (const line of diff.split("\n").slice(2, -1)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    if (hunk !== null) {
      const start = Number(hunk[1]) - (hunk[2] === "0" ? 0 : 1);
      while (at < start) after.push(before[at++]!);
    } else if (line.startsWith("+")) after.push(line.slice(1));
    else {
      assertEquals(before[at], line.slice(1));
      if (line.startsWith(" ")) after.push(line.slice(1));
      at++;
    }
  }
  return [...after, ...before.slice(at)];
}

Deno.test("unifiedDiff() is empty where nothing changes", () => {
  assertEquals(unifiedDiff("a", { before: "x\n", after: "x\n" }), "");
  assertEquals(unifiedDiff("a", { before: undefined, after: undefined }), "");
});

Deno.test("unifiedDiff() says where there is no file", () => {
  assertEquals(unifiedDiff("a", { before: undefined, after: "x\n" }), "--- (no file)\n+++ a\n@@ -0,0 +1 @@\n+x\n");
  assertEquals(unifiedDiff("a", { before: "x\n", after: undefined }), "--- a\n+++ (no file)\n@@ -1 +0,0 @@\n-x\n");
});

Deno.test("unifiedDiff() shows two far changes as two hunks", () => {
  const lines = Array.from({ length: 20 }, (_, at) => `${at}`);
  const after = lines.with(2, "two").with(17, "seventeen");
  const diff = unifiedDiff("a", { before: `${lines.join("\n")}\n`, after: `${after.join("\n")}\n` });
  assertEquals(diff.match(/^@@.*$/gm), ["@@ -1,6 +1,6 @@", "@@ -15,6 +15,6 @@"]);
});

Deno.test("unifiedDiff() can be applied, whatever the texts are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(text, text, (before, after) => {
    const [one, other] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(""));
    const diff = unifiedDiff("x", { before: one, after: other });
    assertEquals(diff === "" ? before : patch(before, diff), after);
  }));
});
