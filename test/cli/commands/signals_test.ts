import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { allSignals } from "../../../src/core/signal/registry.ts";
import { MemoryHost } from "../../memory_host.ts";
import { runCli } from "../run_cli.ts";

async function run(...args: readonly string[]): Promise<string> {
  const host = new MemoryHost();
  assertEquals(await main(["signals", ...args], host), 0);
  return host.printed;
}

Deno.test("ome signals list names every signal, its role and its owner", async () => {
  const text = await run("list");
  for (const { id, pack = "generic" } of allSignals()) {
    assertStringIncludes(text, id);
    assertStringIncludes(text, pack);
  }
  assert(text.split("\n").every((line) => line.length <= 80));
  assertEquals(JSON.parse(await run("list", "--json")).signals.length, allSignals().length);
});

Deno.test("ome signals test tells what a prompt sets off", async () => {
  const { signals } = JSON.parse(await run("test", "Fix the login page UI and verify it in the browser", "--json"));
  assert(signals.some(({ id }: { id: string }) => id === "ui_surface"));
  assertEquals(await run("test", "yes"), "The prompt sets off no signal.\n");
});

Deno.test("ome signals alone lists them, and still names the nearest word for a mistyped one", async () => {
  const alone = await runCli("signals", new MemoryHost());
  assertEquals(alone, await runCli("signals list", new MemoryHost()));
  assertEquals((await runCli("signals --bogus", new MemoryHost())).code, 2);
  const mistyped = await runCli("signals tset", new MemoryHost());
  assertEquals([mistyped.code, mistyped.err.split("\n")[1]], [2, 'Did you mean "ome signals test"?']);
});
