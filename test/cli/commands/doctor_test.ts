import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { encodeEvent } from "../../../src/core/event/encode.ts";
import { aHookEvent } from "../../core/event/an_event.ts";
import { cardText } from "../../edge/library/card_text.ts";
import { MemoryHost, type MemoryHostSetup } from "../../memory_host.ts";

const HOME = "/home/ada";
const LIBRARY = `${HOME}/.oh-my-experience`;
const PROGRAM = { main: "file:///tmp/deno-compile/cli.ts", compiled: true };

interface Check {
  readonly area: string;
  readonly level: string;
  readonly findings: readonly { code: string; level: string; path?: string; line?: number; message: string }[];
}

function machine(setup: MemoryHostSetup = {}): MemoryHost {
  const host = new MemoryHost({ execPath: "/opt/bin/ome", program: PROGRAM, env: { PATH: "/opt/bin" }, ...setup });
  host.files.put("/opt/bin/ome", "binary");
  host.files.chmod("/opt/bin/ome", 0o755);
  return host;
}

async function healthy(setup: MemoryHostSetup = {}): Promise<MemoryHost> {
  const host = machine(setup);
  assertEquals(await main(["init", "--provider", "claude", "--starter", "--yes"], host), 0);
  await host.sleep(1000);
  assertEquals(await main(["experience", "list"], host), 0);
  host.files.put(`${LIBRARY}/events.jsonl`, `${encodeEvent(aHookEvent())}\n`);
  return host;
}

async function doctor(host: MemoryHost, ...flags: string[]) {
  const printed = host.printed.length;
  const code = await main(["doctor", "--json", ...flags], host);
  const out = host.printed.slice(printed);
  const { healthy: isHealthy, checks, repair }: { healthy: boolean; checks: Check[]; repair: unknown } = JSON.parse(
    out,
  );
  const findings = checks.flatMap((check) => check.findings);
  return { code, out, isHealthy, checks, repair, findings, codes: findings.map((finding) => finding.code) };
}

Deno.test("ome doctor finds nothing wrong with a healthy installation", async () => {
  const host = await healthy();
  const { code, isHealthy, codes, checks } = await doctor(host);
  assertEquals([code, isHealthy, codes], [0, true, []]);
  assertEquals([...new Set(checks.map(({ level }) => level))], ["ok"]);
  const printed = host.printed.length;
  assertEquals(await main(["doctor"], host), 0);
  assertStringIncludes(host.printed.slice(printed), "All is well.");
});

Deno.test("ome doctor says of an empty installation that there is no library, and ends with 1", async () => {
  const { code, isHealthy, codes, findings } = await doctor(machine());
  assertEquals([code, isHealthy, codes], [1, false, ["doctor.no-library", "doctor.no-hook"]]);
  assertEquals(findings[0]?.path, "~/.oh-my-experience");
});

Deno.test("ome doctor names everything that is wrong with a broken installation, by file and line", async () => {
  const host = await healthy();
  host.files.put(`${LIBRARY}/config.json`, '{\n  "version": 1,\n  "retrieval": { "maxCards": 99 }\n}\n');
  host.files.put(`${LIBRARY}/experiences/active/broken.md`, "---\nid: broken\ntitle: a: b\n---\n");
  host.files.put(`${LIBRARY}/indexes/recall.index`, "not an index");
  host.files.put(`${LIBRARY}/retrospectives/run-1/input.json`, "{");
  host.files.put(`${LIBRARY}/.config.json.0123abcd.ome-tmp`, "half");
  host.files.append(`${LIBRARY}/events.jsonl`, '{"kind":"hook","sch\n');
  host.files.remove("/opt/bin/ome");
  host.files.put("/usr/bin/ome", "another");
  host.variables.set("PATH", "/usr/bin");
  host.variables.set("OME_OFF", "1");
  await host.sleep(2 * 60 * 60 * 1000);
  const { code, findings, codes } = await doctor(host);
  assertEquals(code, 1);
  const places = findings.map(({ code, path, line }) =>
    [code, path, line].filter((part) => part !== undefined).join(" ")
  );
  assertEquals(places.filter((place) => place.startsWith("card.yaml") || place.startsWith("config.")), [
    "config.range ~/.oh-my-experience/config.json 3",
    "card.yaml ~/.oh-my-experience/experiences/active/broken.md 3",
  ]);
  for (
    const expected of [
      "doctor.index-damaged",
      "doctor.run-broken",
      "doctor.hook-broken",
      "doctor.events-torn",
      "doctor.shell-off",
      "doctor.program-twice",
      "doctor.leftover",
    ]
  ) assert(codes.includes(expected), `${expected} in ${codes.join(", ")}`);
});

