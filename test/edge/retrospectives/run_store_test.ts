import { assertEquals, assertThrows } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import type { Library } from "../../../src/edge/library/library.ts";
import { findRun, listRuns, readRun, writeInput } from "../../../src/edge/retrospectives/run_store.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY: Library = { scope: "global", folder: "/lib" };

function begun(id: string, createdAt: string, host: MemoryHost): void {
  host.files.put(`/lib/retrospectives/${id}/.keep`, "");
  const place = { library: LIBRARY, id };
  writeInput(place, { version: 1, id, focus: null, scope: "global", createdAt, evidence: [] }, host);
}

Deno.test("listRuns() and findRun() take the run that began last for the newest, whatever its name", () => {
  const host = new MemoryHost();
  begun("2026-11-30-zebra", "2026-11-30T09:00:00.000Z", host);
  begun("2026-11-30-kiln", "2026-11-30T15:00:00.000Z", host);
  host.files.put("/lib/retrospectives/zzz-broken/input.json", "{");
  host.files.put("/lib/retrospectives/zzz-old/input.json", '{"id":"zzz-old"}');
  assertEquals(listRuns(LIBRARY, host).map(({ id }) => id), [
    "2026-11-30-kiln",
    "2026-11-30-zebra",
    "zzz-old",
    "zzz-broken",
  ]);
  assertEquals(findRun("last", [LIBRARY], host).id, "2026-11-30-kiln");
});

Deno.test("readRun() tells a run of another version from a broken one", () => {
  const host = new MemoryHost();
  host.files.put("/lib/retrospectives/old/input.json", '{"id":"old"}');
  host.files.put("/lib/retrospectives/torn/input.json", '{"version":1');
  const code = (id: string) => assertThrows(() => readRun({ library: LIBRARY, id }, host), CommandError).code;
  assertEquals([code("old"), code("torn")], ["run.other-version", "run.broken"]);
});
