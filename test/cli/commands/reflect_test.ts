import { assert, assertEquals, assertNotMatch, assertStringIncludes } from "@std/assert";
import { AUDIT, FLAKY, PNPM } from "../../core/reflect/a_candidate.ts";
import { cardText } from "../../edge/library/card_text.ts";
import type { MemoryHost } from "../../memory_host.ts";
import { projectHost } from "../project_host.ts";
import { runCli } from "../run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const PROJECT = "/work/app/.oh-my-experience";

function hostWith(files: Readonly<Record<string, string>> = {}): MemoryHost {
  const candidates = JSON.stringify({ candidates: [PNPM, FLAKY], audit: AUDIT }, null, 2);
  return projectHost({ "/work/app/c.json": candidates, ...files });
}

const json = async (host: MemoryHost, ...args: string[]) => JSON.parse((await runCli([...args, "--json"], host)).out);

async function proposed(files: Readonly<Record<string, string>> = {}): Promise<MemoryHost> {
  const host = hostWith(files);
  await runCli("reflect start --focus Lately", host);
  assertEquals((await runCli("reflect candidates last --from-file c.json", host)).code, 0);
  return host;
}

function isWithin80(text: string): void {
  for (const line of text.split("\n")) {
    assert([...line].reduce((sum, char) => sum + (char > "\u2e80" ? 2 : 1), 0) <= 80, line);
  }
}

Deno.test("reflect leads from candidates to a card that is recalled", async () => {
  const host = await proposed();
  const shown = await runCli("reflect show last", host);
  isWithin80(shown.out);
  for (
    const text of ["Use when", "Not when", "Rule", "Evidence", "At its own prompts", "Recalled, with", "Advice: new"]
  ) {
    assertStringIncludes(shown.out, text);
  }
  assertEquals((await runCli("reflect decide last use-pnpm --action approve", host)).code, 0);
  const reject = [
    "reflect",
    "decide",
    "last",
    "find-what-flaky-tests-share",
    "--action",
    "reject",
    "--reason",
    "One-off",
  ];
  assertEquals((await runCli([...reject], host)).code, 0);
  assertEquals((await json(host, "reflect", "list")).runs[0].state, "decided");
  assertStringIncludes((await runCli("reflect apply last", host)).out, "ome experience enable use-pnpm");
  assertEquals((await json(host, "match", "Add a package that formats dates")).matches, []);
  assertStringIncludes((await runCli("experience enable use-pnpm", host)).out, "It is found at 1 of 1 prompts");
  const { matches } = await json(host, "match", "Add a package that formats dates");
  assertEquals(matches.map(({ id }: { id: string }) => id), ["use-pnpm"]);
  assertEquals((await json(host, "reflect", "list")).runs[0].state, "applied");
});

Deno.test("reflect candidates needs an audit, or says on every page that there is none", async () => {
  const host = hostWith({ "/work/app/bare.json": JSON.stringify([PNPM]), "/work/app/a.json": JSON.stringify(AUDIT) });
  await runCli("reflect start", host);
  const refused = await runCli("reflect candidates last --from-file bare.json", host);
  assertEquals(refused.code, 1);
  assertStringIncludes(refused.err, "--allow-incomplete-audit");
  assertEquals((await json(host, "reflect", "show", "last")).review.candidates, []);
  const allowed = await runCli("reflect candidates last --from-file bare.json --allow-incomplete-audit", host);
  assertStringIncludes(allowed.out, "no source audit");
  await runCli("reflect show last --html page.html", host);
  assertStringIncludes(host.files.readText("/work/app/page.html"), "no source audit");
  const [folder] = host.files.list(`${LIBRARY}/retrospectives`);
  assertStringIncludes(host.files.readText(`${LIBRARY}/retrospectives/${folder!.name}/review.md`), "no source audit");
  const whole = await runCli(
    ["reflect", "candidates", "last", "--from-file", "bare.json", "--audit-file", "a.json"],
    host,
  );
  assertNotMatch(whole.out, /no source audit/);
});

Deno.test("reflect candidates names every problem with its line, and changes nothing", async () => {
  const host = hostWith({ "/work/app/bad.json": '{\n  "candidates": [\n    { "titel": "x" }\n  ]\n}\n' });
  await runCli("reflect start", host);
  const before = host.files.tree(LIBRARY);
  const { code, out } = await runCli("reflect candidates last --from-file bad.json", host);
  assertEquals(code, 1);
  assertStringIncludes(out, "bad.json:3");
  assertStringIncludes(out, "titel");
  assertEquals(host.files.tree(LIBRARY), before);
});

Deno.test("reflect candidates again keeps the decision on what did not change", async () => {
  const host = await proposed();
  await runCli("reflect decide last use-pnpm --action approve", host);
  const changed = { ...FLAKY, rule: "Other words." };
  host.files.put("/work/app/c.json", JSON.stringify({ candidates: [PNPM, changed] }));
  const { review } = await json(host, "reflect", "candidates", "last", "--from-file", "c.json");
  assertEquals(review.revision, 2);
  assertEquals(review.candidates.map(({ decision }: { decision?: { action: string } }) => decision?.action), [
    "approve",
    undefined,
  ]);
});

Deno.test("reflect decide --action merge makes a draft that keeps the card, and leaves the card alone", async () => {
  const standing = cardText("flaky").replace("Find what the tests share", "Find what the tests share, says Ada,");
  const host = await proposed({ [`${LIBRARY}/experiences/active/flaky.md`]: standing });
  const merge = ["reflect", "decide", "last", "find-what-flaky-tests-share", "--action", "merge"];
  assertEquals((await runCli([...merge], host)).code, 2);
  assertEquals((await runCli([...merge, "--into", "flaky"], host)).code, 0);
  const { out } = await runCli("reflect apply last", host);
  assertStringIncludes(out, "ome experience archive flaky");
  assertEquals(host.files.readText(`${LIBRARY}/experiences/active/flaky.md`), standing);
  const draft = host.files.readText(`${LIBRARY}/experiences/draft/flaky-merged.md`);
  for (const text of ["id: flaky-merged", "status: draft", "says Ada", "Give every test its own state"]) {
    assertStringIncludes(draft, text);
  }
});

