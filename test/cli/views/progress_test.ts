import { assertEquals, assertStringIncludes } from "@std/assert";
import { progressBar } from "../../../src/cli/views/progress.ts";
import { MemoryHost } from "../../memory_host.ts";

Deno.test("progressBar() draws on a terminal, at most fifty times, and takes the bar away", () => {
  const host = new MemoryHost({ answers: [] });
  const tell = progressBar("core", host);
  for (let done = 1; done <= 1000; done++) tell(done, 1000);
  assertStringIncludes(host.warned, "core ");
  assertEquals(host.warned.split("\r").length <= 53, true);
  assertEquals(host.warned.endsWith("\r\x1b[K"), true);
  assertEquals(host.printed, "");
});

Deno.test("progressBar() is silent without a terminal, and for short work", () => {
  const piped = new MemoryHost();
  progressBar("core", piped)(500, 1000);
  const short = new MemoryHost({ answers: [] });
  progressBar("core", short)(20, 50);
  assertEquals(piped.warned + short.warned, "");
});
