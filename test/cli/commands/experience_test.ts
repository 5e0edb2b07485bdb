import { assertEquals, assertMatch, assertNotMatch, assertStringIncludes } from "@std/assert";
import { recordText } from "../../core/record/record_text.ts";
import { cardText } from "../../edge/library/card_text.ts";
import { projectHost } from "../project_host.ts";
import { runCli } from "../run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const CARDS = `${LIBRARY}/experiences`;
const PROJECT = "/work/app/.oh-my-experience/experiences";

const SECRET = `ghp_${"a1B2".repeat(9)}`;

Deno.test("experience list groups by status, tells the project's cards, and counts the broken", async () => {
  const host = projectHost({
    [`${CARDS}/active/a.md`]: cardText("a"),
    [`${CARDS}/draft/b.md`]: cardText("b", "draft"),
    [`${CARDS}/draft/broken.md`]: "",
    [`${PROJECT}/active/c.md`]: cardText("c"),
  });
  const { code, out } = await runCli("experience list --compact", host);
  assertEquals(code, 0);
  assertEquals(
    out,
    `active 2
  a  Testing           Title of a
  c  Testing, project  Title of c

draft 1
  b  Testing  Title of b

1 file is broken and not listed; \`ome experience check\` says why.
`,
  );
});

Deno.test("experience list filters by status, category and scope", async () => {
  const host = projectHost({
    [`${CARDS}/active/a.md`]: cardText("a"),
    [`${PROJECT}/draft/b.md`]: cardText("b", "draft"),
  });
  const idsOf = async (...flags: string[]) => {
    const { out } = await runCli(["experience", "list", "--json", ...flags], host);
    return JSON.parse(out).cards.map(({ id }: { id: string }) => id);
  };
  assertEquals(await idsOf("--status", "draft"), ["b"]);
  assertEquals(await idsOf("--category", "testing"), ["a", "b"]);
  assertEquals(await idsOf("--category", "Git"), []);
  assertEquals(await idsOf("--scope", "global"), ["a"]);
  assertEquals((await runCli("experience list --category Git", host)).out, "No such cards\n");
});

Deno.test("experience show prints a section as it is, and never a control character", async () => {
  const text = cardText("a").replace("before running", "\u001b]0;pwned\u0007before\trunning");
  const host = projectHost({ [`${CARDS}/active/a.md`]: text });
  assertEquals(
    (await runCli("experience show a --section rule", host)).out,
    "Find what the tests share ]0;pwnedbefore\trunning them again.\n",
  );
  assertEquals((await runCli("experience show A --section criteria", host)).out, "Use:\n- flaky test\n");
});

Deno.test("experience show prefers the project's card, and answers 1 where there is none", async () => {
  const host = projectHost({
    [`${CARDS}/active/a.md`]: cardText("a"),
    [`${PROJECT}/active/a.md`]: cardText("a").replace("Title of a", "Ours"),
  });
  assertStringIncludes((await runCli("experience show a", host)).out, "Ours\n");
  assertStringIncludes((await runCli("experience show a --scope global", host)).out, "Title of a\n");
  const { code, err } = await runCli("experience show b", host);
  assertEquals([code, err.split("\n")[0]], [1, 'error: No card has the id "b"']);
});

Deno.test("experience new adds a draft that checks clean, in either language", async () => {
  const host = projectHost({});
  const flags = [
    "--title",
    "提交前检查",
    "--summary",
    "提交代码时，常见的错误是直接全部添加；先看 diff 再提交。",
    "--rule",
    "先运行 git status。",
  ];
  const more = ["--trigger", "提交代码", "--use-when", "准备提交代码", "--ignore-when", "解释提交历史"];
  const { code, out } = await runCli(["experience", "new", ...flags, ...more], host);
  assertEquals(code, 0);
  assertMatch(out, /^Added the draft "提交前检查"\nLet it be recalled: ome experience enable 提交前检查\n/);
  assertEquals((await runCli("experience check", host)).out, "1 file checked: nothing found\n");
  assertMatch(host.files.readText(`${CARDS}/draft/提交前检查.md`), /\nlanguage: zh\n/);
});

