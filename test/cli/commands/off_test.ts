import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { contextOf, hookHost, LIBRARY, MATCHING, payload } from "../../edge/hook/a_library.ts";
import type { MemoryHost } from "../../memory_host.ts";

/** Runs one command on what another host left. */
async function run(line: string, before: MemoryHost): Promise<MemoryHost> {
  const host = hookHost({ files: before.files.tree(), cwd: "/src/app", env: Object.fromEntries(before.variables) });
  assertEquals(await main(line.split(" "), host), 0, host.warned);
  return host;
}

async function isSilent(host: MemoryHost, of: { cwd?: string; now?: string } = {}): Promise<boolean> {
  const { cwd = "/src/app", now = "2026-11-30T12:00:00Z" } = of;
  const stdin = payload(MATCHING, { cwd });
  return (await contextOf(hookHost({ files: host.files.tree(), stdin, now }))) === "";
}

Deno.test("ome off silences recall everywhere until ome on", async () => {
  const off = await run("off", hookHost());
  assertEquals(off.printed, "Recall is silent everywhere. `ome on` ends it.\n");
  assertEquals(await isSilent(off), true);
  const on = await run("on", off);
  assertEquals(on.printed, "Lifted: recall was silent everywhere.\n");
  assertEquals(await isSilent(on), false);
});

Deno.test("ome off --project silences the project and no other", async () => {
  const host = await run("off --project --json", hookHost());
  assertEquals(JSON.parse(host.printed), { ok: true, silence: { where: "github.com/example/app" } });
  assertEquals(await isSilent(host), true);
});

Deno.test("ome off --for ends by itself, and the next off leaves no trace of it", async () => {
  const host = await run("off --for 2h", hookHost());
  assertEquals(host.printed, "Recall is silent everywhere until 2026-11-30 14:00. `ome on` ends it.\n");
  assertEquals(await isSilent(host, { now: "2026-11-30T13:59:59Z" }), true);
  assertEquals(await isSilent(host, { now: "2026-11-30T14:00:00Z" }), false);
});

Deno.test("ome off refuses a time that it cannot read, and writes nothing", async () => {
  const host = hookHost();
  assertEquals(await main(["off", "--for", "soon"], host), 2);
  assertStringIncludes(host.warned, "Write it like 30m, 2h or 1d");
  assertEquals(host.files.stat(`${LIBRARY}/quiet.json`), undefined);
});

Deno.test("ome on leaves the silences of other projects, and names what it cannot end", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"projects":{"off":["/src"]}}' };
  let host = await run("off --project", hookHost({ files, env: { OME_OFF: "1" } }));
  host.files.put("/src/app/.git/config", '[remote "origin"]\n\turl = https://github.com/example/other\n');
  host = await run("on", host);
  assertStringIncludes(host.printed, "`ome off` was not in force here.");
  assertStringIncludes(host.printed, "The settings still silence /src");
  assertStringIncludes(host.printed, "OME_OFF is set");
  assert(host.files.readText(`${LIBRARY}/quiet.json`).includes("github.com/example/app"));
});
