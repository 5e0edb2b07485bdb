import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { fileLines } from "../../../src/edge/files/file_lines.ts";
import { MemoryHost } from "../../memory_host.ts";

function lines(text: string | Uint8Array, longest?: number): (string | undefined)[] {
  const host = new MemoryHost({ files: { "/work/x": text } });
  return [...fileLines(host.files.open("/work/x"), longest === undefined ? {} : { longest })];
}

Deno.test("fileLines() splits as a program would that reads the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.string().map((line) => line.replace(/[\r\n\uFEFF]/g, "").toWellFormed())), (all) => {
      assertEquals(lines(all.map((line) => `${line}\n`).join("")), all);
    }),
  );
});

Deno.test("fileLines() joins a line over pieces, and passes over one that is too long", () => {
  const long = "é".repeat(1_500_000);
  assertEquals(lines(`a\n${long}\nb`), ["a", long, "b"]);
  assertEquals(lines(`a\n${long}\nb`, 1_000), ["a", undefined, "b"]);
});

Deno.test("fileLines() takes off a byte-order mark and CRLF", () => {
  assertEquals(lines("\uFEFFa\r\nb"), ["a", "b"]);
  assertEquals(lines(""), []);
});
