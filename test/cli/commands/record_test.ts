import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { recordText } from "../../core/record/record_text.ts";
import { MemoryHost } from "../../memory_host.ts";
import { type CliRun, runCli } from "../run_cli.ts";

const DATA = "/home/ada/.oh-my-experience";
const STORE = `${DATA}/memory`;
const FILED = `${STORE}/recipes/add-column.md`;
const SECRET = `ghp_${"a1B2".repeat(9)}`;

function hostWith(files: Readonly<Record<string, string>> = {}): MemoryHost {
  return new MemoryHost({ now: "2026-10-25T12:00:00Z", files: { [`${DATA}/config.json`]: '{"version":1}', ...files } });
}

function run(host: MemoryHost, ...args: string[]): Promise<CliRun> {
  return runCli(["record", ...args], host);
}

async function runJson(host: MemoryHost, ...args: string[]) {
  const { code, out } = await run(host, ...args, "--json");
  return { code, data: JSON.parse(out) };
}

/** The lines that differ: before, after. */
function changedLines(before: string, after: string): [string[], string[]] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
}

Deno.test("record init makes four folders and an empty index, and leaves a store alone", async () => {
  const host = hostWith();
  assertEquals((await run(host, "init")).code, 0);
  const names = host.files.list(STORE).map(({ name }) => name);
  assertEquals(names, ["artifacts", "failures", "index.json", "recipes", "tasks"]);
  assertEquals(JSON.parse(host.files.readText(`${STORE}/index.json`)).records, []);
  assertEquals((await runJson(host, "init")).data.created, []);
});

Deno.test("record add files a recipe by its type, byte for byte, and search finds it by the task's own words", async () => {
  const text = recordText("add-column").replaceAll("\n", "\r\n");
  const host = hostWith({ "/work/new.md": text });
  assertEquals((await run(host, "add", "new.md")).code, 0);
  assertEquals(host.files.readText(FILED), text);
  const { code, out } = await run(host, "search", "report needs one more field");
  assertEquals(code, 0);
  const shown = out.replace(/\s+/g, " ");
  assertMatch(shown, /\[ *\d+\] recipe add-column validated/);
  assertStringIncludes(shown, "overlap 3 (report, one, field), validated, high confidence, verified 1d ago");
  assertStringIncludes(shown, "~/.oh-my-experience/memory/recipes/add-column.md");
  assertStringIncludes(shown, "Applies to: PHP endpoint on MySQL");
  assertEquals(out.match(/^ {2}[1-6]\. /gm)?.length, 6);
  assert(out.endsWith("Store: ~/.oh-my-experience/memory\n"));
});

Deno.test("record search takes at most three, and exits 1 for nothing only with --strict", async () => {
  const files = ["a", "b", "c", "d"].map((id) => [`${STORE}/recipes/${id}.md`, recordText(id)]);
  const host = hostWith(Object.fromEntries(files));
  const { data } = await runJson(host, "search", "report", "field");
  assertEquals([data.candidates.length, data.more, data.questions.length, data.nothing], [3, 1, 6, null]);
  assertEquals((await runJson(host, "search", "report field", "--limit", "1")).data.candidates.length, 1);
  assertEquals((await run(host, "search", "kubernetes ingress")).code, 0);
  assertEquals((await run(host, "search", "kubernetes ingress", "--strict")).code, 1);
  assertEquals((await run(host, "search", "x", "--limit", "0")).code, 2);
});

Deno.test("record add refuses with every finding, exits 1 and writes nothing", async () => {
  const broken = recordText("add-column", { "## Rollback": "## Later", "Add the column.": "Open /home/mina/app" });
  const host = hostWith({ "/work/new.md": broken });
  const { code, data } = await runJson(host, "add", "new.md");
  assertEquals([code, data.ok], [1, false]);
  assertEquals(data.findings.map(({ code }: { code: string }) => code).sort(), ["exp.abs-path", "exp.recipe-sections"]);
  assertEquals(host.files.stat(STORE), undefined);
  assertEquals((await run(host, "add", "missing.md")).code, 2);
});

