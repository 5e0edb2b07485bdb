import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { parseCard } from "../../../src/core/card/markdown.ts";
import { STARTER_CARDS } from "../../../src/core/card/starter/starter_cards.ts";
import type { MemoryHost } from "../../memory_host.ts";
import { PROGRAM_PATH, programHost } from "../program_host.ts";
import { runCli } from "../run_cli.ts";
import { shellWords } from "../shell_words.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const CLAUDE = "/home/ada/.claude/settings.json";

function cardsIn(host: MemoryHost): string[] {
  return Object.keys(host.files.tree(`${LIBRARY}/experiences`)).map((path) => path.split("/").at(-1)!);
}

/** All files but the indexes, which any command may rebuild. */
function filesOf(host: MemoryHost): string[] {
  return Object.entries(host.files.tree("/home/ada")).filter(([path]) => !path.includes("/indexes/")).map(String);
}

Deno.test("ome init makes the library, adds starter cards and installs the hook, as answered", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" }, answers: ["y", "claude", "y"] });
  const { code, out } = await runCli("init", host);
  assertEquals(code, 0);
  assertEquals(cardsIn(host).length, STARTER_CARDS.length);
  assertStringIncludes(host.files.readText(CLAUDE), PROGRAM_PATH);
  assertEquals(host.files.readText(`${LIBRARY}/config.json`), '{\n  "version": 1\n}\n\n'); // one folder made
  assertStringIncludes(out, "Your next prompt is covered");
  assertEquals(host.asked.length, 3);
});

Deno.test("ome init leaves out what was declined, and asks again where an answer makes no sense", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" }, answers: ["perhaps", "n", "cursor", "none"] });
  const { code } = await runCli("init", host);
  assertEquals(code, 0);
  assertEquals([cardsIn(host), host.files.readText(CLAUDE)], [[], "{}"]);
  assertStringIncludes(host.asked[3]!, 'no "cursor"');
});

Deno.test("ome init offers every agent where none left traces, and takes yes and no for all and none", async () => {
  const fresh = programHost({ answers: ["n", "Claude", "y"] });
  assertEquals((await runCli("init", fresh)).code, 0);
  assertStringIncludes(fresh.asked[1]!, "No agent left traces");
  assertStringIncludes(fresh.files.readText(CLAUDE), PROGRAM_PATH);
  const silent = programHost({ answers: ["n", ""] });
  assertEquals((await runCli("init", silent)).code, 0);
  assertEquals(silent.files.stat(CLAUDE), undefined);
  for (const [answer, isInstalled] of [["y", true], ["no", false]] as const) {
    const host = programHost({ files: { [CLAUDE]: "{}" }, answers: ["n", answer, "y"] });
    assertEquals((await runCli("init", host)).code, 0);
    assertEquals(host.files.readText(CLAUDE) !== "{}", isInstalled);
  }
});

Deno.test("ome init changes nothing where the input ends", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" }, answers: ["y"] });
  const before = host.files.tree();
  assertEquals((await runCli("init", host)).code, 1);
  assertEquals(host.files.tree(), before);
});

Deno.test("ome init without a terminal asks for --yes or --dry-run before it makes anything", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" } });
  const before = host.files.tree();
  assertEquals((await runCli("init", host)).code, 2);
  assertEquals(host.files.tree(), before);
  assertEquals((await runCli("init --dry-run --starter", host)).code, 0);
  assertEquals(host.files.tree(), before);
});

Deno.test("ome init --yes adds no card that nobody asked for; --starter does", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" } });
  assertEquals((await runCli("init --yes", host)).code, 0);
  assertEquals(cardsIn(host), []);
  await runCli("init --yes --starter", host);
  assertEquals(cardsIn(host).length, STARTER_CARDS.length);
});

Deno.test("ome init is safe to run again: not one file changes, and an edited card stays", async () => {
  const host = programHost({ files: { [CLAUDE]: "{}" } });
  await runCli("init --yes --starter", host);
  const card = `${LIBRARY}/experiences/active/${cardsIn(host)[0]}`;
  host.files.put(card, `${host.files.readText(card)}\nMine.\n`);
  await runCli("experience list", host); // brings the index up to date with the edit
  const before = filesOf(host);
  const { code, out } = await runCli("init --yes --starter", host);
  assertEquals(code, 0);
  assertStringIncludes(out, "already installed");
  assertEquals(filesOf(host), before);
});

Deno.test("ome init offers Chinese twins to a person with a Chinese locale", async () => {
  for (
    const [env, language] of [
      [{ LANG: "zh_CN.UTF-8" }, "zh"],
      [{ LC_ALL: "zh_TW.UTF-8", LANG: "en_US.UTF-8" }, "zh"],
      [{ LC_ALL: "C", LANG: "zh_CN.UTF-8" }, "en"],
      [{}, "en"],
    ] as const
  ) {
    const host = programHost({ env });
    await runCli("init --no-hook --starter", host);
    const text = host.files.readText(`${LIBRARY}/experiences/active/${cardsIn(host)[0]}`);
    assertEquals(parseCard(text, "x.md").card?.language, language);
  }
});

Deno.test("ome init --reset-config shows what goes and keeps a safety copy", async () => {
  const host = programHost({ files: { [`${LIBRARY}/config.json`]: '{ "version": 1, "mine": true }' } });
  assertEquals((await runCli("init --no-hook --reset-config", host)).code, 2);
  const { code, out } = await runCli("init --no-hook --reset-config --yes", host);
  assertEquals(code, 0);
  assertStringIncludes(out, '-{ "version": 1, "mine": true }');
  assertEquals(host.files.readText(`${LIBRARY}/config.json`), '{\n  "version": 1\n}\n');
  assert(Object.values(host.files.tree(host.tempFolder())).some((text) => text.includes("mine")));
});

Deno.test("ome init --rules writes a marked block, and uninstall takes it out", async () => {
  const host = programHost({ files: { "/work/AGENTS.md": "# Rules\n" } });
  await runCli("init --no-hook --rules AGENTS.md --yes", host);
  assertStringIncludes(host.files.readText("/work/AGENTS.md"), "ome match");
  await runCli("uninstall --yes", host);
  assertEquals(host.files.readText("/work/AGENTS.md"), "# Rules\n");
});

Deno.test("ome init --rules names the data folder that was named, in commands that work as they stand", async () => {
  const host = programHost();
  await runCli(
    ["init", "--no-hook", "--starter", "--rules", "AGENTS.md", "--data-dir", "../srv/my cards", "--yes"],
    host,
  );
  const [match = "", show = ""] = host.files.readText("/work/AGENTS.md").match(/(?<=`ome )[^`]+/g) ?? [];
  assertEquals(match, 'match "<the task in one sentence>" --data-dir "/srv/my cards"');
  const matched = await runCli(shellWords(match.replace(/<.*?>/, "Delete the folder of old backups")), host);
  assertStringIncludes(matched.out, "look-before-deleting");
  const shown = await runCli(shellWords(show.replace("<id>", "look-before-deleting")), host);
  assertEquals([matched.code, shown.code, shown.out.length > 0], [0, 0, true]);
});

Deno.test("ome init refuses a vault as the data folder", async () => {
  const host = programHost({ files: { "/vault/.obsidian/app.json": "{}" } });
  const { code, err } = await runCli("init --data-dir /vault --no-hook", host);
  assertEquals(code, 1);
  assertStringIncludes(err, "Obsidian");
  assertEquals(Object.keys(host.files.tree("/vault")), ["/vault/.obsidian/app.json"]);
});
