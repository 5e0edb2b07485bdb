import { assertEquals } from "@std/assert";
import { keepSafetyCopy } from "../../../src/edge/files/safety_copy.ts";
import { MemoryHost } from "../../memory_host.ts";

Deno.test("keepSafetyCopy() copies a file byte for byte, at its own path, for its owner alone", () => {
  const host = new MemoryHost();
  host.files.put("/work/a.md", new Uint8Array([0xff, 0xfe, 0x00]));
  const copy = keepSafetyCopy("/work/a.md", host);
  assertEquals(host.files.read(copy), new Uint8Array([0xff, 0xfe, 0x00]));
  assertEquals(host.files.stat(copy)?.mode, 0o600);
  assertEquals(copy.endsWith("/work/a.md"), true);
});

Deno.test("keepSafetyCopy() keeps two copies of one moment apart", () => {
  const host = new MemoryHost({ files: { "/work/a.md": "one" } });
  const first = keepSafetyCopy("/work/a.md", host);
  host.files.put("/work/a.md", "two");
  const second = keepSafetyCopy("/work/a.md", host);
  assertEquals([host.files.readText(first), host.files.readText(second)], ["one", "two"]);
});

Deno.test("keepSafetyCopy() copies a folder with all its files and leaves links out", () => {
  const host = new MemoryHost({ files: { "/work/lib/a/b.md": "b", "/etc/secret": "s" } });
  host.files.putLink("/work/lib/link", "/etc");
  const copy = keepSafetyCopy("/work/lib", host);
  assertEquals(host.files.tree(copy), { [`${copy}/a/b.md`]: "b" });
});

Deno.test("keepSafetyCopy() removes copies after thirty days", () => {
  const host = new MemoryHost({ files: { "/work/a.md": "a" } });
  const old = keepSafetyCopy("/work/a.md", host);
  host.advance(29 * 86_400_000);
  const young = keepSafetyCopy("/work/a.md", host);
  assertEquals(host.files.stat(old)?.kind, "file");
  host.advance(2 * 86_400_000);
  keepSafetyCopy("/work/a.md", host);
  assertEquals([host.files.stat(old)?.kind, host.files.stat(young)?.kind], [undefined, "file"]);
});
