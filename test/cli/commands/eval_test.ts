import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { widthOf } from "../../../src/cli/views/wrap.ts";
import { MemoryHost } from "../../memory_host.ts";

const CARD = {
  id: "force-push",
  title: "Force push on a shared branch",
  summary: "When…",
  language: "en",
  rule: "Ask",
};
const SUITE = {
  name: "demo",
  experiences: [{ ...CARD, recall: { triggers: ["force push the shared branch"] } }],
  gates: { maxOverRecall: 0 },
  cases: [
    { id: "found", prompt: "force push the shared branch", expectedCards: ["force-push"], tags: ["lang:en"] },
    {
      id: "missed",
      prompt: "把这个分支推上去，覆盖远端，出了问题我负责，别的分支不要动",
      expectedCards: ["force-push"],
      tags: ["lang:zh"],
    },
  ],
};

function hostWith(files: Record<string, unknown>): MemoryHost {
  const texts = Object.entries(files).map(([name, value]) => [`/work/${name}`, JSON.stringify(value)]);
  return new MemoryHost({ files: Object.fromEntries(texts) });
}

Deno.test("eval recall reads well at 80 columns: numbers, gates, and failing cases with the reason", async () => {
  const host = hostWith({ "suite.json": SUITE });
  assertEquals(await main(["eval", "recall", "--suite", "suite.json"], host), 0);
  const lines = host.printed.split("\n");
  assertEquals(lines.filter((line) => widthOf(line) > 80), []);
  for (const part of ["1 of 2", "✓ over-recall at most 0", "✗ missed", "expected  force-push", "why       missing"]) {
    assertStringIncludes(host.printed, part);
  }
});

Deno.test("eval recall writes nothing in the library, and reads nothing from it", async () => {
  const host = hostWith({ "suite.json": SUITE });
  host.files.put("/home/ada/.oh-my-experience/experiences/active/broken.md", "---js\n");
  await main(["eval", "recall", "--suite", "suite.json"], host);
  assertEquals(host.files.list("/home/ada/.oh-my-experience").map(({ name }) => name), ["experiences"]);
});

Deno.test("eval recall --json is one document with the report", async () => {
  const host = hostWith({ "suite.json": SUITE });
  await main(["eval", "recall", "--suite", "suite.json", "--json"], host);
  const { ok, suite, cases } = JSON.parse(host.printed);
  assertEquals([ok, suite, cases.length], [true, "demo", 2]);
});

Deno.test("eval recall --out keeps a copy of the file that it overwrites", async () => {
  const host = hostWith({ "suite.json": SUITE, "mine.json": { note: "mine" } });
  await main(["eval", "recall", "--suite", "suite.json", "--out", "mine.json"], host);
  assertStringIncludes(host.files.readText("/work/mine.json"), "ome-eval-report");
  assert(copiesBelow("/tmp", host).some((path) => host.files.readText(path).includes('"mine"')));
});

Deno.test("eval recall refuses a suite beside --compare, and arguments beside a suite", async () => {
  const host = hostWith({ "suite.json": SUITE });
  assertEquals(await main(["eval", "recall", "--compare", "--suite", "suite.json", "a", "b"], host), 2);
  assertEquals(await main(["eval", "recall", "--compare", "a.json"], host), 2);
  assertEquals(await main(["eval", "recall", "--suite", "suite.json", "b"], host), 2);
});

Deno.test("eval hook tells sessions by agent, and what failed", async () => {
  const turn = { payload: { prompt: "force push the shared branch" }, expectedCards: [] };
  const replies = {
    unknown: { hookSpecificOutput: { hookEventName: "UserPromptSubmit", additionalContext: "<context>" } },
  };
  const { name, experiences } = SUITE;
  const cases = [{ id: "one", provider: "unknown", turns: [turn] }];
  const host = hostWith({ "hook.json": { name, experiences, replies, cases } });
  assertEquals(await main(["eval", "hook", "--suite", "hook.json"], host), 1);
  assertStringIncludes(host.printed, "unknown  0 of 1 sessions");
  assertStringIncludes(host.printed, "turn 1, reply: printed something where silence was due");
});

function copiesBelow(folder: string, host: MemoryHost): string[] {
  return host.files.list(folder).flatMap(({ name, kind }) =>
    kind === "folder" ? copiesBelow(`${folder}/${name}`, host) : [`${folder}/${name}`]
  );
}