const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  title: { "reporting endpoint": SECRET },
  tag: { "migration]": `${SECRET}]` },
  source: { "user task": SECRET },
  body: { "A report needs one more field.": `token: ${SECRET}` },
  id: { "id: add-column": `id: ${SECRET}` },
  "unknown key": { "related: []": `related: []\nkey: ${SECRET}` },
  "related id": { "related: []": `related: [${SECRET}]` },
};

for (const [place, changes] of Object.entries(PLACES)) {
  Deno.test(`a secret in a record's ${place} is refused, and repeated nowhere`, async () => {
    const text = recordText("add-column", changes);
    const host = hostWith({ "/work/new.md": text, [`${STORE}/recipes/kept.md`]: recordText("kept") });
    const said: string[] = [];
    const note = async (...args: string[]) => {
      const { code, out, err } = await run(host, ...args);
      said.push(out, err);
      return code;
    };
    assertEquals(await note("add", "new.md"), 1);
    assertEquals(await note("add", "new.md", "--json"), 1);
    host.files.put(FILED, text); // by hand, past the command
    assertEquals(await note("check"), 1);
    for (const command of [["check", "--json"], ["search", "report field"], ["search", SECRET, "--json"], ["stats"]]) {
      await note(...command);
    }
    assertEquals(await note("show", "add-column"), 1);
    await note("verify", "kept", "--note", `used ${SECRET}`);
    for (const folder of [`${DATA}/indexes`, STORE, DATA]) {
      for (const { name, kind } of host.files.list(folder)) {
        if (kind === "file") said.push(host.files.readText(`${folder}/${name}`));
      }
    }
    assertEquals(said.filter((text) => text.includes(SECRET.slice(0, 12))), []);
  });
}

Deno.test("record add lets through what only looks like a secret", async () => {
  const talk = "No API key in the build, apiKey: import.meta.env.X, 3f786850e387550fdab836ed7e6dc881de23001b, " +
    "123e4567-e89b-12d3-a456-426614174000, token: <TOKEN>";
  const host = hostWith({ "/work/new.md": recordText("add-column", { "Add the column.": talk }) });
  assertEquals((await run(host, "add", "new.md")).code, 0);
});

Deno.test("a comment cannot switch the search for secrets off", async () => {
  const token = ["xoxb", "123456789012", "123456789012", "abcdefghijklmnopqrstuvwx"].join("-");
  const text = recordText("add-column", { "Add the column.": `<!-- secretlint-disable -->\n${token}` });
  assertEquals((await run(hostWith({ "/work/new.md": text }), "add", "new.md")).code, 1);
});

Deno.test("record add refuses an id in use; --update keeps created_at and the verification", async () => {
  const host = hostWith({ [FILED]: recordText("add-column"), "/work/new.md": recordText("add-column") });
  assertEquals((await runJson(host, "add", "new.md")).data.error.code, "exp.duplicate-id");
  const next = recordText("add-column", {
    "created_at: 2026-10-24": "created_at: 2026-10-25",
    "last_verified_at: 2026-10-24": "last_verified_at: 2026-10-25",
    "Drop the column.": "Drop the column, last of all.",
  });
  host.files.put("/work/new.md", next);
  assertEquals((await runJson(host, "add", "new.md", "--update")).data.how, "updated");
  assertEquals(changedLines(recordText("add-column"), host.files.readText(FILED)), [
    ["updated_at: 2026-10-24", "Drop the column."],
    ["updated_at: 2026-10-25", "Drop the column, last of all."],
  ]);
  const failure = recordText("add-column", { "type: recipe ": "type: failure " });
  host.files.put("/work/new.md", failure);
  assertEquals((await run(host, "add", "new.md", "--update")).code, 1);
});