Deno.test("experience new gives three titles without an ASCII letter three ids (fault 9)", async () => {
  const host = projectHost({});
  for (const title of ["배포 규칙", "Привет", "🚀", "🚀"]) {
    const args = ["experience", "new", "--title", title, "--summary", "s", "--rule", "r"];
    assertEquals((await runCli([...args], host)).code, 0);
  }
  assertEquals(Object.keys(host.files.tree(`${CARDS}/draft`)).length, 4);
});

Deno.test("experience new refuses a secret without repeating it (fault 10)", async () => {
  const host = projectHost({});
  const args = ["--title", "t", "--summary", "s", "--rule", `curl -H "Authorization: Bearer ${SECRET}"`];
  const { code, out, err } = await runCli(["experience", "new", ...args], host);
  assertEquals([code, out], [1, ""]);
  assertNotMatch(err, /ghp_/);
  assertEquals(host.files.tree(LIBRARY), {});
});

Deno.test("experience new names the flags that are missing, and what does not go together", async () => {
  const host = projectHost({ "/work/app/card.md": cardText("a") });
  const missing = await runCli("experience new --title t", host);
  assertEquals([missing.code, missing.err.split("\n")[0]], [2, "error: A new card needs --summary, --rule"]);
  const both = await runCli("experience new --from card.md --title t", host);
  assertEquals([both.code, both.err.split("\n")[0]], [2, "error: --from and --title do not go together"]);
});

Deno.test("experience new --from keeps the file's bytes but for its status", async () => {
  const text = cardText("a").replace("category:", "mine: 1 # keep\ncategory:").replaceAll("\n", "\r\n");
  const host = projectHost({ "/work/app/notes/lesson.md": text });
  assertEquals((await runCli("experience new --from notes/lesson.md --scope project", host)).code, 1);
  host.files.putFolder(PROJECT);
  assertEquals((await runCli("experience new --from notes/lesson.md --scope project", host)).code, 0);
  assertEquals(host.files.tree(PROJECT), {
    [`${PROJECT}/draft/a.md`]: text.replace("status: active", "status: draft"),
  });
  assertEquals((await runCli("experience new --from notes/lesson.md", host)).code, 0);
  const again = await runCli("experience new --from notes/lesson.md", host);
  assertEquals([again.code, again.err.split("\n")[0]], [1, 'error: A card with the id "a" is there already']);
});

Deno.test("experience enable, archive and restore take a card through its life, and log each step", async () => {
  const host = projectHost({ [`${CARDS}/draft/a.md`]: cardText("a", "draft") });
  assertEquals((await runCli("experience enable a", host)).out, '"a" is active: it is recalled from now on\n');
  assertEquals((await runCli("experience enable a", host)).out, '"a" is active already\n');
  assertEquals((await runCli("experience archive a", host)).code, 2);
  assertEquals((await runCli("experience archive a --reason Superseded", host)).code, 0);
  assertStringIncludes((await runCli("experience restore a", host)).out, "ome experience enable a");
  assertEquals(host.files.readText(`${CARDS}/draft/a.md`), cardText("a", "draft"));
  const events = host.files.readText(`${LIBRARY}/events.jsonl`).trim().split("\n").map((line) => JSON.parse(line));
  assertEquals(events.map(({ operation, reason }) => [operation, reason]), [
    ["experience.enable", undefined],
    ["experience.archive", "Superseded"],
    ["experience.restore", undefined],
  ]);
});

Deno.test("experience enable refuses a card with a secret; a log that cannot be written stops nothing (fault 31)", async () => {
  const host = projectHost({
    [`${CARDS}/draft/a.md`]: cardText("a", "draft").replace("before running", SECRET),
    [`${CARDS}/draft/b.md`]: cardText("b", "draft"),
  });
  assertEquals((await runCli("experience enable a", host)).code, 1);
  host.files.fail("no-space", `${LIBRARY}/events.jsonl`, "write");
  assertEquals((await runCli("experience enable b", host)).code, 0);
});

