/** In whatever order somebody installs and removes, nothing of it is left, and nothing else is gone. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { AGENTS } from "../../../src/core/agent/agents.ts";
import { foldersBelow } from "../../folders_below.ts";
import { programHost } from "../program_host.ts";
import { runCli } from "../run_cli.ts";

const RULES = ["AGENTS.md", ".kiro/steering/ome.md"];

/** Runs the lines on a machine, then `uninstall`, and compares files and folders with those before. */
async function leavesNoTrace(lines: readonly string[], there: readonly string[] = []): Promise<void> {
  const host = programHost();
  for (const path of there) path.endsWith("/") ? host.files.putFolder(path.slice(0, -1)) : host.files.put(path, "");
  const state = () => [
    foldersBelow("/home", host),
    foldersBelow("/work", host),
    host.files.tree("/home"),
    host.files.tree("/work"),
  ];
  const before = state();
  for (const line of [...lines, "uninstall --delete-library"]) {
    const { code, err } = await runCli(`${line} --yes`, host);
    assertEquals([code, err], [0, ""], line);
  }
  assertEquals(state(), before, lines.join("; "));
}

function linesFor(agent: string): string[] {
  const named = `--provider ${agent}`;
  return [`hook install ${named}`, `init ${named}`, `init --no-skill ${named}`, `hook uninstall ${named}`];
}

Deno.test("ome uninstall removes a folder that was made for a hook, after a skill came into it and the hook went", async () => {
  await leavesNoTrace(["hook install --provider claude", "init --provider claude", "hook uninstall"]);
});

Deno.test("ome hook uninstall, one agent after the other, removes a folder that they share", async () => {
  const lines = ["install", "uninstall"].flatMap((verb) =>
    ["copilot", "vscode"].map((agent) => `hook ${verb} --provider ${agent}`)
  );
  await leavesNoTrace(lines);
});

Deno.test("ome uninstall leaves rules that were there and empty", async () => {
  for (const rules of RULES) await leavesNoTrace([`init --no-hook --rules ${rules}`], [`/work/${rules}`]);
});

Deno.test("ome uninstall leaves files and folders as they were, whatever was installed and removed in whatever order", async () => {
  const agents = fc.uniqueArray(fc.constantFrom(...AGENTS.map(({ id }) => id)), { minLength: 2, maxLength: 2 });
  const orders = agents.chain((two) => {
    const both = two.join(",");
    const rules = RULES.map((path) => `init --no-hook --rules ${path}`);
    const lines = [...two.flatMap(linesFor), ...linesFor(both), ...rules, "hook uninstall", "uninstall"];
    return fc.array(fc.constantFrom(...lines), { maxLength: 6 });
  });
  const there = fc.subarray([
    "/work/AGENTS.md",
    "/work/.kiro/",
    "/home/ada/.claude/settings.json",
    "/home/ada/.claude/skills/",
    "/home/ada/.agents/",
    "/home/ada/.codex/",
    "/home/ada/.copilot/",
    "/home/ada/.config/opencode/",
  ]);
  await fc.assert(fc.asyncProperty(orders, there, leavesNoTrace), { numRuns: 60 });
});