Deno.test("record add refuses a near-duplicate by naming the record, unless --anyway", async () => {
  const host = hostWith({ [FILED]: recordText("add-column"), "/work/new.md": recordText("another-column") });
  const { code, out } = await run(host, "add", "new.md");
  assertEquals(code, 1);
  assertStringIncludes(out, '"add-column"');
  assertEquals((await run(host, "add", "new.md", "--anyway")).code, 0);
});

Deno.test("record add takes a file that lies in its place already", async () => {
  const host = hostWith({ [FILED]: recordText("add-column") });
  assertEquals((await runJson(host, "add", FILED)).data.how, "in-place");
});

Deno.test("record deprecate changes three lines, keeps the file, and is fine to repeat", async () => {
  const files = { [FILED]: recordText("add-column"), [`${STORE}/recipes/new.md`]: recordText("new") };
  const host = hostWith(files);
  assertEquals((await run(host, "deprecate", "add-column", "--by", "new")).code, 0);
  assertEquals(changedLines(files[FILED]!, host.files.readText(FILED)), [
    ["status: validated       # draft | validated | deprecated", "updated_at: 2026-10-24"],
    ["status: deprecated       # draft | validated | deprecated", "updated_at: 2026-10-25", "superseded_by: new"],
  ]);
  assertEquals((await runJson(host, "deprecate", "add-column", "--by", "new")).data.changed, []);
  assertEquals((await runJson(host, "search", "report field")).data.candidates.map(({ id }: { id: string }) => id), [
    "new",
  ]);
  assertStringIncludes((await run(host, "search", "report field", "--all")).out, "superseded by new");
});

Deno.test("record deprecate refuses a successor that is not there, is itself, or leads back", async () => {
  const host = hostWith({ [FILED]: recordText("add-column"), [`${STORE}/recipes/new.md`]: recordText("new") });
  assertEquals((await run(host, "deprecate", "add-column")).code, 2);
  assertEquals((await run(host, "deprecate", "add-column", "--by", "ghost")).code, 1);
  assertEquals((await run(host, "deprecate", "add-column", "--by", "ADD-COLUMN")).code, 1);
  await run(host, "deprecate", "add-column", "--by", "new");
  assertEquals((await run(host, "deprecate", "new", "--by", "add-column")).code, 1);
});

Deno.test("record verify moves one line, and only with a note of what was run", async () => {
  const host = hostWith({ [FILED]: recordText("add-column") });
  assertEquals((await run(host, "verify", "add-column")).code, 2);
  assertEquals((await run(host, "verify", "add-column", "--note", "  ")).code, 2);
  assertEquals((await run(host, "verify", "add-column", "--note", "Ran the tests")).code, 0);
  const lines = changedLines(recordText("add-column"), host.files.readText(FILED));
  assertEquals(lines, [["last_verified_at: 2026-10-24"], ["last_verified_at: 2026-10-25"]]);
  assertStringIncludes(host.files.readText(`${DATA}/events.jsonl`), "Ran the tests");
});

Deno.test("record verify makes a draft validated, and takes the day from the person's zone", async () => {
  const draft = recordText("add-column", {
    "status: validated": "status: draft",
    "last_verified_at: 2026-10-24": "last_verified_at:",
  });
  const host = new MemoryHost({ now: "2026-10-25T23:30:00Z", zoneOffset: 480, files: { [FILED]: draft } });
  assertEquals((await run(host, "verify", "add-column", "--note", "Ran it")).code, 0);
  assertEquals(host.files.readText(FILED).split("\n").filter((line) => /^(status|last_verified_at)/.test(line)), [
    "status: validated       # draft | validated | deprecated",
    "last_verified_at: 2026-10-26",
  ]);
});

