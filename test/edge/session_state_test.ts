import { assertEquals } from "@std/assert";
import { openSession, REPEAT_AFTER_MS } from "../../src/edge/session_state.ts";
import { MemoryHost } from "../memory_host.ts";

const KEY = { dataDir: "/home/ada/.oh-my-experience", provider: "claude", sessionId: "s1" };

async function seen(host: MemoryHost, of: Partial<typeof KEY> = {}): Promise<string[]> {
  return [...(await openSession({ ...KEY, ...of }, host)).seen];
}

Deno.test("openSession() remembers what a session has seen, and no other session", async () => {
  const host = new MemoryHost();
  (await openSession(KEY, host)).add(["a", "b"]);
  assertEquals(await seen(host), ["a", "b"]);
  assertEquals(await seen(host, { sessionId: "s2" }), []);
  assertEquals(await seen(host, { provider: "codex" }), []);
  assertEquals(await seen(host, { dataDir: "/srv/x" }), []);
});

Deno.test("openSession() shows again after compaction, and much later (fault 18)", async () => {
  const host = new MemoryHost();
  (await openSession(KEY, host)).add(["a"]);
  (await openSession(KEY, host)).forget();
  (await openSession(KEY, host)).add(["b"]);
  assertEquals(await seen(host), ["b"]);
  host.advance(REPEAT_AFTER_MS + 1);
  assertEquals(await seen(host), []);
});

Deno.test("openSession() keeps its file to the person, and removes those of sessions that are over", async () => {
  const host = new MemoryHost();
  (await openSession(KEY, host)).add(["a"]);
  host.advance(8 * 24 * 60 * 60 * 1000);
  (await openSession({ ...KEY, sessionId: "s2" }, host)).add(["a"]);
  const files = Object.keys(host.files.tree("/tmp"));
  assertEquals(files.length, 1);
  assertEquals(host.files.stat(files[0] ?? "")?.mode, 0o600);
});

Deno.test("openSession() reads a file that holds something else as an empty one", async () => {
  const host = new MemoryHost();
  (await openSession(KEY, host)).add(["a"]);
  const [path = ""] = Object.keys(host.files.tree("/tmp"));
  host.files.put(path, "\u0000\n{}\n12\nx a\n");
  assertEquals(await seen(host), []);
});
