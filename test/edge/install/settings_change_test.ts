import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import type { HookCommand } from "../../../src/core/agent/agent.ts";
import { AGENTS, findAgent } from "../../../src/core/agent/agents.ts";
import { removeMadeFolders } from "../../../src/edge/files/made_folders.ts";
import { applyTextChange } from "../../../src/edge/files/text_change.ts";
import { FileError } from "../../../src/edge/host.ts";
import {
  planInstall,
  planUninstall,
  type SettingsChange,
  type Target,
} from "../../../src/edge/install/settings_change.ts";
import { MemoryHost } from "../../memory_host.ts";

const COMMAND: HookCommand = { executable: "/opt/ome", args: ["hook", "run", "--provider", "x"], os: "linux" };
const SETTINGS = "/home/ada/.claude/settings.json";

function target(id: string, host: MemoryHost): Target {
  return { agent: findAgent(id)!, place: { home: "/home/ada", os: "linux", env: host.env } };
}

function commandFor(id: string): HookCommand {
  return { ...COMMAND, args: ["hook", "run", "--provider", id] };
}

function install(id: string, host: MemoryHost): SettingsChange {
  const change = planInstall(target(id, host), commandFor(id), host);
  applyTextChange(change, host);
  return change;
}

function uninstall(id: string, host: MemoryHost): SettingsChange {
  const change = planUninstall(target(id, host), commandFor(id), host);
  applyTextChange(change, host);
  removeMadeFolders([change], host);
  return change;
}

Deno.test("applyTextChange() writes through a link, and the link stays", () => {
  const text = '{\n  "a": 1\n}\n';
  const host = new MemoryHost({ files: { "/srv/dotfiles/claude.json": text } });
  host.files.putLink(SETTINGS, "/srv/dotfiles/claude.json");
  install("claude", host);
  assertEquals(host.files.lstat(SETTINGS)?.kind, "link");
  assertStringIncludes(host.files.readText("/srv/dotfiles/claude.json"), "/opt/ome");
  uninstall("claude", host);
  assertEquals(host.files.tree("/home/ada/.claude")[SETTINGS], "-> /srv/dotfiles/claude.json");
  assertEquals(host.files.readText("/srv/dotfiles/claude.json"), text);
});

Deno.test("applyTextChange() works in a linked folder, and leaves the link", () => {
  const host = new MemoryHost();
  host.files.putFolder("/srv/dotfiles/claude");
  host.files.putLink("/home/ada/.claude", "/srv/dotfiles/claude");
  install("claude", host);
  assertStringIncludes(host.files.readText("/srv/dotfiles/claude/settings.json"), "/opt/ome");
  uninstall("claude", host);
  assertEquals(host.files.tree("/srv/dotfiles"), {});
  assertEquals(host.files.lstat("/home/ada/.claude")?.kind, "link");
});

Deno.test("applyTextChange() keeps the mode 600 on the way in and out", () => {
  const host = new MemoryHost();
  host.files.put(SETTINGS, "{}", 0o600);
  install("claude", host);
  assertEquals(host.files.stat(SETTINGS)?.mode, 0o600);
  uninstall("claude", host);
  assertEquals([host.files.stat(SETTINGS)?.mode, host.files.readText(SETTINGS)], [0o600, "{}"]);
});

Deno.test("applyTextChange() refuses a read-only file and leaves it as it was", () => {
  const host = new MemoryHost();
  host.files.put(SETTINGS, "{}", 0o400);
  const change = planInstall(target("claude", host), commandFor("claude"), host);
  assertThrows(() => applyTextChange(change, host), FileError);
  assertEquals(host.files.readText(SETTINGS), "{}");
});

Deno.test("applyTextChange() refuses where the file was changed after it was shown", () => {
  const host = new MemoryHost({ files: { [SETTINGS]: "{}" } });
  const change = planInstall(target("claude", host), commandFor("claude"), host);
  host.files.put(SETTINGS, '{ "new": 1 }');
  assertThrows(() => applyTextChange(change, host), Error, "changed in the meantime");
  assertEquals(host.files.readText(SETTINGS), '{ "new": 1 }');
});

Deno.test("applyTextChange() keeps a safety copy of what it overwrites", () => {
  const host = new MemoryHost({ files: { [SETTINGS]: '{ "a": 1 }' } });
  install("claude", host);
  const copies = Object.entries(host.files.tree(host.tempFolder())).filter(([path]) => path.endsWith(SETTINGS));
  assertEquals(copies.map(([, text]) => text), ['{ "a": 1 }']);
});

