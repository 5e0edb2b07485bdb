import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { AGENTS } from "../../../src/core/agent/agents.ts";
import { DEAF_HOSTS } from "../../../src/core/agent/deaf_hosts.ts";
import type { MemoryHost } from "../../memory_host.ts";
import { PROGRAM_PATH, programHost } from "../program_host.ts";
import { runCli } from "../run_cli.ts";

const CLAUDE = "/home/ada/.claude/settings.json";
const CURSOR = "/home/ada/.cursor/hooks.json";

async function runJson(line: string, host: MemoryHost): Promise<Record<string, unknown>> {
  return JSON.parse((await runCli(`${line} --json`, host)).out);
}

Deno.test("ome hook install needs a terminal, --yes or --dry-run, and says so", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" } });
  const { code, out, err } = await runCli("hook install", host);
  assertEquals([code, out], [2, ""]);
  assertStringIncludes(err, "--dry-run");
  assertStringIncludes(err, "--yes");
  assertEquals(host.files.readText(CLAUDE), "{}");
});

Deno.test("ome hook install --dry-run shows the exact change and writes nothing", async () => {
  const host = programHost({ files: { [CLAUDE]: '{\n  "model": "opus"\n}\n' } });
  const before = host.files.tree();
  const { code, out } = await runCli("hook install --dry-run", host);
  assertEquals(code, 0);
  for (
    const line of [
      "--- ~/.claude/settings.json",
      '-  "model": "opus"',
      '+  "model": "opus",',
      `+            "command": "${PROGRAM_PATH}",`,
    ]
  ) {
    assertStringIncludes(out, `${line}\n`);
  }
  assertEquals(host.files.tree(), before);
});

Deno.test("ome hook install asks on a terminal, with the change before the question", async () => {
  for (const [answer, installed] of [["n", false], ["", false], ["y", true], ["YES", true]] as const) {
    const host = programHost({ files: { [CLAUDE]: "{}" }, answers: [answer] });
    assertEquals((await runCli("hook install", host)).code, 0);
    assertStringIncludes(host.asked[0]!, "+++ ~/.claude/settings.json");
    assertStringIncludes(host.asked[0]!, "Install these hooks? [y/N] ");
    assertEquals(host.files.readText(CLAUDE).includes(PROGRAM_PATH), installed);
  }
});

Deno.test("ome hook install takes the agents that left traces, and one line each says what they want", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}", "/usr/bin/codex": "" }, env: { PATH: "/usr/bin" } });
  host.files.putFolder("/home/ada/.gemini"); // empty: no trace
  const { out } = await runCli("hook install --yes", host);
  assertStringIncludes(out, "Claude Code: changed ~/.claude/settings.json\n  Claude Code picks the hook up by itself");
  assertStringIncludes(out, "Codex CLI: wrote ~/.codex/hooks.json\n  Codex asks for a review");
  assertEquals(out.includes("Gemini"), false);
});

Deno.test("ome hook install names agents, and the nearest name to a wrong one", async () => {
  const host = programHost();
  const { changes } = await runJson("hook install --provider claude,cursor --provider qwen --yes", host);
  assertEquals((changes as { provider: string }[]).map(({ provider }) => provider), ["claude", "cursor", "qwen"]);
  const { code, err } = await runCli("hook install --provider cluade --yes", host);
  assertEquals(code, 2);
  assertStringIncludes(err, '"claude"');
});

Deno.test("ome hook install finds no agent: exit code 1", async () => {
  assertEquals((await runCli("hook install --yes", programHost())).code, 1);
});

Deno.test("ome hook install leaves one broken file alone, names its place, and installs the others", async () => {
  const host = programHost({ files: { [CLAUDE]: '{\n  "a" 1\n}', [CURSOR]: "" } });
  const { code, out } = await runCli("hook install --yes", host);
  assertEquals(code, 1);
  assertStringIncludes(out, "~/.claude/settings.json:2:7");
  assertEquals(host.files.readText(CLAUDE), '{\n  "a" 1\n}');
  assertStringIncludes(host.files.readText(CURSOR), PROGRAM_PATH);
});

Deno.test("ome hook install, twice, then uninstall: the same files as before, for every agent", async () => {
  const texts = {
    [CLAUDE]: '{\n  // mine\n  "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "x" }] }] }\n}\n',
    [CURSOR]: '{\r\n  "version": 1,\r\n  "hooks": {}\r\n}\r\n',
    "/srv/dotfiles/gemini.json": '{"theme":"dark",}',
  };
  const host = programHost({ files: texts });
  host.files.putLink("/home/ada/.gemini/settings.json", "/srv/dotfiles/gemini.json");
  host.files.put("/home/ada/.qwen/settings.json", "{}\n", 0o600);
  const before = host.files.tree("/home/ada");
  assertEquals((await runCli("hook install --provider all --yes", host)).code, 0);
  const between = host.files.tree("/home/ada");
  const again = await runCli("hook install --provider all --yes", host);
  assertEquals(again.out.match(/already installed/g)?.length, AGENTS.length);
  assertEquals(host.files.tree("/home/ada"), between);
  assertEquals((await runCli("hook uninstall --yes", host)).code, 0);
  assertEquals(host.files.tree("/home/ada"), before);
  assertEquals(host.files.readText("/srv/dotfiles/gemini.json"), '{"theme":"dark",}');
  assertEquals(host.files.stat("/home/ada/.qwen/settings.json")?.mode, 0o600);
});

