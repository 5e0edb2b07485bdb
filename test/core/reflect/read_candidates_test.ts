import { assert, assertEquals, assertNotMatch } from "@std/assert";
import type { Evidence } from "../../../src/core/reflect/candidate.ts";
import { readAudit, readCandidates } from "../../../src/core/reflect/read_candidates.ts";
import { AUDIT, FLAKY, PNPM } from "./a_candidate.ts";

const OPTIONS = { evidence: [] as Evidence[], scope: { level: "global" } as const };
const read = (...candidates: unknown[]) => readCandidates({ candidates, audit: AUDIT }, OPTIONS);
const codes = (...candidates: unknown[]) =>
  read(...candidates).findings.filter(({ level }) => level === "error").map(({ code }) => code);

Deno.test("readCandidates() fills in id, category, scope and language", () => {
  const [pnpm, flaky] = read(PNPM, FLAKY).candidates;
  assertEquals([pnpm?.id, flaky?.id], ["use-pnpm", "find-what-flaky-tests-share"]);
  assertEquals([pnpm?.category, flaky?.category], ["Tooling", "Testing"]);
  assertEquals([flaky?.scope, flaky?.language], [{ level: "global" }, "en"]);
  assertEquals(
    read({ ...FLAKY, title: "不要重试", summary: "测试不稳定时", rule: "找出共享的状态" }).candidates[0]?.language,
    "zh",
  );
});

Deno.test("readCandidates() refuses unknown keys, missing fields, two of one id, and a project without a key", () => {
  assertEquals(codes({ ...PNPM, criteria: { use_when: [], ignorewhen: [] } }), ["candidate.shape"]);
  assertEquals(codes({ title: "x" }), ["candidate.shape", "candidate.shape"]);
  assertEquals(codes(PNPM, PNPM), ["candidate.id"]);
  assertEquals(codes({ ...PNPM, scope: { level: "project" } }), ["candidate.project-key"]);
  assertEquals(codes({ ...PNPM, id: "../../x" }), ["candidate.shape"]);
  assertEquals(codes({ ...PNPM, summary: "x".repeat(401) }), ["candidate.shape"]);
  assertEquals(readCandidates("x", OPTIONS).findings.map(({ code }) => code), ["candidate.shape"]);
});

Deno.test("readCandidates() tells what is wrong inside a piece of evidence that is written out", () => {
  const told = (evidence: unknown) => read({ ...PNPM, evidence: [evidence] }).findings.map(({ message }) => message);
  const whole = { provider: "claude", session_id: "claude-1f00a2b3c4", turn: 2, quote: "Use pnpm" };
  const { session_id: _, ...without } = whole;
  assertEquals(told(without), [
    "candidates[0].evidence[0].session_id: Invalid input: expected string, received undefined",
  ]);
  assertEquals(told({ ...whole, session: "s" }), ['candidates[0].evidence[0]: Unrecognized key: "session"']);
  assertEquals(told({ ...whole, quote: "x".repeat(401) }), ["candidates[0].evidence[0].quote: At most 400 characters"]);
  assertEquals(told(7), ["candidates[0].evidence[0]: Neither the name of a hit nor a piece of evidence written out"]);
});

Deno.test("readCandidates() refuses a secret and does not repeat it (fault 10)", () => {
  const secret = `ghp_${"a1B2".repeat(9)}`;
  const { candidates, findings } = read({ ...PNPM, rule: `Use ${secret}` });
  assertEquals(candidates, []);
  assert(findings.some(({ code }) => code === "candidate.secret"));
  assertNotMatch(JSON.stringify(findings), /ghp_/);
});

Deno.test("readCandidates() takes evidence by the name of a hit, where the run holds it", () => {
  const [piece] = PNPM.evidence;
  const named = { ...PNPM, evidence: ["claude-1f00a2b3c4:2"] };
  const { candidates } = readCandidates([named], { ...OPTIONS, evidence: [piece] });
  assertEquals(candidates[0]?.evidence, [piece]);
  assertEquals(codes(named), ["candidate.evidence"]);
});

Deno.test("readCandidates() names any number of problems with one candidate", () => {
  const evidence = Array.from({ length: 150_000 }, (_, at) => `hit-${at}`);
  const unknown = codes({ ...FLAKY, evidence }).filter((code) => code === "candidate.evidence");
  assertEquals(unknown.length, evidence.length);
});

Deno.test("readAudit() asks for what was covered and searched", () => {
  assertEquals(readAudit(AUDIT).findings, []);
  assertEquals(readAudit({ covered: [], queries: ["x"] }).findings.map(({ code }) => code), ["candidate.audit"]);
});