Deno.test("record check passes a clean store, fails an empty one, and warns of an old proof", async () => {
  const host = hostWith({ [FILED]: recordText("add-column"), [`${STORE}/README.ru.md`]: "# Записи" });
  assertEquals((await runJson(host, "check")).data.findings, []);
  const { code, data } = await runJson(host, "check", "--stale-after", "0");
  assertEquals([code, data.findings.map(({ code, level, line }: Record<string, unknown>) => [code, level, line])], [
    0,
    [["exp.stale", "warning", 11]],
  ]);
  host.files.remove(FILED);
  const empty = await runJson(host, "check");
  assertEquals([empty.code, empty.data.findings.map(({ code }: { code: string }) => code)], [1, ["exp.empty"]]);
  assertEquals((await run(host, "check", "--root", "/nowhere")).code, 2);
  assertEquals((await run(host, "check", "--stale-after", "-1")).code, 2);
});

Deno.test("one broken file harms no other, and check names it with its line", async () => {
  const bad = {
    "a.md": "",
    "b.md": "---\ntitle: a: b\n---\n",
    "c.md": "---js\nrun()\n---\n",
    "d.md": "\uFFFE\u0000i\u0000d",
  };
  const files = Object.fromEntries(Object.entries(bad).map(([name, text]) => [`${STORE}/recipes/${name}`, text]));
  const host = hostWith({ ...files, [FILED]: recordText("add-column"), [`${STORE}/recipes/._x.md`]: "x" });
  host.files.putFolder(`${STORE}/recipes/folder.md`);
  const { data } = await runJson(host, "check");
  const named = new Set(
    data.findings.filter(({ line }: { line?: number }) => line).map(({ path }: { path: string }) =>
      path.split("/").at(-1)
    ),
  );
  assertEquals([...named].sort(), ["a.md", "b.md", "c.md", "d.md", "folder.md"]);
  assertEquals((await runJson(host, "search", "report field")).data.candidates.length, 1);
});

Deno.test("the nearest memory/ with an index.json is the store, up to the project's root", async () => {
  const host = new MemoryHost({
    cwd: "/work/app/packages/api",
    files: {
      "/work/app/.git/HEAD": "ref: refs/heads/main\n",
      "/work/app/memory/index.json": "{}",
      "/work/app/memory/recipes/add-column.md": recordText("add-column"),
      "/work/memory/index.json": "{}",
    },
  });
  host.files.putFolder("/work/app/packages/api/memory"); // without an index.json it is somebody's folder
  const rootOf = async (...flags: string[]) => (await runJson(host, "stats", ...flags)).data.root;
  assertEquals(await rootOf(), "/work/app/memory");
  assertEquals(await rootOf("--root", "/work/app"), "/work/app/memory");
  assertEquals(await rootOf("--scope", "global"), STORE);
});

Deno.test("record new prints a template for each type; record selftest holds", async () => {
  const host = hostWith();
  for (const type of ["recipe", "task", "artifact", "failure"]) {
    assertStringIncludes((await run(host, "new", type)).out, `type: ${type}\n`);
  }
  assertEquals((await run(host, "new", "recipes")).code, 2);
  const { code, data } = await runJson(host, "selftest");
  assertEquals([code, data.failed], [0, 0]);
});

Deno.test("record show prints the file, and nothing that steers a terminal", async () => {
  const host = hostWith({ [FILED]: recordText("add-column", { "Add the column.": "\u001b]0;pwned\u0007Add" }) });
  const { out } = await run(host, "show", "ADD-COLUMN");
  assert(out.startsWith("---\nid: add-column\n") && !out.includes("\u001b"));
  assertEquals((await run(host, "show", "ghost")).code, 1);
  assertEquals((await run(host, "show", "../../etc/passwd")).code, 1);
});

Deno.test("record promote puts a recipe into a retrospective as a candidate", async () => {
  const host = hostWith({ [FILED]: recordText("add-column") });
  await runCli("reflect start --focus reports --json", host);
  const runId = JSON.parse(host.printed).run?.id ?? JSON.parse(host.printed).id;
  const { code, data } = await runJson(host, "promote", "add-column", "--run", runId);
  assertEquals([code, data.candidate?.evidence?.[0]?.session_id], [0, "add-column"]);
  assertEquals((await run(host, "promote", "add-column")).code, 2);
  assertEquals((await run(host, "promote", "add-column", "--run", "ghost")).code, 1);
});