Deno.test("ome doctor --json leaks neither the home nor a prompt", async () => {
  const host = await healthy();
  const prompt = "my secret plan to rename everything";
  host.files.put(
    `${LIBRARY}/events.jsonl`,
    `${encodeEvent(aHookEvent({ rawPrompt: prompt, error: "TypeError" }))}\n{"rawPrompt":"${prompt}\n`,
  );
  host.files.put(`${LIBRARY}/experiences/active/broken.md`, "---\nid: x\n");
  host.files.put(`${LIBRARY}/retrospectives/run-1/input.json`, "{");
  host.files.put(`${HOME}/.codex/hooks.json`, "{ nope");
  host.files.put(`${HOME}/.codeium/windsurf/x`, "");
  const { out, codes } = await doctor(host);
  assert(codes.length > 4, codes.join(", "));
  assert(!out.includes(HOME), out);
  assert(!out.includes("secret plan"), out);
  const printed = host.printed.length;
  await main(["doctor"], host);
  assert(!host.printed.slice(printed).includes(HOME));
});

Deno.test("ome doctor --repair-index makes again what is damaged, clears up, and leaves what a person wrote", async () => {
  const host = await healthy();
  const cards = host.files.tree(`${LIBRARY}/experiences`);
  host.files.put(`${LIBRARY}/indexes/recall.index`, "not an index");
  host.files.put(`${LIBRARY}/indexes/sources.json`, "{");
  host.files.put(`${LIBRARY}/.config.json.0123abcd.ome-tmp`, "half");
  host.files.put(
    `${LIBRARY}/events.20260101T000000000Z-00000001.jsonl`,
    `${encodeEvent(aHookEvent({ createdAt: "2026-01-01T00:00:00.000Z" }))}\n`,
  );
  await host.sleep(2 * 60 * 60 * 1000);
  const { code, codes, repair } = await doctor(host, "--repair-index");
  assertEquals([code, codes], [0, []]);
  assertEquals(repair, {
    removed: ["recall.index", "sources.json"].map((name) => `~/.oh-my-experience/indexes/${name}`)
      .concat("~/.oh-my-experience/.config.json.0123abcd.ome-tmp"),
    rebuilt: 1,
    retired: 1,
  });
  assertEquals(host.files.tree(`${LIBRARY}/experiences`), cards);
});

Deno.test("ome doctor reads what Codex notes of trust, and names hosts that cannot listen where they are here", async () => {
  const host = await healthy({ files: { [`${HOME}/.codeium/windsurf/x`]: "" } });
  assertEquals(await main(["init", "--provider", "codex", "--yes"], host), 0);
  const before = await doctor(host);
  assertEquals(before.codes, ["doctor.hook-untrusted", "doctor.hook-unheard", "doctor.host-deaf"]);
  const key = `${HOME}/.codex/hooks.json:user_prompt_submit:0:0`;
  host.files.put(`${HOME}/.codex/config.toml`, `[hooks.state."${key}"]\ntrusted_hash = "sha256:${"0".repeat(64)}"\n`);
  assertEquals((await doctor(host)).codes, ["doctor.hook-unheard", "doctor.host-deaf"]);
});

Deno.test("ome doctor points out a second entry, a silence, and an agent that the settings do not answer", async () => {
  const host = await healthy({
    cwd: "/work/app",
    files: { "/work/app/.git/config": "", "/work/app/.git/HEAD": "ref: x" },
  });
  host.files.put("/work/app/.claude/settings.json", host.files.readText(`${HOME}/.claude/settings.json`));
  assertEquals(await main(["off", "--project"], host), 0);
  host.files.put(`${LIBRARY}/config.json`, '{"version":1,"hooks":{"providers":{"claude":{"enabled":false}}}}');
  const { code, codes } = await doctor(host);
  assertEquals([
    code,
    codes.includes("doctor.hook-twice"),
    codes.includes("doctor.silent-here"),
    codes.includes("doctor.hook-disabled"),
  ], [1, true, true, true]);
});

Deno.test("ome doctor refuses to look into a vault or a home as a library (faults 35, 37)", async () => {
  const host = machine({
    files: { "/notes/.obsidian/app.json": "{}", "/notes/experiences/active/x.md": cardText("x") },
  });
  const { code, codes } = await doctor(host, "--data-dir", "/notes", "--repair-index");
  assertEquals([code, codes[0]], [1, "doctor.folder"]);
  assertEquals(host.files.stat("/notes/indexes"), undefined);
});

Deno.test("ome doctor still looks where nothing can be written (fault 31)", async () => {
  const host = await healthy();
  host.files.fail("read-only", LIBRARY, "write");
  const { code, codes } = await doctor(host);
  assertEquals([code, codes], [0, ["doctor.read-only"]]);
});
