import { assertEquals } from "@std/assert";
import { readCandidates } from "../../../src/core/reflect/read_candidates.ts";
import { addToRun, refineRun } from "../../../src/core/reflect/refine.ts";
import { type Decision, type Run, RUN_VERSION, stateOf, verdictsOf } from "../../../src/core/reflect/run.ts";
import { EMPTY_PROPOSAL, readDecisions, readProposal } from "../../../src/core/reflect/run_files.ts";
import { FLAKY, PNPM } from "./a_candidate.ts";

const [pnpm, flaky] = readCandidates([PNPM, FLAKY], { evidence: [], scope: { level: "global" } }).candidates;
const AT = "2026-11-30T12:00:00.000Z";

function runOf(...log: Run["log"]): Run {
  const input = { version: RUN_VERSION, id: "r", focus: null, scope: "global", createdAt: AT, evidence: [] } as const;
  const empty = { input, proposal: EMPTY_PROPOSAL, log: [] };
  return { input, proposal: refineRun(empty, { candidates: [pnpm!, flaky!] }), log };
}

const decided = (action: Decision["action"], candidate: string, revision = 1): Decision => (
  { action, candidate, revision, at: AT }
);
const applied = { action: "apply", candidate: "use-pnpm", at: AT, card: "use-pnpm" } as const;

Deno.test("stateOf() follows a run from collecting to applied", () => {
  const reject = decided("reject", flaky!.id);
  const approve = decided("approve", "use-pnpm");
  assertEquals(stateOf({ proposal: EMPTY_PROPOSAL, log: [] }), "collecting");
  assertEquals(stateOf(runOf(approve)), "proposed");
  assertEquals(stateOf(runOf(approve, reject)), "decided");
  assertEquals(stateOf(runOf(approve, reject, applied)), "applied");
});

Deno.test("verdictsOf() counts the last decision, on the words that were decided on", () => {
  const run = runOf(decided("approve", "use-pnpm"), decided("reject", "use-pnpm"));
  assertEquals(verdictsOf(run)[0]?.decision?.action, "reject");
  const same = { ...run, proposal: refineRun(run, { candidates: [pnpm!, flaky!] }) };
  assertEquals(verdictsOf(same)[0]?.decision?.action, "reject");
  const changed = { ...run, proposal: refineRun(run, { candidates: [{ ...pnpm!, rule: "Other" }, flaky!] }) };
  assertEquals(verdictsOf(changed)[0]?.decision, undefined);
});

Deno.test("refineRun() keeps what became a draft as it was, and drops what is proposed no more", () => {
  const run = runOf(decided("approve", "use-pnpm"), applied);
  const proposal = refineRun(run, { candidates: [{ ...pnpm!, rule: "Other" }] });
  assertEquals(proposal.candidates.map(({ candidate }) => candidate), [pnpm!]);
});

Deno.test("addToRun() leaves the others and their decisions alone", () => {
  const run = runOf(decided("approve", "use-pnpm"));
  const proposal = addToRun(run, { ...flaky!, id: "third" });
  assertEquals(proposal.candidates.map(({ candidate }) => candidate.id), ["use-pnpm", flaky!.id, "third"]);
  assertEquals(verdictsOf({ proposal, log: run.log })[0]?.decision?.action, "approve");
});

Deno.test("readProposal() reads back what was written; readDecisions() passes over a torn line (fault 30)", () => {
  const run = runOf(decided("approve", "use-pnpm"), applied);
  assertEquals(readProposal(JSON.parse(JSON.stringify(run.proposal))), run.proposal);
  const lines = run.log.map((entry) => JSON.stringify(entry));
  assertEquals(readDecisions(`${lines[0]}\n{"action":"rej\n${lines[1]}\n`), [...run.log]);
});