Deno.test("reflect decide --action rewrite takes a person's file; one that is no card is refused", async () => {
  const mine = cardText("mine", "active").replace("category: Testing", "# my words\ncategory: Testing");
  const host = await proposed({ "/work/app/mine.md": mine, "/work/app/broken.md": "no card" });
  const rewrite = ["reflect", "decide", "last", "use-pnpm", "--action", "rewrite", "--from-file"];
  assertEquals((await runCli([...rewrite, "broken.md"], host)).code, 1);
  assertEquals((await runCli([...rewrite, "mine.md"], host)).code, 0);
  await runCli("reflect apply last", host);
  assertEquals(
    host.files.readText(`${LIBRARY}/experiences/draft/mine.md`),
    mine.replace("status: active", "status: draft"),
  );
});

Deno.test("reflect show RUN CANDIDATE prints a card that can be edited and handed back", async () => {
  const host = await proposed();
  host.files.put("/work/app/card.md", (await runCli("reflect show last use-pnpm", host)).out);
  const { code } = await runCli("reflect decide last use-pnpm --action rewrite --from-file card.md", host);
  assertEquals(code, 0);
});

Deno.test("reflect --scope project keeps run and drafts beside the code, for that project", async () => {
  const host = hostWith({ [`${PROJECT}/experiences/active/a.md`]: cardText("a") });
  await runCli("reflect start --scope project", host);
  await runCli("reflect candidates last --from-file c.json --scope project", host);
  await runCli("reflect decide last use-pnpm --action approve --scope project", host);
  const { drafts } = await json(host, "reflect", "apply", "last", "--scope", "project");
  assertEquals(drafts.map(({ path }: { path: string }) => path), [`${PROJECT}/experiences/draft/use-pnpm.md`]);
  assertStringIncludes(host.files.readText(drafts[0].path), "project_key: github.com/example/app");
  assertEquals(host.files.stat(`${LIBRARY}/retrospectives`), undefined);
});

Deno.test("reflect show --html writes a page that needs nothing else, and escapes what people wrote", async () => {
  const host = hostWith({
    "/work/app/c.json": JSON.stringify({ candidates: [{ ...PNPM, title: "<script>alert(1)</script>" }], audit: AUDIT }),
  });
  await runCli("reflect start", host);
  await runCli("reflect candidates last --from-file c.json", host);
  await runCli("reflect show last --html page.html", host);
  const page = host.files.readText("/work/app/page.html");
  assertNotMatch(page, /<script|src=|href=|url\(/);
  assertStringIncludes(page, "&lt;script&gt;");
});

Deno.test("the next command finishes an apply that was cut short, and writes its page anew against all cards", async () => {
  for (const line of ["experience enable use-pnpm", "reflect list --scope global"]) {
    const twin = cardText("pnpm-here").replace("Title of pnpm-here", PNPM.title).replace(
      /^summary: .*$/m,
      `summary: ${PNPM.summary}`,
    );
    const host = await proposed({ [`${PROJECT}/experiences/active/pnpm-here.md`]: twin });
    await runCli("reflect decide last use-pnpm --action approve", host);
    const [run = ""] = host.files.list(`${LIBRARY}/retrospectives`).map(({ name }) => name);
    const [page, journal] = ["review.md", "applying.json"].map((name) => `${LIBRARY}/retrospectives/${run}/${name}`);
    const { drafts } = await json(host, "reflect", "apply", "last", "--dry-run");
    const text = cardText("use-pnpm", "draft");
    host.files.put(journal!, JSON.stringify({ drafts: drafts.map((draft: object) => ({ ...draft, text })) }));
    host.files.remove(page!);
    const { out } = await runCli(line, host);
    assertStringIncludes(out.replaceAll("\n", " "), 'was cut short, and is finished now: "use-pnpm"');
    assertEquals(host.files.stat(journal!), undefined);
    assertStringIncludes(host.files.readText(page!), "pnpm-here");
  }
});

Deno.test("experience enable says where the card would not be found, and what it takes the place of", async () => {
  const candidate = { ...PNPM, evidence: [{ ...PNPM.evidence[0], prompt: "Write a poem about the autumn sea" }] };
  const host = hostWith({ "/work/app/c.json": JSON.stringify({ candidates: [candidate], audit: AUDIT }) });
  await runCli("reflect start", host);
  await runCli("reflect candidates last --from-file c.json", host);
  await runCli("reflect decide last use-pnpm --action approve", host);
  await runCli("reflect apply last", host);
  const { out } = await runCli("experience enable use-pnpm", host);
  assertStringIncludes(out, "Not recalled");
  isWithin80(out);
});

Deno.test("reflect names what is not there, and lists a broken run without falling over it", async () => {
  const host = await proposed();
  assertEquals((await runCli("reflect show nobody", host)).code, 1);
  assertEquals((await runCli("reflect show ../../x", host)).code, 1);
  assertEquals((await runCli("reflect decide last nobody --action approve", host)).code, 1);
  assertEquals((await runCli("reflect decide last use-pnpm", host)).code, 2);
  host.files.put(`${LIBRARY}/retrospectives/0000-broken/input.json`, "{");
  const { runs } = await json(host, "reflect", "list");
  assertEquals(runs.map(({ state }: { state: string }) => state), ["proposed", "broken"]);
});
