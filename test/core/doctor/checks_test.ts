import { assert, assertEquals } from "@std/assert";
import { CHECKS, examine } from "../../../src/core/doctor/checks.ts";
import type { HookFacts, Snapshot } from "../../../src/core/doctor/snapshot.ts";
import type { Finding } from "../../../src/core/finding.ts";
import { aSnapshot } from "./a_snapshot.ts";

function codesOf(of: Partial<Snapshot>): string[] {
  return examine(aSnapshot(of)).flatMap(({ findings }) => findings.map(({ code, level }) => `${code} ${level}`));
}

function withHook(of: Partial<HookFacts>): Partial<Snapshot> {
  return { hooks: aSnapshot().hooks.map((hook) => ({ ...hook, ...of })) };
}

const HEALTHY = aSnapshot();

/** What is wrong, and what is said of it. */
const CASES: readonly (readonly [name: string, of: Partial<Snapshot>, codes: readonly string[]])[] = [
  ["a healthy installation", {}, []],
  ["no library", { folder: { ...HEALTHY.folder, exists: false } }, ["doctor.no-library error"]],
  ["a folder that cannot be written to", { folder: { ...HEALTHY.folder, isWritable: false } }, [
    "doctor.read-only warning",
  ]],
  ["a vault", { folder: { ...HEALTHY.folder, isWritable: false, refusal: { reason: "a vault", better: "/x" } } }, [
    "doctor.folder error",
  ]],
  ["no active card", { cards: { libraries: [], findings: [] } }, ["doctor.no-cards note"]],
  ["a stale index", { indexes: [{ path: "i", state: "stale" }] }, ["doctor.index-stale note"]],
  ["a missing index", { indexes: [{ path: "i", state: "missing" }] }, ["doctor.index-missing note"]],
  ["a damaged index", { indexes: [{ path: "i", state: "damaged" }] }, ["doctor.index-damaged warning"]],
  ["an apply that was cut short", { runs: [{ id: "r", state: "unfinished" }] }, ["doctor.run-unfinished warning"]],
  ["approvals that wait", { runs: [{ id: "r", state: "waiting" }] }, ["doctor.run-waiting note"]],
  ["a run of another version", { runs: [{ id: "r", state: "foreign" }] }, ["doctor.run-foreign note"]],
  ["a broken run", { runs: [{ id: "r", state: "broken" }] }, ["doctor.run-broken error"]],
  ["no hook", { hooks: [] }, ["doctor.no-hook warning"]],
  ["a hook that cannot run", withHook({ missing: ["/gone"] }), ["doctor.hook-broken error"]],
  ["two hooks", withHook({ doubles: ["/x"] }), ["doctor.hook-twice error"]],
  ["a hook without trust", withHook({ review: "not-reviewed" }), ["doctor.hook-untrusted warning"]],
  ["a hook that was switched off", withHook({ review: "switched-off" }), ["doctor.hook-switched-off warning"]],
  ["a reviewed hook", withHook({ review: "reviewed" }), []],
  ["an agent that is not answered", withHook({ isEnabled: false }), ["doctor.hook-disabled note"]],
  ["an agent that is not here", {
    hooks: [...HEALTHY.hooks, ...(withHook({ isHere: false, isInstalled: false }).hooks ?? [])],
  }, []],
  ["an agent without a hook", { hooks: [...HEALTHY.hooks, ...(withHook({ isInstalled: false }).hooks ?? [])] }, [
    "doctor.hook-absent note",
  ]],
  ["an agent that borrows", {
    hooks: [...HEALTHY.hooks, ...(withHook({ isInstalled: false, lender: "X" }).hooks ?? [])],
  }, ["doctor.hook-borrowed note"]],
  ["a host that cannot listen", { deaf: [{ name: "W", reason: "It is deaf.", rules: "R" }] }, [
    "doctor.host-deaf note",
  ]],
  ["an edited skill", { skills: [{ folder: "s", agents: [], state: "edited" }] }, ["doctor.skill-edited note"]],
  ["a skill of another version", { skills: [{ folder: "s", agents: [], state: "outdated" }] }, [
    "doctor.skill-outdated note",
  ]],
  ["a log that is closed", { events: { ...HEALTHY.events, unreadable: "permission denied" } }, [
    "doctor.events-unreadable error",
  ]],
  ["failures", { events: { ...HEALTHY.events, failures: 2 } }, ["doctor.events-failures warning"]],
  ["one failure in very many", { events: { ...HEALTHY.events, prompts: 1000, failures: 1 } }, []],
  ["torn lines", { events: { ...HEALTHY.events, torn: 1 } }, ["doctor.events-torn note"]],
  ["old parts", { events: { ...HEALTHY.events, oldParts: 2 } }, ["doctor.events-old note"]],
  ["a silent shell", { quiet: { isShellSilent: true } }, ["doctor.shell-off warning"]],
  ["a silent project", { quiet: { isShellSilent: false, here: { where: "x", isConfigured: false } } }, [
    "doctor.silent-here warning",
  ]],
  ["two programs", { programs: { version: "1", onPath: ["/a", "/b"], isFirst: true } }, [
    "doctor.program-twice warning",
  ]],
  ["another program first", { programs: { version: "1", onPath: ["/a"], isFirst: false } }, [
    "doctor.program-twice warning",
  ]],
  ["no program on the PATH", { programs: { version: "1", onPath: [], isFirst: true } }, [
    "doctor.program-not-on-path note",
  ]],
  ["a leftover", { leftovers: ["/x.ome-tmp"] }, ["doctor.leftover note"]],
];

for (const [name, of, codes] of CASES) {
  Deno.test(`examine() of ${name}`, () => assertEquals(codesOf(of), codes));
}

Deno.test("examine() gives a check the level of the gravest finding", () => {
  const levels = examine(aSnapshot({ leftovers: ["x"], hooks: [] })).map(({ area, level }) => [area, level]);
  assertEquals(Object.fromEntries(levels).leftovers, "note");
  assertEquals(Object.fromEntries(levels).hooks, "warning");
  assertEquals(new Set(CHECKS.map(({ area }) => area)).size, CHECKS.length);
});

Deno.test("examine() lists errors of cards up to a bound, and counts the rest and what is no error", () => {
  const broken = Array.from({ length: 30 }, (_, at): Finding => (
    { code: "card.yaml", level: "error", message: "No", mend: "Mend", path: `${at}.md`, line: 2 }
  ));
  const note: Finding = { code: "card.hint-prose", level: "note", message: "Prose", mend: "Move" };
  const cards = { ...HEALTHY.cards, findings: [...broken, note] };
  const check = examine(aSnapshot({ cards })).find(({ area }) => area === "cards");
  assertEquals(check?.findings.filter(({ code }) => code === "card.yaml").length, 20);
  assertEquals(check?.findings.slice(20).map(({ code, message }) => [code, message.split(" ")[0]]), [
    ["doctor.cards-broken", "10"],
    ["doctor.cards-to-mend", "1"],
  ]);
  assert(check?.fact.includes("30 broken files"), check?.fact);
});

Deno.test("every finding of a check says what to do", () => {
  for (const [name, of] of CASES) {
    for (const { message, mend } of examine(aSnapshot(of)).flatMap(({ findings }) => findings)) {
      assert(mend.length > 5 && !mend.endsWith("."), `${name}: ${mend}`);
      assert(/^["\p{Lu}\d]/u.test(message) && !message.endsWith("."), `${name}: ${message}`);
    }
  }
});