Deno.test("ome hook install from source names Deno with what the hook needs, and the configuration", async () => {
  const program = { main: "file:///src/my%20ome/cli.ts", compiled: false };
  const host = programHost({ execPath: "/usr/bin/deno", program, files: { "/src/my ome/deno.json": "{}" } });
  await runCli("hook install --provider claude --yes", host);
  const [group] = JSON.parse(host.files.readText(CLAUDE)).hooks.UserPromptSubmit;
  const { command, args } = group.hooks[0];
  assertEquals(command, "/usr/bin/deno");
  assertEquals(args.slice(0, 5), ["run", "--quiet", "--no-prompt", "--config", "/src/my ome/deno.json"]);
  assertEquals(args.filter((arg: string) => arg.startsWith("--allow")), [
    "--allow-read",
    "--allow-write",
    "--allow-env",
  ]);
  assertEquals(args.slice(-5), ["/src/my ome/cli.ts", "hook", "run", "--provider", "claude"]);
});

Deno.test("ome hook install names the path that outlives an upgrade", async () => {
  const host = programHost({ execPath: "/opt/cellar/ome/1.0/ome", env: { PATH: "/usr/bin:/opt/bin" } });
  host.files.put("/opt/cellar/ome/1.0/ome", "", 0o755);
  host.files.putLink("/opt/bin/ome", "/opt/cellar/ome/1.0/ome");
  await runCli("hook install --provider codex --yes", host);
  assertStringIncludes(host.files.readText("/home/ada/.codex/hooks.json"), `"/opt/bin/ome hook run --provider codex"`);
});

Deno.test("ome hook install --data-dir hands the folder to the hook", async () => {
  const host = programHost();
  await runCli("hook install --provider codex --data-dir /srv/lessons --yes", host);
  assertStringIncludes(
    host.files.readText("/home/ada/.codex/hooks.json"),
    "hook run --data-dir /srv/lessons --provider codex",
  );
});

Deno.test("ome hook status tells what is installed, whether it can run, and what was heard", async () => {
  const host = programHost({ files: { [CURSOR]: "{}" } });
  await runCli("hook install --provider claude --yes", host);
  const { agents, cannotListen } = await runJson("hook status", host);
  const [claude, , cursor] = agents as Record<string, unknown>[];
  assertEquals([claude!.installed, claude!.missing, claude!.lastEvent], [true, [], null]);
  assertEquals([cursor!.installed, cursor!.coveredBy], [false, "claude"]);
  assertEquals((cannotListen as unknown[]).length, DEAF_HOSTS.length);
  const { code, out } = await runCli("hook status", host);
  assertEquals(code, 0);
  assertStringIncludes(out, "Claude Code  installed\n  Entry in ~/.claude/settings.json\n");
  assertStringIncludes(out, "Runs the entry of Claude Code");
});

Deno.test("ome hook status points out a program that is gone, and a second entry in the project", async () => {
  const project = "/src/app/.claude/settings.json";
  const host = programHost({ cwd: "/src/app", files: { "/src/app/.git/HEAD": "ref: refs/heads/main\n" } });
  await runCli("hook install --provider claude --yes", host);
  host.files.put(project, `{ "hooks": { "UserPromptSubmit": [{ "hooks": [{ "command": "ome hook run" }] }] } }`);
  host.files.remove(PROGRAM_PATH);
  const { code, out } = await runCli("hook status", host);
  assertEquals(code, 1);
  assertStringIncludes(out, `Missing, or not allowed to run: ${PROGRAM_PATH}`);
  assertStringIncludes(out, "A second entry would answer the same prompt: .claude/settings.json");
});

Deno.test("ome hook status shows a program that may not be run as broken, and settings that cannot be read", async () => {
  const host = programHost({ files: { [CURSOR]: "{" } });
  await runCli("hook install --provider claude --yes", host);
  host.files.put(PROGRAM_PATH, "", 0o644);
  const { out } = await runCli("hook status", host);
  assertStringIncludes(out, "Claude Code  broken");
  assertStringIncludes(out, "~/.cursor/hooks.json:1:2");
});

Deno.test("ome hook install copes with a home that is not there", async () => {
  const { code, err } = await runCli("hook install --provider all --yes", programHost({ home: null }));
  assertEquals(code, 1);
  assert(err.includes("home"));
});
