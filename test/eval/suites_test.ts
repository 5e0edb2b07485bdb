import { assert, assertEquals } from "@std/assert";
import { AGENTS } from "../../src/core/agent/agents.ts";
import { readSuite } from "../../src/core/eval/read_suite.ts";
import { runSuite } from "../../src/core/eval/run_suite.ts";
import type { Report } from "../../src/core/eval/report.ts";
import { readHookSuite } from "../../src/core/eval/hook_suite.ts";
import { denoHost } from "../../src/edge/deno_host.ts";
import { runHookSuite } from "../../src/edge/eval/run_hook_suite.ts";
import { readSuiteFile } from "../../src/edge/eval/suite_file.ts";

const FOLDER = decodeURIComponent(new URL("../../fixtures/eval", import.meta.url).pathname);
const SUITES = denoHost.files.list(FOLDER).map(({ name }) => name)
  .filter((name) => name.endsWith(".suite.json") && name !== "hook.suite.json");

function load(name: string) {
  const file = readSuiteFile(`${FOLDER}/${name}`, denoHost);
  const { suite, findings } = readSuite(file.document, file.cards, file);
  assertEquals([...file.findings, ...findings], []);
  assert(suite);
  return { suite, cards: file.cards };
}

/** What a person must know of a suite that fails. */
function faultsOf({ gates, forbidden, cases }: Report): unknown {
  const held = gates.every(({ passed }) => passed) && forbidden.length === 0;
  if (held) return [];
  const failures = cases.filter(({ passed }) => !passed).map(({ id, failures }) => `${id}: ${failures.join("; ")}`);
  return [gates.filter(({ passed }) => !passed), forbidden, failures];
}

for (const name of SUITES) {
  Deno.test(`${name} holds its gates`, () => {
    const { suite, cards } = load(name);
    assertEquals(faultsOf(runSuite(suite, cards)), []);
  });
}

Deno.test("hook.suite.json: every check holds for every agent", async () => {
  const file = readSuiteFile(`${FOLDER}/hook.suite.json`, denoHost);
  const { suite, findings } = readHookSuite(file.document, file.cards, file);
  assertEquals([...file.findings, ...findings], []);
  assert(suite);
  const { cases } = await runHookSuite({ suite, cards: file.cards }, denoHost);
  const faults = cases.flatMap(({ id, turns }) =>
    turns.flatMap(({ turn, checks }) =>
      checks.filter(({ passed }) => !passed).map(({ name, problem }) => `${id}, turn ${turn}, ${name}: ${problem}`)
    )
  );
  assertEquals(faults, []);
  const heard = new Set(suite.cases.map(({ provider }) => provider));
  assertEquals(AGENTS.filter(({ id }) => !heard.has(id)).map(({ id }) => id), []);
});

Deno.test("the suites hold at least 160 cases, at least 65 of which want silence", () => {
  const cases = SUITES.flatMap((name) => load(name).suite.cases);
  assert(cases.length >= 160, `${cases.length} cases`);
  assert(cases.filter(({ expectNoMatches }) => expectNoMatches).length >= 65);
});

Deno.test("every arm that tells a quiet tool from a nagging one has cases", () => {
  const tags = new Set(SUITES.flatMap((name) => load(name).suite.cases.flatMap(({ tags }) => tags)));
  const arms = [
    "answerable",
    "plain-negative",
    "off-topic-join",
    "absent-subject",
    "wrong-project",
    "machine-text",
    "small-talk",
    "forbidden",
  ];
  assertEquals(arms.filter((arm) => !tags.has(`arm:${arm}`)), []);
});

Deno.test("each project's prompts are held against the other project's library", () => {
  for (const [own, other] of [["shop", "firmware"], ["firmware", "shop"]]) {
    const prompts = (name: string) => load(name).suite.cases.map(({ prompt }) => prompt);
    assertEquals(prompts(`wrong_project_${other}.suite.json`), prompts(`project_${own}.suite.json`));
  }
});
