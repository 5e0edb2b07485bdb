import { assertEquals, assertThrows } from "@std/assert";
import { writeAtomically } from "../../../src/edge/files/atomic_write.ts";
import { FileError } from "../../../src/edge/host.ts";
import { Killed } from "../../memory_files.ts";
import { MemoryHost } from "../../memory_host.ts";

const PATH = "/work/settings.json";

function hostWith(content: string, mode?: number): MemoryHost {
  const host = new MemoryHost();
  host.files.put(PATH, content, mode);
  return host;
}

Deno.test("writeAtomically() replaces the content and leaves nothing beside it", () => {
  const host = hostWith("old");
  writeAtomically({ path: PATH, content: "new" }, host);
  assertEquals(host.files.tree("/work"), { [PATH]: "new" });
});

Deno.test("writeAtomically() keeps the mode of what was there, and gives a new file the mode asked for", () => {
  const host = hostWith("old", 0o600);
  writeAtomically({ path: PATH, content: "new", mode: 0o644 }, host);
  writeAtomically({ path: "/work/new.json", content: "new", mode: 0o640 }, host);
  assertEquals([host.files.stat(PATH)?.mode, host.files.stat("/work/new.json")?.mode], [0o600, 0o640]);
});

Deno.test("writeAtomically() writes through a link, and through a linked folder (fault 24)", () => {
  const host = hostWith("old");
  host.files.putLink("/home/ada/link.json", "/work/settings.json");
  host.files.putLink("/home/ada/folder", "/work");
  writeAtomically({ path: "/home/ada/link.json", content: "one" }, host);
  assertEquals([host.files.lstat("/home/ada/link.json")?.kind, host.files.readText(PATH)], ["link", "one"]);
  writeAtomically({ path: "/home/ada/folder/settings.json", content: "two" }, host);
  assertEquals([host.files.lstat("/home/ada/folder")?.kind, host.files.readText(PATH)], ["link", "two"]);
});

Deno.test("writeAtomically() refuses a link to a read-only target and leaves both alone (fault 24)", () => {
  const host = hostWith("old", 0o444);
  host.files.putLink("/home/ada/link.json", PATH);
  const error = assertThrows(
    () => writeAtomically({ path: "/home/ada/link.json", content: "new" }, host),
    FileError,
    'Cannot use "/home/ada/link.json": it is closed to writing',
  );
  assertEquals(error.kind, "permission");
  assertEquals(host.files.tree("/work"), { [PATH]: "old" });
});

for (const kind of ["no-space", "read-only", "permission"] as const) {
  Deno.test(`writeAtomically() leaves the old content and no leftover where it fails: ${kind} (fault 31)`, () => {
    const host = hostWith("old");
    host.files.fail(kind, "/work", "write");
    const error = assertThrows(() => writeAtomically({ path: PATH, content: "new" }, host), FileError, `"${PATH}"`);
    assertEquals(error.kind, kind);
    assertEquals(host.files.tree("/work"), { [PATH]: "old" });
  });
}

Deno.test("writeAtomically() killed at any moment leaves the old file or the new one; a later write tidies up", () => {
  const moments = new Set<string>();
  for (let count = 0;; count++) {
    const host = hostWith("old");
    host.files.dieAfter(count);
    let killed = false;
    try {
      writeAtomically({ path: PATH, content: "new" }, host);
    } catch (error) {
      killed = error instanceof Killed;
    }
    host.files.revive();
    moments.add(host.files.readText(PATH));
    host.advance(120_000);
    writeAtomically({ path: PATH, content: "later" }, host);
    assertEquals(host.files.tree("/work"), { [PATH]: "later" });
    if (!killed) break;
  }
  assertEquals(moments, new Set(["old", "new"]));
});

Deno.test("writeAtomically() leaves alone what another process is just writing", () => {
  const host = hostWith("old");
  host.files.put("/work/.settings.json.0a1b2c3d.ome-tmp", "half");
  writeAtomically({ path: PATH, content: "new" }, host);
  assertEquals(host.files.tree("/work"), { [PATH]: "new", "/work/.settings.json.0a1b2c3d.ome-tmp": "half" });
});
