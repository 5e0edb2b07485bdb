import { assertEquals, assertThrows } from "@std/assert";
import { parseCard } from "../../../src/core/card/markdown.ts";
import { setCardStatus } from "../../../src/core/card/status_line.ts";
import { EXAMPLE_FILE } from "./example.ts";

Deno.test("setCardStatus() changes the bytes of the status value alone", () => {
  const file = EXAMPLE_FILE.replace("status: active", 'status: "active"  # approved by the team\nmy_key: kept')
    .replaceAll("\n", "\r\n");
  const archived = setCardStatus(file, "archived");
  assertEquals(archived, file.replace('"active"', '"archived"'));
  assertEquals(setCardStatus(archived, "active"), file);
  assertEquals(parseCard(archived).card?.status, "archived");
});

Deno.test("setCardStatus() refuses a file without a status line", () => {
  for (const file of ["", "---\nid: a\n---\n", "---\nid: a\n", "---\nstatus:\n---\n"]) {
    assertThrows(() => setCardStatus(file, "active"), SyntaxError, 'Cannot set the status to "active"');
  }
});
