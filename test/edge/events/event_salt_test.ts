import { assert, assertEquals, assertRejects } from "@std/assert";
import { keyedHash } from "../../../src/edge/events/event_salt.ts";
import { FileError } from "../../../src/edge/host.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
async function hashYes(host: MemoryHost, library: string = LIBRARY): Promise<string> {
  return await (await keyedHash(library, host))("yes");
}

const SALT = `${LIBRARY}/indexes/events.salt`;

Deno.test("keyedHash() gives the same hash for the same library, and another for another", async () => {
  const host = new MemoryHost();
  const first = await hashYes(host);
  assertEquals(await hashYes(host), first);
  assert(await hashYes(host, "/srv/other") !== first);
  assert(/^[0-9a-f]{64}$/.test(first));
});

Deno.test("keyedHash() keeps its salt to the person, and makes a new one for a file that is none", async () => {
  const host = new MemoryHost({ files: { [SALT]: "half" } });
  await hashYes(host);
  assertEquals(host.files.stat(SALT)?.mode, 0o600);
  assert(/^[0-9a-f]{64}\n$/.test(host.files.readText(SALT)));
});

Deno.test("keyedHash() makes one salt for hooks that come at once", async () => {
  const host = new MemoryHost();
  const hashes = await Promise.all(Array.from({ length: 8 }, () => hashYes(host)));
  assertEquals(new Set(hashes).size, 1);
});

Deno.test("keyedHash() refuses to hash without a salt", async () => {
  const host = new MemoryHost();
  host.files.fail("read-only", LIBRARY, "write");
  await assertRejects(() => keyedHash(LIBRARY, host), FileError);
});