Deno.test("planInstall() names file, line and column of what it cannot read", () => {
  for (
    const [text, line, column] of [
      ['{\n  "a": 1,\n  "b" 2\n}', 3, 7],
      ["{", 1, 2],
      ["[]", 1, 1],
      ['"text"', 1, 1],
      ['{\n  "hooks": "none"\n}', 2, 12],
      ['{\n  "hooks": [1]\n}', 2, 12],
      ['{ "hooks": { "UserPromptSubmit": {} } }', 1, 34],
    ] as const
  ) {
    const host = new MemoryHost({ files: { [SETTINGS]: text } });
    const { findings, before, after } = planInstall(target("claude", host), commandFor("claude"), host);
    assertEquals(findings.map(({ path, line, column }) => [path, line, column]), [[SETTINGS, line, column]], text);
    assertEquals([before, after], [text, text]);
  }
});

Deno.test("planInstall() refuses a dangling link, a folder, and a file that is not UTF-8", () => {
  const dangling = new MemoryHost();
  dangling.files.putLink(SETTINGS, "/nowhere");
  const folder = new MemoryHost();
  folder.files.putFolder(SETTINGS);
  const latin = new MemoryHost({ files: { [SETTINGS]: new Uint8Array([0x7b, 0xe4, 0x7d]) } });
  for (const host of [dangling, folder, latin]) {
    const change = planInstall(target("claude", host), commandFor("claude"), host);
    assertEquals([change.findings.length, change.before === change.after], [1, true]);
  }
});

Deno.test("planInstall() appends to Codex's groups, so that the trust of others' hooks keeps its index", () => {
  const path = "/home/ada/.codex/hooks.json";
  const other = { hooks: [{ type: "command", command: "other" }] };
  const host = new MemoryHost({ files: { [path]: JSON.stringify({ hooks: { UserPromptSubmit: [other] } }) } });
  const { after } = install("codex", host);
  const groups = JSON.parse(after!).hooks.UserPromptSubmit;
  assertEquals([groups.length, groups[0]], [2, other]);
});

Deno.test("planInstall() replaces an older entry of ours in its place", () => {
  const path = "/home/ada/.codex/hooks.json";
  const groups = ["/old/bin/ome hook run", "other"].map((command) => ({ hooks: [{ type: "command", command }] }));
  const host = new MemoryHost({ files: { [path]: JSON.stringify({ hooks: { UserPromptSubmit: groups } }) } });
  const { after } = install("codex", host);
  const commands = JSON.parse(after!).hooks.UserPromptSubmit.map((group: typeof groups[0]) => group.hooks[0]!.command);
  assertEquals(commands, ["/opt/ome hook run --provider codex", "other"]);
});

Deno.test("planInstall() takes our handler out of a group that holds others too", () => {
  const mixed = {
    matcher: "x",
    hooks: [{ type: "command", command: "ome hook run" }, { type: "command", command: "other" }],
  };
  const host = new MemoryHost({ files: { [SETTINGS]: JSON.stringify({ hooks: { UserPromptSubmit: [mixed] } }) } });
  const groups = JSON.parse(install("claude", host).after!).hooks.UserPromptSubmit;
  assertEquals(groups[0], { matcher: "x", hooks: [{ type: "command", command: "other" }] });
  assertEquals(groups[1].hooks[0].command, "/opt/ome");
  assertEquals(JSON.parse(uninstall("claude", host).after!), { hooks: { UserPromptSubmit: [groups[0]] } });
});

Deno.test("planInstall() refuses where Droid would then pass over the hooks in its other file", () => {
  const other = "/home/ada/.factory/settings.json";
  const text = JSON.stringify({ hooks: { UserPromptSubmit: [{ hooks: [{ type: "command", command: "other" }] }] } });
  const host = new MemoryHost({ files: { [other]: text } });
  const { findings } = planInstall(target("droid", host), commandFor("droid"), host);
  assertEquals(findings.map(({ code }) => code), ["settings.would-silence"]);
  host.files.put(other, '{ "hooks": { "Stop": [] } }');
  assertEquals(planInstall(target("droid", host), commandFor("droid"), host).findings, []);
});

Deno.test("planUninstall() makes nothing where nothing was installed", () => {
  const host = new MemoryHost();
  const before = host.files.tree("/");
  for (const { id } of AGENTS) uninstall(id, host);
  assertEquals(host.files.tree("/"), before);
});

Deno.test("removeMadeFolders() never removes a folder that the environment names", () => {
  const host = new MemoryHost({ env: { CODEX_HOME: "/home/ada/codex" } });
  host.files.putFolder("/home/ada/codex");
  install("codex", host);
  assert(host.files.stat("/home/ada/codex/hooks.json"));
  uninstall("codex", host);
  assertEquals(host.files.stat("/home/ada/codex")?.kind, "folder");
});
