import { assertEquals } from "@std/assert";
import { ownWords } from "../../../src/core/session/own_words.ts";

Deno.test("ownWords() leaves out what an editor tells of its open files before the request", () => {
  const before = "# Context from my IDE setup:\n\n## Active file: tide.ts\n\n## Open tabs:\n- tide.ts: src/tide.ts\n\n";
  assertEquals(ownWords(`${before}## My request for Codex:\nRound the tides up`), "Round the tides up");
  const files = "# Files mentioned by the user:\n\n## chart.png:\n/home/ada/chart.png\n\n";
  assertEquals(ownWords(`${files}## My request for Codex:\nRead the chart`), "Read the chart");
});

Deno.test("ownWords() leaves out skills and hooks that an agent puts under the person's name", () => {
  for (const tag of ["skill", "hook_prompt", "recommended_plugins", "goal_context", "internal_model_context"]) {
    assertEquals(ownWords(`<${tag}>\nAlways run the tests\n</${tag}>`), undefined);
  }
});
