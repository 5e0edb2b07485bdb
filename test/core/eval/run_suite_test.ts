import { assertEquals } from "@std/assert";
import { readSuite } from "../../../src/core/eval/read_suite.ts";
import { type RunOptions, runSuite } from "../../../src/core/eval/run_suite.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { ONE_CARD as cards } from "./a_card.ts";

function run(
  more: Record<string, unknown> = {},
  options: Partial<RunOptions> = {},
  parts: Record<string, unknown> = {},
) {
  const cases = [
    { id: "wanted", prompt: "force push the shared branch", expectedCards: ["force-push"], tags: ["a"], ...parts },
    { id: "silent", prompt: "continue", expectNoMatches: true, tags: ["b"], difficulty: "easy" },
  ];
  const { suite, findings } = readSuite({ name: "demo", cases, ...more }, cards);
  if (!suite) throw new Error(JSON.stringify(findings));
  return runSuite(suite, cards, options);
}

Deno.test("runSuite() reports every case with its ranking, scores and reasons", () => {
  const [wanted, silent] = run().cases;
  assertEquals([wanted?.passed, wanted?.returnedCards, wanted?.scores.length], [true, ["force-push"], 1]);
  assertEquals((wanted?.reasons["force-push"] ?? []).length > 0, true);
  assertEquals((wanted?.contextChars ?? 0) > 0, true);
  assertEquals([silent?.passed, silent?.abstainReason, silent?.contextChars], [true, "small-talk", 0]);
});

Deno.test("runSuite() gives the same report for the same arguments", () => {
  assertEquals(run(), run());
});

Deno.test("runSuite() breaks the numbers down by tag and by difficulty", () => {
  const { byTag, byDifficulty } = run();
  assertEquals(Object.keys(byTag), ["a", "b"]);
  assertEquals([byDifficulty.easy?.cases, byDifficulty.medium?.cases], [1, 1]);
});

Deno.test("runSuite() lets a case have its own threshold, whatever the run's is", () => {
  const [wanted] = run({}, { threshold: 100 }, { threshold: 1 }).cases;
  assertEquals([wanted?.threshold, wanted?.passed], [1, true]);
  assertEquals(run({}, { threshold: 100 }).cases[0]?.failures[0]?.includes("below the threshold"), true);
});

Deno.test("runSuite() prefers a gate of the caller to the suite's own", () => {
  const gates = { minRecall: 1, byTag: { b: { maxOverRecall: 0 } } };
  assertEquals(run({ gates }, { threshold: 100 }).passed, false);
  assertEquals(run({ gates }, { threshold: 100, gates: { minRecall: 0.5 } }).passed, true);
});

Deno.test("runSuite() fails where a forbidden card comes, without any gate", () => {
  const { passed, forbidden } = run({ forbiddenCards: ["force-push"] }, {}, {
    expectedCards: [],
    allowedExtraCards: ["force-push"],
  });
  assertEquals([passed, forbidden], [false, [{ caseId: "wanted", cardId: "force-push" }]]);
});

Deno.test("runSuite() takes the project from the suite's own table of folders", () => {
  const scoped = cards.map(({ card, libraryScope }) => ({
    libraryScope,
    card: { ...card, scope: { level: "project" as const, projectKey: "github.com/acme/shop" } },
  }));
  const projects = { "/work/shop": { key: "github.com/acme/shop" } };
  const cases = ["/work/shop/api", "/work/shopping"].map((cwd) => ({
    id: cwd,
    cwd,
    prompt: "force push the shared branch",
  }));
  const { suite } = readSuite({ name: "demo", projects, cases }, scoped);
  const returned = suite && runSuite(suite, scoped).cases.map(({ returnedCards }) => returnedCards);
  assertEquals(returned, [["force-push"], []]);
});

Deno.test("runSuite() has times only where a clock was handed in, and tells how far it is", () => {
  let now = 0;
  const told: string[] = [];
  const { metrics } = run({}, { elapsed: () => now += 5, onCase: (done, total) => void told.push(`${done}/${total}`) });
  assertEquals([metrics.latencyMedianMs, told], [5, ["1/2", "2/2"]]);
  assertEquals(run().metrics.latencyMedianMs, null);
});

Deno.test("runSuite() says so where an expected card was no candidate at all", () => {
  const deaf: RunOptions["recall"] = (_prompt, index, options) => recall("continue", index, options);
  assertEquals(run({}, { recall: deaf }).cases[0]?.failures, ["missing: force-push (0), not a candidate"]);
});

Deno.test("runSuite() gives each of suite, cards and configuration a fingerprint of its own", () => {
  const [one, other] = [run().fingerprints, run({}, { threshold: 30 }).fingerprints];
  assertEquals([one.suite === other.suite, one.cards === other.cards], [true, true]);
  assertEquals(one.configuration === other.configuration, false);
  assertEquals(run({ gates: { minRecall: 1 } }).fingerprints.suite, one.suite);
  assertEquals(run({ description: "other" }).fingerprints.suite === one.suite, false);
});
