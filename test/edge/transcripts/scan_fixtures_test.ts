import { assert, assertEquals, assertNotMatch, assertStringIncludes } from "@std/assert";
import { runCli } from "../../cli/run_cli.ts";
import { MemoryHost } from "../../memory_host.ts";
import { sessionFixtures } from "./session_fixtures.ts";

const hostWithSessions = () => new MemoryHost({ cwd: "/srv/shop", files: sessionFixtures("/home/ada") });

const json = async (host: MemoryHost, ...args: string[]) => JSON.parse((await runCli([...args, "--json"], host)).out);

const COUNTS = { claude: 3, codex: 2, cursor: 2, gemini: 2, copilot: 2, qwen: 2, droid: 2 };

for (const [agent, messages] of Object.entries(COUNTS)) {
  Deno.test(`source scan ${agent} finds the person's messages and nothing else`, async () => {
    const host = hostWithSessions();
    const { agents } = await json(host, "source", "scan", agent);
    assertEquals(agents.map((each: Record<string, unknown>) => [each.provider, each.messages]), [[agent, messages]]);
    const { hits } = await json(host, "source", "search", "noise reminders lockfile title summary");
    assertEquals(hits, []);
    for (let turn = 1; turn <= messages; turn++) {
      const { sources } = JSON.parse(host.files.readText("/home/ada/.oh-my-experience/indexes/sources.json"));
      const source = sources.find((each: { messageCount: number }) => each.messageCount > 0);
      const { turns } = await json(host, "source", "show", `${source.id}:${turn}`, "--context", "9");
      for (const { text } of turns) assertNotMatch(text, /NOISE|OME reminders/);
    }
  });
}

Deno.test("source scan writes pointers: no word of a message, and no other field", async () => {
  const host = hostWithSessions();
  await runCli(["source", "scan"], host);
  const text = host.files.readText("/home/ada/.oh-my-experience/indexes/sources.json");
  assertNotMatch(text, /coupon|pnpm|设计令牌|release notes/);
  const fields = ["id", "provider", "sourcePath", "startedAt", "cwd", "summary", "metadataHash", "messageCount"];
  for (const source of JSON.parse(text).sources) assertEquals(Object.keys(source), fields);
});

Deno.test("source scan strips messages that somebody put into the index, and mends a broken one", async () => {
  const host = hostWithSessions();
  const path = "/home/ada/.oh-my-experience/indexes/sources.json";
  await runCli(["source", "scan", "claude"], host);
  const index = JSON.parse(host.files.readText(path));
  index.sources[0].messages = [{ text: "a whole session" }];
  host.files.put(path, JSON.stringify(index));
  await runCli(["source", "scan", "claude"], host);
  assertNotMatch(host.files.readText(path), /a whole session/);
  host.files.put(path, '{"version":1,"sources":[{]');
  const { agents } = await json(host, "source", "scan", "claude");
  assertEquals([agents[0].sessions, agents[0].read], [1, 1]);
});

Deno.test("source scan reads an unchanged transcript once, and a changed one again", async () => {
  const host = hostWithSessions();
  const reads = async () => (await json(host, "source", "scan", "claude")).agents[0].read;
  assertEquals([await reads(), await reads()], [1, 0]);
  host.advance(1_000);
  host.files.append("/home/ada/.claude/projects/-srv-shop/s-claude.jsonl", "\n");
  assertEquals(await reads(), 1);
});

Deno.test("source scan --sessions takes the agent's folder, or one below it, and --since leaves older ones out", async () => {
  const host = hostWithSessions();
  for (const folder of ["/home/ada/.claude/projects", "/home/ada/.claude/projects/-srv-shop"]) {
    const { agents } = await json(host, "source", "scan", "claude", "--sessions", folder);
    assertEquals(agents[0].sessions, 1, folder);
  }
  host.advance(3 * 86_400_000);
  const { agents } = await json(host, "source", "scan", "claude", "--since", "2d");
  assertEquals([agents[0].sessions, agents[0].older], [0, 1]);
  const wrong = await runCli(["source", "scan", "claude", "--since", "lately"], host);
  assertEquals(wrong.code, 2);
});

Deno.test("source scan refuses agents whose transcripts cannot be read, and folders that are not there", async () => {
  const host = hostWithSessions();
  assertEquals((await runCli(["source", "scan", "opencode"], host)).code, 2);
  assertEquals((await runCli(["source", "scan", "claude", "--sessions", "/nowhere"], host)).code, 2);
});

Deno.test("source search finds words in both languages, here and by agent", async () => {
  const host = hostWithSessions();
  await runCli(["source", "scan"], host);
  const providers = async (...args: string[]) =>
    (await json(host, "source", "search", ...args)).hits.map(({ provider }: { provider: string }) => provider);
  assertEquals((await providers("pnpm")).toSorted(), ["claude", "codex", "qwen"]);
  assertEquals(await providers("设计令牌"), ["cursor"]);
  assertEquals(await providers("pnpm", "--provider", "qwen"), ["qwen"]);
  assertEquals((await providers("pnpm", "--here")).length, 3);
  assertEquals((await runCli(["source", "search"], host)).code, 2);
});

Deno.test("source search --corrections gives a reason for every turn, within 80 columns", async () => {
  const host = hostWithSessions();
  await runCli(["source", "scan"], host);
  const { hits } = await json(host, "source", "search", "--corrections");
  assertEquals(hits.length, 7);
  for (const { reasons } of hits) assert(reasons.length > 0);
  const { out } = await runCli(["source", "search", "--corrections"], host);
  for (const line of out.split("\n")) {
    assert([...line].reduce((sum, char) => sum + (char > "\u2e80" ? 2 : 1), 0) <= 80, line);
  }
  const narrowed = await json(host, "source", "search", "retry", "--corrections");
  assertEquals(narrowed.hits.map(({ provider }: { provider: string }) => provider), ["copilot"]);
});

Deno.test("source show replays a hit, and names a session that is gone", async () => {
  const host = hostWithSessions();
  await runCli(["source", "scan", "copilot"], host);
  const { hits } = await json(host, "source", "search", "retry");
  const { out } = await runCli(["source", "show", hits[0].hit], host);
  assertStringIncludes(out, "> 2 you");
  assertStringIncludes(out, "I added a retry");
  host.files.remove("/home/ada/.copilot/session-state/s-copilot/events.jsonl");
  const gone = await runCli(["source", "show", hits[0].hit], host);
  assertEquals(gone.code, 1);
  assertStringIncludes(gone.err, "ome source clean");
  assertEquals((await runCli(["source", "show", "nobody:1"], host)).code, 1);
});

Deno.test("source clean forgets what is gone or old, and asks first", async () => {
  const host = hostWithSessions();
  await runCli(["source", "scan"], host);
  host.files.remove("/home/ada/.copilot/session-state/s-copilot/events.jsonl");
  assertEquals((await runCli(["source", "clean"], host)).code, 2);
  assertEquals((await json(host, "source", "clean", "--dry-run")).wouldRemove, 1);
  assertEquals((await json(host, "source", "clean", "--yes")).removed, 1);
  host.advance(31 * 86_400_000);
  assertEquals((await json(host, "source", "clean", "--yes")).kept, 0);
});
