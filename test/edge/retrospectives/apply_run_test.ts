import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { stateOf } from "../../../src/core/reflect/run.ts";
import { readLibrary } from "../../../src/edge/library/read_library.ts";
import { applyRun, finishApplies } from "../../../src/edge/retrospectives/apply_run.ts";
import { promptsOfCard } from "../../../src/edge/retrospectives/card_evidence.ts";
import { addCandidate, decide } from "../../../src/edge/retrospectives/change_run.ts";
import { readRun } from "../../../src/edge/retrospectives/run_store.ts";
import { PNPM } from "../../core/reflect/a_candidate.ts";
import { Killed } from "../../memory_files.ts";
import type { MemoryHost } from "../../memory_host.ts";
import { cardText } from "../library/card_text.ts";
import { approvedRun, DATA, LIBRARY } from "./approved_run.ts";

const OPTIONS = { dataDir: DATA };

const cardsOf = (host: MemoryHost) =>
  readLibrary([LIBRARY], host).cards.map(({ card }) => `${card.status} ${card.id}`).sort();

const BOTH = ["draft find-what-flaky-tests-share", "draft use-pnpm"];

Deno.test("applyRun() makes drafts once; applying again changes nothing", async () => {
  const { host, place } = await approvedRun();
  assertEquals((await applyRun(place, OPTIONS, host)).drafts.length, 2);
  assertEquals(cardsOf(host), BOTH);
  const before = host.files.tree(DATA);
  assertEquals(await applyRun(place, OPTIONS, host), { drafts: [], notes: [] });
  assertEquals(host.files.tree(DATA), before);
  assertEquals(stateOf(readRun(place, host)), "applied");
});

Deno.test("applyRun() killed at any moment is finished by the next command, which says so", async () => {
  let finished = 0;
  for (let count = 0;; count++) {
    const { host, place } = await approvedRun();
    host.files.dieAfter(count);
    const killed = await applyRun(place, OPTIONS, host).then(() => false, (error) => error instanceof Killed);
    host.files.revive();
    host.advance(120_000);
    const notes = await finishApplies(LIBRARY, OPTIONS, host);
    if (notes.length > 0) {
      assertStringIncludes(notes[0]!.note, "cut short, and is finished now");
      assertEquals(cardsOf(host), BOTH, `killed after ${count}`);
      assertEquals(stateOf(readRun(place, host)), "applied");
      finished++;
    }
    await applyRun(place, OPTIONS, host);
    assertEquals(cardsOf(host), BOTH, `killed after ${count}`);
    const applied = readRun(place, host).log.filter(({ action }) => action === "apply");
    assertEquals(applied.length, 2);
    if (!killed) break;
  }
  assert(finished > 2);
});

Deno.test("finishApplies() writes nothing outside the library, whatever a repository brings along (fault 8)", async () => {
  const { host, place } = await approvedRun();
  const evil = cardText("x", "draft").replace("id: x", 'id: "../../../../evil"');
  const drafts = [
    { candidate: "a", id: "../../../../evil", text: evil },
    { candidate: "b", id: "../../../../evil", text: cardText("x", "draft") },
    { candidate: "c", id: "live", text: cardText("live", "active") },
  ];
  host.files.put(`${DATA}/retrospectives/${place.id}/applying.json`, JSON.stringify({ drafts }));
  await finishApplies(LIBRARY, OPTIONS, host);
  assertEquals(cardsOf(host), []);
  assertEquals(Object.keys(host.files.tree("/home/ada")).filter((path) => path.includes("evil")), []);
});

Deno.test("applyRun() goes around an id that is taken, and leaves that card alone", async () => {
  const standing = cardText("use-pnpm");
  const { host, place } = await approvedRun({ [`${DATA}/experiences/active/use-pnpm.md`]: standing });
  await applyRun(place, OPTIONS, host);
  assertEquals(cardsOf(host), ["active use-pnpm", "draft find-what-flaky-tests-share", "draft use-pnpm-2"]);
  assertEquals(host.files.readText(`${DATA}/experiences/active/use-pnpm.md`), standing);
});

Deno.test("applyRun() writes a rewritten card to the byte", async () => {
  const { host, place } = await approvedRun();
  const text = cardText("mine", "draft").replace("category: Testing", "# my own comment\ncategory:   Testing");
  await decide(place, { action: "rewrite", candidate: "use-pnpm", text }, host);
  await applyRun(place, OPTIONS, host);
  assertEquals(host.files.readText(`${DATA}/experiences/draft/mine.md`), text);
});

Deno.test("applyRun() leaves out what was rejected or never decided", async () => {
  const { host, place } = await approvedRun();
  await decide(place, { action: "reject", candidate: "use-pnpm" }, host);
  await applyRun(place, OPTIONS, host);
  assertEquals(cardsOf(host), ["draft find-what-flaky-tests-share"]);
});

Deno.test("applyRun() twelve times at once makes each draft once (fault 29)", async () => {
  const { host, place } = await approvedRun();
  const results = await Promise.all(Array.from({ length: 12 }, () => applyRun(place, OPTIONS, host)));
  assertEquals(results.flatMap(({ drafts }) => drafts).length, 2);
  assertEquals(cardsOf(host), BOTH);
});

Deno.test("promptsOfCard() remembers what a card came from, unless the person wants nothing kept", async () => {
  const { host, place } = await approvedRun();
  await applyRun(place, OPTIONS, host);
  assertEquals(promptsOfCard("use-pnpm", LIBRARY, host), ["Add a package that formats dates"]);
  assertEquals(promptsOfCard("nobody", LIBRARY, host), []);
  const config = '{"version":1,"sessions":{"keepAppliedEvidence":false}}';
  const other = await approvedRun({ [`${DATA}/config.json`]: config });
  await applyRun(other.place, OPTIONS, other.host);
  assertEquals(promptsOfCard("use-pnpm", LIBRARY, other.host), []);
  const [kept] = readRun(other.place, other.host).proposal.candidates;
  assertEquals(kept?.candidate.evidence.map(({ session_id, quote }) => [session_id, quote]), [
    ["claude-1f00a2b3c4", "(not kept)"],
  ]);
});

Deno.test("addCandidate() adds one and refuses a broken one, leaving the run alone", async () => {
  const { host, place } = await approvedRun();
  const added = await addCandidate(place, { ...PNPM, id: "from-a-record" }, host);
  assertEquals(added.id, "from-a-record");
  const before = host.files.tree(DATA);
  const error = await addCandidate(place, { title: "Half" }, host).catch((error) => error);
  assertEquals(error.code, "candidate.shape");
  assertEquals(host.files.tree(DATA), before);
});

Deno.test("decide() refuses what is a card already, and candidates that are not there", async () => {
  const { host, place } = await approvedRun();
  await applyRun(place, OPTIONS, host);
  const code = async (candidate: string) =>
    (await decide(place, { action: "reject", candidate }, host).catch((error) => error)).code;
  assertEquals([await code("use-pnpm"), await code("nobody")], ["run.applied", "run.no-candidate"]);
});
