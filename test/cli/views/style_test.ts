import { assertEquals } from "@std/assert";
import { styleOf } from "../../../src/cli/views/style.ts";
import { MemoryHost } from "../../memory_host.ts";

const TERMINAL = { answers: [], columns: 100 };

Deno.test("styleOf() takes COLUMNS for the width, and leaves rows whole where neither it nor a terminal sets one", () => {
  const widths = (setup: ConstructorParameters<typeof MemoryHost>[0]) => {
    const { columns, rowColumns } = styleOf(new MemoryHost(setup), "stdout");
    return [columns, rowColumns];
  };
  assertEquals(widths(TERMINAL), [100, 100]);
  assertEquals(widths({ ...TERMINAL, env: { COLUMNS: "40" } }), [40, 40]);
  assertEquals(widths({ env: { COLUMNS: "200" } }), [200, 200]);
  for (const COLUMNS of ["", "0", "-5", "wide", "1e9", "12345", " 40"]) {
    assertEquals(widths({ env: { COLUMNS } }), [80, Infinity]);
  }
});

Deno.test("styleOf() paints on a terminal alone, and never with NO_COLOR or on a dumb one", () => {
  const bold = (setup: ConstructorParameters<typeof MemoryHost>[0]) =>
    styleOf(new MemoryHost(setup), "stdout").bold("a");
  assertEquals(bold(TERMINAL), "\x1b[1ma\x1b[22m");
  for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }]) assertEquals(bold({ ...TERMINAL, env }), "a");
  assertEquals(bold({}), "a");
});
