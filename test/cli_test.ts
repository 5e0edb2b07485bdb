import { assertEquals } from "@std/assert";
import { findHookCall } from "../cli.ts";

Deno.test("findHookCall() recognises the hook, also behind global flags, and hands its arguments on", () => {
  const cases: [line: string, args: string | undefined][] = [
    ["hook run", ""],
    ["hook run --provider claude", "--provider claude"],
    ["--data-dir /d hook run --what x", "--data-dir /d --what x"],
    ["--json --cwd=/w hook run", "--json --cwd=/w"],
    ["hook", undefined],
    ["hook install", undefined],
    ["hook run --help", undefined],
    ["match hook run", undefined],
    ["", undefined],
    ["--data-dir", undefined],
  ];
  const words = (line: string) => line.split(" ").filter((word) => word !== "");
  for (const [line, args] of cases) {
    assertEquals(findHookCall(words(line)), args === undefined ? undefined : words(args), line);
  }
});
