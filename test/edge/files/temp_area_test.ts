import { assertEquals, assertThrows } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { tempArea } from "../../../src/edge/files/temp_area.ts";
import { MemoryHost } from "../../memory_host.ts";

Deno.test("tempArea() is one folder a person, closed to others", () => {
  const host = new MemoryHost();
  assertEquals(tempArea("locks", host), "/tmp/ome-home-ada/locks");
  assertEquals(host.files.stat("/tmp/ome-home-ada")?.mode, 0o700);
});

Deno.test("tempArea() closes a folder that was left open", () => {
  const host = new MemoryHost();
  host.files.putFolder("/tmp/ome-home-ada", 0o777);
  tempArea("locks", host);
  assertEquals(host.files.stat("/tmp/ome-home-ada")?.mode, 0o700);
});

Deno.test("tempArea() refuses a link and a folder that somebody else made", () => {
  const linked = new MemoryHost();
  linked.files.putLink("/tmp/ome-home-ada", "/work");
  assertThrows(() => tempArea("copies", linked), CommandError, "somebody else made it");
  const foreign = new MemoryHost();
  foreign.files.putFolder("/tmp/ome-home-ada", 0o777);
  foreign.files.fail("permission", "/tmp/ome-home-ada", "write");
  assertThrows(() => tempArea("copies", foreign), Error);
});

Deno.test("tempArea() works without a home", () => {
  assertEquals(tempArea("locks", new MemoryHost({ home: null })), "/tmp/ome-nobody/locks");
});
