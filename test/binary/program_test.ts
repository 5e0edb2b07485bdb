import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { dirname, fromFileUrl, join } from "@std/path";
import { PERMISSIONS } from "../../scripts/binary/compile.ts";
import { PAYLOADS, SCENE } from "../../scripts/demo/scene.ts";
import { openStage } from "../../scripts/demo/stage.ts";
import { readSuite } from "../../src/core/eval/read_suite.ts";
import type { CaseReport } from "../../src/core/eval/report.ts";
import { runSuite } from "../../src/core/eval/run_suite.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "../../src/core/recall/versions.ts";
import { VERSION } from "../../src/core/version.ts";
import { denoHost } from "../../src/edge/deno_host.ts";
import { readSuiteFile } from "../../src/edge/eval/suite_file.ts";

const binary = Deno.env.get("OME_BINARY");
const ignore = binary === undefined;
const ROOT = fromFileUrl(new URL("../../", import.meta.url));

async function ome(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, stdout, stderr } = await new Deno.Command(binary ?? "", { args, cwd: ROOT }).output();
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

Deno.test({
  name: "the binary tells its version and what it runs on",
  ignore,
  fn: async () => {
    const { code, out } = await ome("--version", "--json");
    const { ok, version, compiled, engineVersion, scorerVersion, target } = JSON.parse(out);
    assertEquals([code, ok, version, compiled], [0, true, VERSION, true]);
    assertEquals([engineVersion, scorerVersion, target], [ENGINE_VERSION, SCORER_VERSION, Deno.build.target]);
  },
});

Deno.test({
  name: "the binary loads every command that help names",
  ignore,
  fn: async () => {
    const { code, out } = await ome("help", "--json");
    assertEquals(code, 0);
    for (const { command } of JSON.parse(out).commands) {
      const help = await ome("help", ...command.split(" "));
      assertEquals([help.code, help.err], [0, ""], command);
    }
  },
});

/** Sends every payload of the demo, and expects what the demo promises. */
async function expectAnswers(program: readonly string[]): Promise<void> {
  const stage = await openStage(program);
  try {
    for (const payload of Object.values(PAYLOADS)) {
      assertEquals(await stage.runHook(payload({ prompt: SCENE.nearMiss, project: stage.project })), "");
      const match = await stage.runHook(payload({ prompt: SCENE.match, project: stage.project }));
      assertStringIncludes(JSON.stringify(JSON.parse(match)), SCENE.cardId);
    }
  } finally {
    await stage.close();
  }
}

Deno.test({
  name: "the binary answers the payloads of the demo as it promises",
  ignore,
  fn: () => expectAnswers([binary ?? ""]),
});

Deno.test({
  name: "the hook of the binary answers as well on another V8, which takes nothing that the binary's own has compiled",
  ignore,
  fn: () => {
    const program = join(dirname(binary ?? ""), "bundle", "cli.js");
    return expectAnswers([Deno.execPath(), "run", "--quiet", "--no-config", ...PERMISSIONS, program]);
  },
});

Deno.test({
  name: "the binary's record store refuses what it must refuse",
  ignore,
  fn: async () => {
    const { code, out } = await ome("record", "selftest", "--json");
    const { failed, passed } = JSON.parse(out);
    assertEquals([code, failed], [0, 0]);
    assert(passed > 20);
  },
});

Deno.test({
  name: "the binary evaluates recall on a suite as the sources do, to the byte",
  ignore,
  fn: async () => {
    const { out } = await ome("eval", "recall", "--suite", "fixtures/eval/core.suite.json", "--json");
    const { metrics, cases } = JSON.parse(out);
    const file = readSuiteFile(join(ROOT, "fixtures/eval/core.suite.json"), denoHost);
    const { suite } = readSuite(file.document, file.cards, file);
    assert(suite);
    const expected = runSuite(suite, file.cards);
    const { latencyMedianMs: _median, latencyP95Ms: _p95, ...numbers } = metrics;
    const { latencyMedianMs: _noMedian, latencyP95Ms: _noP95, ...expectedNumbers } = expected.metrics;
    assertEquals(numbers, expectedNumbers);
    const decisionOf = ({ id, returnedCards, scores, reasons }: CaseReport) => ({ id, returnedCards, scores, reasons });
    assertEquals(cases.map(decisionOf), expected.cases.map(decisionOf));
  },
});

Deno.test({
  name: "the binary's hook answers every payload of the hook suite",
  ignore,
  fn: async () => {
    const { code, out } = await ome("eval", "hook", "--suite", "fixtures/eval/hook.suite.json", "--json");
    assertEquals([code, JSON.parse(out).passed], [0, true]);
  },
});
