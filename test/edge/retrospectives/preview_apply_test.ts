import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { applyRun, finishApplies } from "../../../src/edge/retrospectives/apply_run.ts";
import { previewApply, tellCutShort } from "../../../src/edge/retrospectives/preview_apply.ts";
import { Killed } from "../../memory_files.ts";
import { cardText } from "../library/card_text.ts";
import { approvedRun, DATA, LIBRARY } from "./approved_run.ts";

const OPTIONS = { dataDir: DATA };

Deno.test("previewApply() tells what applyRun() makes, and writes nothing", async () => {
  const { host, place } = await approvedRun({ [`${DATA}/experiences/active/use-pnpm.md`]: cardText("use-pnpm") });
  const [before, writes] = [host.files.tree(), host.files.writes];
  const told = previewApply(place, host).map(({ id }) => id);
  assertEquals(told, ["use-pnpm-2", "find-what-flaky-tests-share"]);
  assertEquals(tellCutShort(LIBRARY, host), []);
  assertEquals([host.files.tree(), host.files.writes], [before, writes]);
  const { drafts } = await applyRun(place, OPTIONS, host);
  assertEquals(drafts.map(({ id }) => id), told);
  assertEquals(previewApply(place, host), []);
});

Deno.test("tellCutShort() says after a kill at any moment what finishing makes, and leaves it", async () => {
  let told = 0;
  for (let count = 0;; count++) {
    const { host, place } = await approvedRun();
    host.files.dieAfter(count);
    const killed = await applyRun(place, OPTIONS, host).then(() => false, (error) => error instanceof Killed);
    host.files.revive();
    const [before, writes] = [host.files.tree(), host.files.writes];
    const sentences = tellCutShort(LIBRARY, host);
    const wouldMake = previewApply(place, host).map(({ id }) => id);
    assertEquals([host.files.tree(), host.files.writes], [before, writes]);
    const finished = await finishApplies(LIBRARY, OPTIONS, host);
    assertEquals(sentences.length, finished.length, `killed after ${count}`);
    for (const sentence of sentences) {
      assertStringIncludes(
        sentence,
        `An earlier apply of "${place.id}" was cut short. The next command would finish it`,
      );
      for (const id of ["use-pnpm", "find-what-flaky-tests-share"]) assertStringIncludes(sentence, `"${id}"`);
      told++;
    }
    assertEquals((await applyRun(place, OPTIONS, host)).drafts.map(({ id }) => id), wouldMake);
    if (!killed) break;
  }
  assert(told > 2);
});

Deno.test("tellCutShort() tells drafts that are there from those to come, by the names that they would get", async () => {
  const { host, place } = await approvedRun();
  const [first, second] = previewApply(place, host);
  const drafts = [first, second].map((draft) => ({ ...draft, text: cardText(draft!.id, "draft") }));
  host.files.put(`${DATA}/retrospectives/${place.id}/applying.json`, JSON.stringify({ drafts }));
  host.files.put(`${DATA}/experiences/active/use-pnpm.md`, cardText("use-pnpm").replace("Title of", "Other title of"));
  host.files.put(`${DATA}/experiences/draft/find-what-flaky-tests-share.md`, drafts[1]!.text);
  assertEquals(tellCutShort(LIBRARY, host), [
    `An earlier apply of "${place.id}" was cut short. The next command would finish it: make "use-pnpm-2"; ` +
    'there already: "find-what-flaky-tests-share"',
  ]);
  assertEquals(previewApply(place, host), []);
});
