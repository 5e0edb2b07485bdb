import { assert, assertEquals, assertThrows } from "@std/assert";
import { keyedHash } from "../../src/edge/event_salt.ts";
import { FileError } from "../../src/edge/host.ts";
import { MemoryHost } from "../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const SALT = `${LIBRARY}/indexes/events.salt`;

Deno.test("keyedHash() gives the same hash for the same library, and another for another", async () => {
  const host = new MemoryHost();
  const first = await keyedHash(LIBRARY, host)("yes");
  assertEquals(await keyedHash(LIBRARY, host)("yes"), first);
  assert(await keyedHash("/srv/other", host)("yes") !== first);
  assert(/^[0-9a-f]{64}$/.test(first));
});

Deno.test("keyedHash() keeps its salt to the person, and makes a new one for a file that is none", async () => {
  const host = new MemoryHost({ files: { [SALT]: "half" } });
  await keyedHash(LIBRARY, host)("yes");
  assertEquals(host.files.stat(SALT)?.mode, 0o600);
  assert(/^[0-9a-f]{64}\n$/.test(host.files.readText(SALT)));
});

Deno.test("keyedHash() refuses to hash without a salt", () => {
  const host = new MemoryHost();
  host.files.fail("read-only", LIBRARY, "write");
  assertThrows(() => keyedHash(LIBRARY, host), FileError);
});
