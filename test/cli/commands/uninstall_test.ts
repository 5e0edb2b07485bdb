import { assertEquals, assertStringIncludes } from "@std/assert";
import { foldersBelow } from "../../folders_below.ts";
import { MemoryHost, type MemoryHostSetup } from "../../memory_host.ts";
import { cardText } from "../../edge/library/card_text.ts";
import { programHost } from "../program_host.ts";
import { runCli } from "../run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const CLAUDE = "/home/ada/.claude/settings.json";

/** A machine after `init`, with one event and one index file. */
async function machine(setup: MemoryHostSetup = {}): Promise<MemoryHost> {
  const host = programHost(setup);
  assertEquals((await runCli("init --provider claude --starter --yes", host)).code, 0);
  host.files.put(`${LIBRARY}/events.jsonl`, "{}\n");
  host.files.put(`${LIBRARY}/indexes/experiences.bin`, "");
  return host;
}

Deno.test("ome uninstall takes the hook out and lets the library stay", async () => {
  const host = await machine();
  const library = host.files.tree(LIBRARY);
  const { code, out } = await runCli("uninstall --yes", host);
  assertEquals(code, 0);
  assertStringIncludes(out, "The library stays");
  assertEquals([host.files.stat(CLAUDE), host.files.tree(LIBRARY)], [undefined, library]);
});

Deno.test("ome uninstall --delete-library deletes what OME made, after a safety copy", async () => {
  const host = await machine();
  const { code, out } = await runCli("uninstall --delete-library --yes", host);
  assertEquals(code, 0);
  assertEquals(host.files.stat(LIBRARY), undefined);
  assertStringIncludes(out, "A copy is kept");
  const copies = Object.keys(host.files.tree(host.tempFolder())).filter((path) => path.endsWith(".md"));
  assertEquals(copies.length > 0, true);
});

Deno.test("ome uninstall --delete-library lets foreign files stay and names them, and follows no link", async () => {
  const host = await machine({ files: { "/srv/notes/a.md": "---\nid: a\n---\n" } });
  host.files.put(`${LIBRARY}/diary.txt`, "mine");
  host.files.put(`${LIBRARY}/experiences/active/README.md`, "# Mine\n");
  host.files.put(`${LIBRARY}/experiences/thoughts/x.md`, "mine");
  host.files.putLink(`${LIBRARY}/experiences/active/linked.md`, "/srv/notes/a.md");
  host.files.putLink(`${LIBRARY}/indexes/elsewhere`, "/srv/notes");
  const { out } = await runCli("uninstall --delete-library --yes", host);
  assertEquals(Object.keys(host.files.tree(LIBRARY)), [
    `${LIBRARY}/diary.txt`,
    `${LIBRARY}/experiences/active/README.md`,
    `${LIBRARY}/experiences/active/linked.md`,
    `${LIBRARY}/experiences/thoughts/x.md`,
    `${LIBRARY}/indexes/elsewhere`,
  ]);
  assertEquals(host.files.readText("/srv/notes/a.md"), "---\nid: a\n---\n");
  for (const name of ["diary.txt", "README.md", "linked.md", "thoughts", "elsewhere"]) {
    assertStringIncludes(out, name);
  }
});

Deno.test("ome uninstall --delete-library deletes nothing in a vault, in a dry run, or where nobody agreed", async () => {
  const dry = await machine();
  const before = dry.files.tree("/home/ada");
  assertEquals((await runCli("uninstall --delete-library --dry-run", dry)).code, 0);
  assertEquals((await runCli("uninstall --delete-library", dry)).code, 2);
  assertEquals(dry.files.tree("/home/ada"), before);
  const vault = await machine();
  vault.files.put(`${LIBRARY}/.obsidian/app.json`, "{}");
  const all = vault.files.tree("/home/ada");
  assertEquals((await runCli("uninstall --delete-library --yes", vault)).code, 1);
  assertEquals(vault.files.tree("/home/ada"), all);
});

Deno.test("ome uninstall on a machine without OME does nothing", async () => {
  const host = new MemoryHost();
  const before = host.files.tree();
  assertEquals((await runCli("uninstall --delete-library --yes", host)).code, 0);
  assertEquals(host.files.tree(), before);
});

for (const there of ["/work", "/work/.windsurf", "/work/.windsurf/rules"]) {
  Deno.test(`ome init --rules, then ome uninstall, leave the folders of the project as they were: ${there}`, async () => {
    const host = programHost();
    host.files.putFolder(there);
    const before = foldersBelow("/work", host);
    for (let time = 0; time < 2; time++) await runCli("init --no-hook --rules .windsurf/rules/ome.md --yes", host);
    assertStringIncludes(host.files.readText("/work/.windsurf/rules/ome.md"), "ome match");
    assertEquals((await runCli("uninstall --yes", host)).code, 0);
    assertEquals([foldersBelow("/work", host), host.files.tree("/work")], [before, {}]);
  });
}

