import { assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../src/cli/main.ts";
import { EVIDENCE_MODEL } from "../../src/core/recall/weights.ts";
import { denoHost } from "../../src/edge/deno_host.ts";
import type { Host } from "../../src/edge/host.ts";

const SUITE = decodeURIComponent(new URL("../../fixtures/eval/core.suite.json", import.meta.url).pathname);

/** Runs the program on real files, in a folder of its own. */
async function withFolder(test: (run: Run, folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "ome-eval-test-" });
  try {
    await test((...args) => runProgram(args, folder), folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

type Run = (...args: string[]) => Promise<{ code: number; text: string }>;

async function runProgram(args: string[], folder: string): Promise<{ code: number; text: string }> {
  let text = "";
  const say = (more: string) => void (text += more);
  const host: Host = {
    ...denoHost,
    home: () => folder,
    cwd: () => folder,
    env: () => undefined,
    tempFolder: () => folder,
    print: say,
    warn: say,
  };
  return { code: await main(["eval", "recall", ...args], host), text };
}

/** Makes the scorer deaf to the information that a prompt and a card share, for as long as a test needs it. */
async function withWorsenedWeight(test: () => Promise<void>): Promise<void> {
  const weights: Record<string, number> = EVIDENCE_MODEL.weights;
  const whole = { ...weights };
  try {
    for (const name of Object.keys(whole)) weights[name] = Math.min(whole[name] ?? 0, 0.3);
    await test();
  } finally {
    Object.assign(weights, whole);
  }
}

Deno.test("eval recall --compare names the cases that a worsened weight breaks, and exits 1", async () => {
  await withFolder(async (run) => {
    await run("--suite", SUITE, "--out", "before.json");
    await withWorsenedWeight(async () => void await run("--suite", SUITE, "--out", "after.json"));
    const { code, text } = await run("--compare", "before.json", "after.json");
    assertEquals(code, 1);
    assertStringIncludes(text, "Got worse: recall");
    assertStringIncludes(text, "passed and fails now");
    assertStringIncludes(text, "regressed");
  });
});

Deno.test("eval recall --compare finds nothing worse in a report held against itself", async () => {
  await withFolder(async (run) => {
    await run("--suite", SUITE, "--out", "one.json");
    const { code, text } = await run("--compare", "one.json", "one.json");
    assertEquals([code, text.split("\n")[0]], [0, "✓ Nothing got worse."]);
  });
});

Deno.test("eval recall --compare fails on a report without its metadata, naming what is missing", async () => {
  await withFolder(async (run, folder) => {
    await run("--suite", SUITE, "--out", "one.json");
    const { scorerVersion: _gone, ...rest } = JSON.parse(await Deno.readTextFile(`${folder}/one.json`));
    await Deno.writeTextFile(`${folder}/two.json`, JSON.stringify(rest));
    const { code, text } = await run("--compare", "one.json", "two.json");
    assertEquals(code, 1);
    assertStringIncludes(text, "scorerVersion");
  });
});

Deno.test("eval recall writes the report and the page that were asked for, and nothing else", async () => {
  await withFolder(async (run, folder) => {
    await run("--suite", SUITE, "--out", "report.json", "--html", "report.html");
    const names = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
    assertEquals(names, ["report.html", "report.json"]);
    const report = JSON.parse(await Deno.readTextFile(`${folder}/report.json`));
    for (const key of ["suite", "engineVersion", "scorerVersion", "fingerprints", "limit", "threshold", "metrics"]) {
      assertEquals(report[key] !== undefined, true, key);
    }
    const keys = [
      "id",
      "passed",
      "prompt",
      "expectedCards",
      "returnedCards",
      "scores",
      "reasons",
      "tags",
      "difficulty",
    ];
    assertEquals(keys.filter((key) => report.cases[0][key] === undefined), []);
  });
});

Deno.test("eval recall exits 1 on a gate that the numbers miss, and 2 on one that is no share", async () => {
  await withFolder(async (run) => {
    assertEquals((await run("--suite", SUITE, "--threshold", "100", "--min-recall", "1")).code, 1);
    assertEquals((await run("--suite", SUITE, "--min-recall", "90")).code, 2);
    assertEquals((await run("--suite", "absent.json")).code, 2);
    assertEquals((await run()).code, 2);
  });
});

Deno.test("eval recall names what is wrong with a suite, with file and line", async () => {
  await withFolder(async (run, folder) => {
    const suite =
      '{\n  "name": "broken",\n  "cases": [\n    { "id": "one", "prompt": "Do it", "expectedCards": ["no"] }\n  ]\n}\n';
    await Deno.writeTextFile(`${folder}/broken.json`, suite);
    const { code, text } = await run("--suite", "broken.json");
    assertEquals(code, 1);
    assertStringIncludes(text, "broken.json:4:57");
    assertStringIncludes(text, 'There is no card "no"');
  });
});

Deno.test("eval recall fails on a card that a suite forbids, whatever its gates say", async () => {
  await withFolder(async (run, folder) => {
    const card = { id: "a", title: "Force push", summary: "When…", language: "en", rule: "Ask first" };
    const found = { ...card, recall: { triggers: ["force push the shared branch"] } };
    const suite = (forbiddenCards: string[]) => ({
      name: "forbidden",
      experiences: [found],
      forbiddenCards,
      cases: [{ id: "one", prompt: "force push the shared branch", allowedExtraCards: ["a"] }],
    });
    await Deno.writeTextFile(`${folder}/fine.json`, JSON.stringify(suite([])));
    await Deno.writeTextFile(`${folder}/forbidden.json`, JSON.stringify(suite(["a"])));
    assertEquals((await run("--suite", "fine.json")).code, 0);
    assertEquals((await run("--suite", "forbidden.json")).code, 1);
  });
});

Deno.test("eval recall --use-current-library runs on the person's cards and notes it in their log", async () => {
  await withFolder(async (run, folder) => {
    const active = `${folder}/.oh-my-experience/experiences/active`;
    await Deno.mkdir(active, { recursive: true });
    const card = "---\nschema: ome-card\nid: mine\nstatus: active\ntitle: Force push\nsummary: When…\n" +
      "recall:\n  triggers: [force push the shared branch]\nlanguage: en\n---\n\n# Force push\n\n" +
      "## What This Card Is For\n\nWhen…\n\n## Usage Criteria\n\n- x\n\n## Full Rule\n\n```text\nAsk\n```\n";
    await Deno.writeTextFile(`${active}/mine.md`, card);
    const cases = [{ id: "one", prompt: "force push the shared branch", expectedCards: ["mine"] }];
    await Deno.writeTextFile(`${folder}/own.json`, JSON.stringify({ name: "own", cases }));
    assertEquals((await run("--suite", "own.json")).code, 1);
    const { code, text } = await run("--suite", "own.json", "--use-current-library", "--min-pass-rate", "1");
    assertEquals(code, 0, text);
    const log = await Deno.readTextFile(`${folder}/.oh-my-experience/events.jsonl`);
    assertEquals(JSON.parse(log.trim()).kind, "eval");
    assertEquals(log.includes("shared branch"), false);
  });
});
