import { assertEquals } from "@std/assert";
import { parseDuration } from "../../../src/cli/views/duration.ts";

Deno.test("parseDuration() reads whole numbers with units", () => {
  const cases: [text: string, minutes: number | undefined][] = [
    ["30m", 30],
    ["2h", 120],
    ["1h30m", 90],
    ["1d", 1440],
    ["1w", 10080],
    ["", undefined],
    ["0h", undefined],
    ["2", undefined],
    ["-2h", undefined],
    ["1.5h", undefined],
    ["2 h", undefined],
    ["999999w", undefined],
  ];
  for (const [text, minutes] of cases) {
    assertEquals(parseDuration(text), minutes === undefined ? undefined : minutes * 60_000, text);
  }
});