for (const there of ["/srv", "/srv/a", "/srv/a/b", "/srv/a/b/c"]) {
  Deno.test(`ome init --data-dir, then ome uninstall --delete-library, leave the folders as they were: ${there}`, async () => {
    const host = programHost();
    host.files.putFolder(there);
    const before = foldersBelow("/srv", host);
    const at = " --data-dir /srv/a/b/c";
    await runCli(`init --no-hook --starter --yes${at}`, host);
    await runCli(`config set retrieval.maxCards 4${at}`, host);
    await runCli(`init --no-hook --reset-config --yes${at}`, host);
    await runCli(`init --no-hook --yes${at}`, host);
    const made = ["/srv/a/b", "/srv/a"].filter((path) => !there.startsWith(path));
    const { out } = await runCli(`uninstall --delete-library --dry-run${at}`, host);
    assertEquals(/, and around it (.*)/.exec(out)?.[1] ?? "", made.join(", "));
    for (let time = 0; time < 2; time++) {
      assertEquals((await runCli(`uninstall --delete-library --yes${at}`, host)).code, 0);
      assertEquals([foldersBelow("/srv", host), host.files.tree("/srv")], [before, {}]);
    }
  });
}

Deno.test("ome uninstall --delete-library leaves a folder around the library that holds something else by now", async () => {
  const host = programHost();
  const at = " --data-dir /srv/a/b/c";
  await runCli(`init --no-hook --yes${at}`, host);
  host.files.put("/srv/a/mine.txt", "mine");
  await runCli(`uninstall --delete-library --yes${at}`, host);
  assertEquals([foldersBelow("/srv", host), host.files.tree("/srv")], [["/srv/a"], { "/srv/a/mine.txt": "mine" }]);
});

Deno.test("ome uninstall --delete-library never takes the home folder, nor more than was made", async () => {
  const host = programHost({ home: "/srv/ada" });
  host.files.remove("/srv/ada");
  await runCli("init --no-hook --yes", host);
  host.files.put("/opt/x/y/config.json", `{ "version": 1 }${"\n".repeat(40)}`);
  host.files.put("/opt/x/mine.txt", "mine");
  assertEquals((await runCli("uninstall --delete-library --yes --data-dir /opt/x/y", host)).code, 0);
  assertEquals((await runCli("uninstall --delete-library --yes", host)).code, 0);
  assertEquals([foldersBelow("/srv", host), host.files.stat("/opt/x/y")], [["/srv/ada"], undefined]);
});

Deno.test("ome uninstall --delete-library takes a library that was begun by another command than init", async () => {
  const host = programHost();
  assertEquals((await runCli("config set retrieval.maxCards 4", host)).code, 0);
  await runCli("uninstall --delete-library --yes", host);
  assertEquals(host.files.stat(LIBRARY), undefined);
  host.files.put("/work/a.md", cardText("a", "draft"));
  assertEquals((await runCli("experience new --from a.md", host)).err, "");
  assertEquals(host.files.stat(LIBRARY)?.kind, "folder");
  await runCli("uninstall --delete-library --yes", host);
  assertEquals(host.files.stat(LIBRARY), undefined);
});

Deno.test("ome hook uninstall leaves an agent's folder that was there, and empty", async () => {
  for (const there of ["/home/ada", "/home/ada/.claude"]) {
    const host = programHost();
    host.files.putFolder(there);
    const before = foldersBelow("/home", host);
    await runCli("hook install --provider claude --yes", host);
    assertEquals((await runCli("hook uninstall --yes", host)).code, 0);
    assertEquals(foldersBelow("/home", host), before);
  }
});

Deno.test("ome uninstall names a file that it may not write, and takes out the rest", async () => {
  const host = await machine({ files: { "/work/AGENTS.md": "# Rules\n" } });
  assertEquals((await runCli("init --no-hook --rules AGENTS.md --yes", host)).code, 0);
  host.files.fail("permission", "/work/AGENTS.md", "write");
  host.files.fail("permission", "/home/ada/.claude/skills", "write");
  const { code, out } = await runCli("uninstall --yes --json", host);
  const { findings, rules, skills } = JSON.parse(out);
  assertEquals([code, rules], [1, []]);
  assertEquals(skills.some(({ folder }: { folder: string }) => folder.startsWith("/home/ada/.claude")), false);
  assertEquals(findings.map(({ code, path }: { code: string; path: string }) => [code, path]), [
    ["file.unwritable", "/work/AGENTS.md"],
    ["file.unwritable", "/home/ada/.claude/skills/ome/SKILL.md"],
  ]);
  assertEquals(host.files.stat(CLAUDE), undefined);
});

Deno.test("ome init installs the hook all the same where the rules cannot be written", async () => {
  const host = programHost({ files: { "/work/AGENTS.md": "# Rules\n" } });
  host.files.fail("permission", "/work/AGENTS.md", "write");
  const { code, out } = await runCli("init --provider claude --rules AGENTS.md --yes", host);
  assertEquals([code, host.files.stat(CLAUDE)?.kind], [1, "file"]);
  assertStringIncludes(out, "AGENTS.md  error\n  file.unwritable: It cannot be written:");
});

Deno.test("ome uninstall --rules takes the block out of a file that no agent is known to read", async () => {
  const host = await machine();
  await runCli("init --no-hook --rules docs/CONVENTIONS.md --yes", host);
  const path = `${host.cwd()}/docs/CONVENTIONS.md`;
  assertStringIncludes(host.files.readText(path), "ome match");
  assertEquals((await runCli("uninstall --rules docs/CONVENTIONS.md --yes", host)).code, 0);
  assertEquals(host.files.stat(path), undefined);
});

Deno.test("ome uninstall --rules takes a file once that it would look into anyway", async () => {
  const host = await machine();
  await runCli("init --no-hook --rules AGENTS.md --yes", host);
  const { code, out } = await runCli("uninstall --rules ./AGENTS.md --yes --json", host);
  assertEquals([code, JSON.parse(out).rules.length], [0, 1]);
  assertEquals(host.files.stat(`${host.cwd()}/AGENTS.md`), undefined);
});