Deno.test("experience check warns of records that a card names and the store in force does not have", async () => {
  const record = recordText("add-column");
  const naming = cardText("a").replace("Title of a", "Title of record:add-column and record:no-such.");
  const host = projectHost({ [`${CARDS}/active/a.md`]: naming, [`${LIBRARY}/memory/recipes/add-column.md`]: record });
  const dead = async () => {
    const { code, out } = await runCli("experience check --json", host);
    const found: { code: string; level: string; line: number; message: string }[] = JSON.parse(out).findings;
    const own = found.filter((finding) => finding.code === "card.dead-record");
    return { code, own: own.map(({ level, line, message }) => `${level} ${line} ${message}`) };
  };
  const line = naming.split("\n").findIndex((each) => each.includes("no-such")) + 1;
  assertEquals(await dead(), { code: 0, own: [`warning ${line} The record "no-such" is not in the store`] });
  host.files.put(`${LIBRARY}/memory/failures/other-name.md`, record.replace("id: add-column", "id: no-such"));
  assertEquals((await dead()).own, []);
});

Deno.test("experience check looks into no store where no card names a record", async () => {
  const host = projectHost({ [`${CARDS}/active/a.md`]: cardText("a"), [`${LIBRARY}/memory/recipes/b.md`]: "" });
  const looked: string[] = [];
  const list = host.files.list.bind(host.files);
  host.files.list = (folder) => (looked.push(folder), list(folder));
  await runCli("experience check", host);
  assertEquals(looked.filter((folder) => folder.includes("memory")), []);
});

Deno.test("experience check names each problem with place and mend, and exits 1 on errors", async () => {
  const twice = cardText("twice").replace("category: Testing", "category: Testing\ncategory: Git");
  const host = projectHost({ [`${PROJECT}/active/twice.md`]: twice, [`${CARDS}/active/a.md`]: cardText("a") });
  const { code, out } = await runCli("experience check --scope project", host);
  assertEquals(code, 1);
  assertMatch(
    out,
    /^\.oh-my-experience\/experiences\/active\/twice\.md:7:1 {2}error\n {2}card\.duplicate-key: .+\n {2}\w.+\n/,
  );
  assertMatch(out, /\n1 file checked: 1 error\n$/);
  const { findings } = JSON.parse((await runCli("experience check --json", host)).out);
  const [finding] = findings.filter(({ level }: { level: string }) => level === "error");
  assertEquals(Object.keys(finding).sort(), ["code", "column", "level", "line", "mend", "message", "path"]);
});

Deno.test("experience check takes files and folders, as for a pull request", async () => {
  const host = projectHost({
    [`${PROJECT}/active/a.md`]: cardText("a"),
    [`${PROJECT}/draft/b.md`]: "broken",
    "/work/app/.oh-my-experience/retrospectives/r1/review.md": "# not a card",
    "/work/app/.oh-my-experience/README.md": "# Lessons",
  });
  const checked = async (...paths: string[]) => {
    const { code, out } = await runCli(["experience", "check", "--json", ...paths], host);
    return [code, JSON.parse(out).checked];
  };
  assertEquals(await checked(".oh-my-experience"), [1, 2]);
  assertEquals(await checked(".oh-my-experience/experiences/active"), [0, 1]);
  assertEquals(await checked(`${PROJECT}/active/a.md`, ".oh-my-experience/experiences/active"), [0, 1]);
  assertEquals((await runCli("experience check nowhere", host)).code, 2);
});

Deno.test("experience check finds secrets of many services and repeats none (fault 10)", async () => {
  const slack = `https://hooks.slack.com/services/T${"0A1B2C3D"}/B${"0A1B2C3D"}/${"aB1cD2eF3gH4iJ5kL6mN7oP8"}`;
  const host = projectHost({
    [`${CARDS}/active/a.md`]: cardText("a").replace("before running", SECRET),
    [`${CARDS}/active/b.md`]: cardText("b").replace("before running", slack),
    [`${CARDS}/active/c.md`]: cardText("c").replace("before running", "apiKey: import.meta.env.KEY"),
  });
  const { out } = await runCli("experience check --json", host);
  const secrets = JSON.parse(out).findings.filter(({ code }: { code: string }) => code === "card.secret");
  assertEquals(secrets.map(({ path, line }: { path: string; line: number }) => `${path.slice(-4)}:${line}`), [
    "a.md:31",
    "b.md:31",
  ]);
  assertNotMatch(out, /ghp_|hooks\.slack/);
});
