import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { foldersBelow } from "../../folders_below.ts";
import type { MemoryHost } from "../../memory_host.ts";
import { PROGRAM_PATH, programHost } from "../program_host.ts";
import { runCli } from "../run_cli.ts";

const SKILL = "/home/ada/.claude/skills/ome";
const SHARED = "/home/ada/.agents/skills/ome";
const FILES = ["SKILL.md", "cards.md", "records.md", "reflect.md"];

function namesIn(folder: string, host: MemoryHost): string[] {
  return host.files.stat(folder) === undefined ? [] : host.files.list(folder).map(({ name }) => name);
}

Deno.test("ome init writes the skill for agents that have skills, once a folder", async () => {
  const host = programHost();
  const { code, out } = await runCli("init --provider claude,codex,gemini,droid --yes", host);
  assertEquals(code, 0);
  assertEquals([namesIn(SKILL, host), namesIn(SHARED, host)], [FILES, FILES]);
  assertStringIncludes(out, "Skill: wrote ~/.claude/skills/ome/SKILL.md");
  assertEquals(host.files.readText(`${SKILL}/SKILL.md`).startsWith("---\nname: ome\n"), true);
});

Deno.test("ome init names the files of the skill before it asks, and writes none with --dry-run, --no-hook or --no-skill", async () => {
  const host = programHost();
  assertStringIncludes(
    (await runCli("init --provider claude --dry-run", host)).out,
    "new file ~/.claude/skills/ome/cards.md",
  );
  await runCli("init --provider claude --no-skill --yes", host);
  await runCli("init --no-hook --yes", host);
  assertEquals(namesIn("/home/ada/.claude/skills", host), []);
  const asked = programHost({ answers: ["n", "claude", "n"], files: { "/home/ada/.claude/history.jsonl": "" } });
  const { err } = await runCli("init", asked);
  assertStringIncludes(err + asked.asked.join("\n") + asked.printed, "new file ~/.claude/skills/ome/SKILL.md");
  assertEquals(namesIn("/home/ada/.claude/skills", asked), []);
});

Deno.test("ome init twice changes nothing, and brings a skill of another version up to date", async () => {
  const host = programHost();
  await runCli("init --provider claude --yes", host);
  const skill = host.files.tree(SKILL);
  await runCli("init --provider claude --yes", host);
  assertEquals(host.files.tree(SKILL), skill);
  // A file of ours with a text that is no longer ours: the mark is right for it.
  const { withMark } = await import("../../../src/edge/skill/mark.ts");
  const note = "\n\n\n";
  host.files.put(`${SKILL}/cards.md`, withMark("# An older text\n") + note);
  host.files.put(`${SKILL}/gone.md`, withMark("# A file of an older version\n") + note);
  const { out } = await runCli("init --provider claude --yes", host);
  assertStringIncludes(out, "updated ~/.claude/skills/ome/cards.md");
  assertEquals(host.files.tree(SKILL), skill);
});

Deno.test("ome init and ome uninstall leave a skill alone that a person edited, and name it", async () => {
  const host = programHost();
  await runCli("init --provider claude --yes", host);
  const mine = host.files.readText(`${SKILL}/cards.md`).replace("# Looking", "# My way of looking");
  host.files.put(`${SKILL}/cards.md`, mine);
  host.files.put(`${SKILL}/notes.txt`, "mine");
  const init = await runCli("init --provider claude --yes", host);
  assertStringIncludes(init.out, "left alone, edited: ~/.claude/skills/ome/cards.md");
  await runCli("uninstall --yes", host);
  assertEquals(namesIn(SKILL, host), ["cards.md", "notes.txt"]);
  assertEquals(host.files.readText(`${SKILL}/cards.md`), mine);
});

Deno.test("ome init takes a skill whose line ends a repository changed for its own", async () => {
  const host = programHost();
  await runCli("init --provider claude --yes", host);
  const text = host.files.readText(`${SKILL}/cards.md`);
  host.files.put(`${SKILL}/cards.md`, text.replaceAll("\n", "\r\n"));
  await runCli("init --provider claude --yes", host);
  assertEquals(host.files.readText(`${SKILL}/cards.md`), text);
});

for (const agents of ["claude", "codex,gemini,opencode", "all"]) {
  Deno.test(`ome init, then ome uninstall, leave no trace of the skill: ${agents}`, async () => {
    const host = programHost({ files: { "/home/ada/.profile": "" } });
    const before = Object.keys(host.files.tree("/home/ada"));
    await runCli(`init --provider ${agents} --yes`, host);
    assertEquals((await runCli("uninstall --delete-library --yes", host)).code, 0);
    assertEquals(Object.keys(host.files.tree("/home/ada")), before);
    assertEquals(host.files.list("/home/ada").map(({ name }) => name), [".profile"]);
  });
}

for (const there of ["/home/ada/.claude", "/home/ada/.claude/skills/ome", "/home/ada/.agents", "/home/ada/.copilot"]) {
  Deno.test(`ome init, then ome uninstall, leave an empty folder that was there: ${there}`, async () => {
    const host = programHost();
    host.files.putFolder(there);
    const before = foldersBelow("/home", host);
    await runCli("init --provider all --yes", host);
    assertEquals((await runCli("uninstall --delete-library --yes", host)).code, 0);
    assertEquals([foldersBelow("/home", host), host.files.tree("/home")], [before, {}]);
  });
}

for (const lines of [["hook install", "init"], ["init --no-skill", "init"]]) {
  Deno.test(`ome uninstall removes the folders that hook and skill were given one after the other: ${lines}`, async () => {
    const host = programHost();
    for (const line of lines) await runCli(`${line} --provider all --yes`, host);
    assertEquals((await runCli("uninstall --delete-library --yes", host)).code, 0);
    assertEquals(foldersBelow("/home", host), ["/home/ada"]);
  });
}

Deno.test("ome init installs the hook all the same where the skill cannot be written", async () => {
  const host = programHost({ files: { "/home/ada/.claude/settings.json": "{}" } });
  host.files.putFolder("/home/ada/.claude/skills");
  host.files.fail("permission", "/home/ada/.claude/skills", "write");
  const { code, out } = await runCli("init --provider claude --yes", host);
  assertEquals(code, 1);
  assertStringIncludes(out, "~/.claude/skills/ome/SKILL.md  error\n  file.unwritable: It cannot be written:");
  assert(!out.includes("Skill: wrote"), out);
  assert(host.files.readText("/home/ada/.claude/settings.json").includes(PROGRAM_PATH));
});
