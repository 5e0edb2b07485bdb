import { assertEquals, assertRejects } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { takeLock } from "../../../src/edge/files/lock.ts";
import { MemoryHost } from "../../memory_host.ts";

Deno.test("takeLock() lets twelve at once through, one after the other (fault 29)", async () => {
  const host = new MemoryHost();
  let inside = 0;
  let most = 0;
  await Promise.all(Array.from({ length: 12 }, async () => {
    using _lock = await takeLock("/work", host);
    most = Math.max(most, ++inside);
    await host.sleep(1);
    inside--;
  }));
  assertEquals(most, 1);
});

Deno.test("takeLock() gives up after ten seconds and says who is in the way", async () => {
  const host = new MemoryHost();
  using _held = await takeLock("/work", host);
  const error = await assertRejects(() => takeLock("/work", host), CommandError, "for 10 seconds");
  assertEquals(error.code, "library.locked");
  assertEquals(host.elapsed(), 10_000);
});

Deno.test("takeLock() is free again after its holder was killed (fault 29)", async () => {
  const host = new MemoryHost();
  await takeLock("/work", host);
  host.files.revive();
  using _lock = await takeLock("/work", host);
  assertEquals(host.elapsed(), 0);
});

Deno.test("takeLock() knows a folder by any of its names, and writes nothing into it", async () => {
  const host = new MemoryHost();
  host.files.putLink("/home/ada/link", "/work");
  using _held = await takeLock("/work", host);
  await assertRejects(() => takeLock("/home/ada/link", host, { waitMs: 0 }), CommandError);
  assertEquals(host.files.tree("/work"), {});
});
