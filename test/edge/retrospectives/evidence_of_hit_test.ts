import { assertEquals, assertThrows } from "@std/assert";
import type { Source } from "../../../src/core/session/source.ts";
import { CommandError } from "../../../src/edge/command_error.ts";
import { evidenceOfHit } from "../../../src/edge/retrospectives/evidence_of_hit.ts";
import { MemoryHost } from "../../memory_host.ts";

const SOURCE: Source = {
  id: "cursor-1",
  provider: "cursor",
  sourcePath: "/home/ada/s.jsonl",
  startedAt: "2026-11-01T09:00:00Z",
  cwd: null,
  summary: "",
  metadataHash: "",
  messageCount: 4,
};

function hostWith(...said: readonly string[]): MemoryHost {
  const lines = said.map((text) => JSON.stringify({ role: "user", message: { content: [{ type: "text", text }] } }));
  return new MemoryHost({ files: { [SOURCE.sourcePath]: lines.map((line) => `${line}\n`).join("") } });
}

Deno.test("evidenceOfHit() keeps the request before a correction, over small talk and other corrections", () => {
  const host = hostWith("Add a package for dates", "continue", "No, that is wrong", "You forgot to use pnpm");
  const { quote, prompt } = evidenceOfHit("cursor-1:4", [SOURCE], host);
  assertEquals([quote, prompt], ["You forgot to use pnpm", "Add a package for dates"]);
});

Deno.test("evidenceOfHit() keeps no earlier request for a message that corrects nothing", () => {
  const host = hostWith("Add a package for dates", "Add a second one for colours");
  assertEquals(evidenceOfHit("cursor-1:2", [SOURCE], host).prompt, undefined);
});

Deno.test("evidenceOfHit() keeps no credential and no path of the machine (fault 10)", () => {
  const secret = `ghp_${"a1B2".repeat(9)}`;
  const host = hostWith(`Use ${secret} in /home/ada/app`, "x");
  assertEquals(evidenceOfHit("cursor-1:1", [SOURCE], host).quote, "Use <secret> in <path>");
});

Deno.test("evidenceOfHit() names a message or a transcript that is not there", () => {
  const code = (hit: string, host: MemoryHost) =>
    assertThrows(() => evidenceOfHit(hit, [SOURCE], host), CommandError).code;
  assertEquals(code("cursor-1:9", hostWith("x")), "source.no-hit");
  assertEquals(code("nobody:1", hostWith("x")), "source.no-hit");
  assertEquals(code("cursor-1:1", new MemoryHost()), "source.gone");
});
