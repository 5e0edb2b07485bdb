/**
 * Every command that can end with 1 and still has something to tell: `ok` must not contradict the exit code.
 *
 * @module
 */

import { assertEquals, assertMatch } from "@std/assert";
import { MemoryHost } from "../memory_host.ts";
import { runCli } from "./run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const REPORT = "/work/report.json";

/** A machine on which everything that can be wrong is. */
function brokenMachine(): MemoryHost {
  return new MemoryHost({
    files: {
      [`${LIBRARY}/config.json`]: '{ "version": 1, "retrieval": { "minScore": "high" } }',
      [`${LIBRARY}/experiences/active/broken.md`]: "no front matter",
      [`${LIBRARY}/memory/recipes/broken.md`]: "no header",
      "/home/ada/.claude/settings.json": "{ broken",
      "/work/suite.json": '{ "name": "empty" }',
      [REPORT]: "{}",
    },
  });
}

const FAILING: Readonly<Record<string, string>> = {
  "experience check": "findings.error",
  "record check": "findings.error",
  "record search nothing --strict": "record.nothing-found",
  "config get": "findings.error",
  "config get retrieval.minScore": "findings.error",
  "doctor": "findings.error",
  "hook install --provider claude --yes": "findings.error",
  "hook uninstall --provider claude --yes": "findings.error",
  "hook status --provider claude": "hook.trouble",
  "init --provider claude --yes": "findings.error",
  "uninstall --yes": "findings.error",
  "eval recall --suite suite.json": "findings.error",
  "eval hook --suite suite.json": "findings.error",
  "eval recall --compare report.json report.json": "findings.error",
  "experience show nobody": "card.not-found",
};

for (const [line, code] of Object.entries(FAILING)) {
  Deno.test(`ome ${line} --json: ok says what the exit code says`, async () => {
    const ended = await runCli(`${line} --json`, brokenMachine());
    const { ok, error } = JSON.parse(ended.out);
    assertEquals([ended.code, ok, error.code], [1, false, code]);
    assertMatch(`${error.message}\n${error.hint}`, /^[A-Z"].*\n[A-Z].*$/);
  });
}

Deno.test("ome experience check --json lists the findings beside the error", async () => {
  const { findings, checked, error } = JSON.parse((await runCli("experience check --json", brokenMachine())).out);
  assertEquals([checked, findings.length, error.message], [1, 1, "Found 1 error"]);
});
