import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { LibraryCard } from "../../../src/core/card/card.ts";
import type { CardIndex } from "../../../src/core/recall/card_index.ts";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { stackIndexes } from "../../../src/core/recall/stack_indexes.ts";
import { loadLayers } from "../../../src/edge/card_index/load_layers.ts";
import { refreshIndex } from "../../../src/edge/card_index/refresh_index.ts";
import type { IndexPlace } from "../../../src/edge/card_index/stored_index.ts";
import { MemoryHost } from "../../memory_host.ts";
import { SOME_KEYS, someCard } from "./some_cards.ts";

const FOLDER = "/lib/experiences/active";
const INDEX = "/lib/indexes/recall.index";

const PROMPTS = [
  "Check the kubernetes rollout in the browser, and retry the webhook",
  "change the invoice token, only the locale",
  "回滚这次部署，先看看 lockfile 的 snapshot",
  "ok, continue",
];

/** A folder whose files hold the number of a card and a version of its title; "x" is no card. */
function setUp(): { host: MemoryHost; place: IndexPlace; read: string[] } {
  const host = new MemoryHost({ files: { [`${FOLDER}/seed.md`]: "x", "/lib/indexes/other": "" } });
  const read: string[] = [];
  const place: IndexPlace = {
    folder: FOLDER,
    indexPath: INDEX,
    readCards: (names = listed(host)) => {
      read.push(...names);
      const cards = new Map<string, LibraryCard>();
      const problems = new Map<string, string>();
      for (const name of names) {
        const card = cardIn(host.files.readText(`${FOLDER}/${name}`));
        if (card === undefined) problems.set(name, "1 card.broken");
        else cards.set(name, card);
      }
      return Promise.resolve({ cards, problems });
    },
  };
  return { host, place, read };
}

function listed(host: MemoryHost): string[] {
  return host.files.list(FOLDER).map(({ name }) => name).filter((name) => name.endsWith(".md"));
}

function cardIn(content: string): LibraryCard | undefined {
  const [number, title = ""] = content.split(" ");
  return number === "x" ? undefined : someCard(Number(number), { title: `browser ${title}` });
}

/** What an index knows, and what is recalled from it: all that can differ between two indexes of the same cards. */
function answers(index: CardIndex): unknown {
  const titlesOf = (key: string) => Array.from(index.postings(key), (ordinal) => index.profile(ordinal).title).sort();
  const results = PROMPTS.map((prompt) => recall(prompt, index, { threshold: 20 }));
  return { size: index.size, lengths: index.averageLengths, postings: SOME_KEYS.map(titlesOf), results };
}

/** What an index over the folder as it is now must answer. */
function bruteForce(host: MemoryHost): unknown {
  const cards = listed(host).map((name) => cardIn(host.files.readText(`${FOLDER}/${name}`)));
  return answers(indexCards(cards.filter((card) => card !== undefined)));
}

async function recalled(place: IndexPlace, host: MemoryHost): Promise<unknown> {
  const { layers, close } = await loadLayers(place, host);
  const found = answers(stackIndexes(layers));
  close();
  return found;
}

type Step = { kind: "write" | "remove" | "index"; card: number; broken: boolean };

const STEP = fc.record<Step>({
  kind: fc.constantFrom("write", "write", "remove", "index"),
  card: fc.nat(14),
  broken: fc.boolean(),
});

Deno.test("loadLayers() equals reading everything, with edits by hand in between", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 25 }), async (steps) => {
      const { host, place } = setUp();
      for (const [at, { kind, card, broken }] of steps.entries()) {
        const path = `${FOLDER}/card-${card}.md`;
        await host.sleep(100);
        if (kind === "index") await refreshIndex(place, host);
        else if (kind === "write") host.files.put(path, broken ? "x" : `${card} title${at}`);
        else if (host.files.stat(path) !== undefined) host.files.remove(path);
        assertEquals(await recalled(place, host), bruteForce(host));
      }
    }),
    { numRuns: 60, seed: 1 },
  );
});

Deno.test("loadLayers() reads only the files that changed since the index was made", async () => {
  const { host, place, read } = setUp();
  for (let card = 0; card < 9; card++) host.files.put(`${FOLDER}/card-${card}.md`, `${card} first`);
  await refreshIndex(place, host);
  read.length = 0;
  await recalled(place, host);
  assertEquals(read, []);
  await host.sleep(100);
  host.files.put(`${FOLDER}/card-4.md`, "4 second");
  await recalled(place, host);
  assertEquals(read, ["card-4.md"]);
});

Deno.test("loadLayers() names the files that hold no card, indexed or not", async () => {
  const { host, place } = setUp();
  const named = new Map([["seed.md", "1 card.broken"]]);
  assertEquals((await loadLayers(place, host)).problems, named);
  await refreshIndex(place, host);
  const indexed = await loadLayers(place, host);
  assertEquals([indexed.problems, indexed.indexed], [named, true]);
});

for (const [name, content] of [["foreign", "# notes"], ["empty", ""], ["cut", "OMEINDEX\0\0"]] as const) {
  Deno.test(`loadLayers() treats a ${name} index as none, and refreshIndex() mends it`, async () => {
    const { host, place } = setUp();
    host.files.put(`${FOLDER}/card-1.md`, "1 first");
    host.files.put(INDEX, content);
    assertEquals((await loadLayers(place, host)).indexed, false);
    assertEquals(await refreshIndex(place, host), true);
    assertEquals((await loadLayers(place, host)).indexed, true);
  });
}

Deno.test("refreshIndex() leaves a current index alone, and takes over what did not change", async () => {
  const { host, place, read } = setUp();
  for (let card = 0; card < 5; card++) host.files.put(`${FOLDER}/card-${card}.md`, `${card} first`);
  assertEquals(await refreshIndex(place, host), true);
  assertEquals(await refreshIndex(place, host), false);
  await host.sleep(100);
  host.files.put(`${FOLDER}/card-2.md`, "2 second");
  read.length = 0;
  assertEquals(await refreshIndex(place, host), true);
  assertEquals(read, ["card-2.md"]);
  assertEquals(await recalled(place, host), bruteForce(host));
});

Deno.test("refreshIndex() waits until a file that was just written has settled", async () => {
  const { host, place } = setUp();
  await host.sleep(1000);
  host.files.put(`${FOLDER}/card-1.md`, "1 first");
  const before = host.elapsed();
  await refreshIndex(place, host);
  assertEquals(host.elapsed() - before >= 50, true);
});

Deno.test("refreshIndex() keeps no index where two files share an id, and loadLayers() then reads them all", async () => {
  const { host, place, read } = setUp();
  await refreshIndex(place, host);
  await host.sleep(100);
  host.files.put(`${FOLDER}/Seed.md`, "1 first");
  read.length = 0;
  assertEquals((await loadLayers(place, host)).indexed, false);
  assertEquals(read, ["Seed.md", "seed.md"]);
  assertEquals(await refreshIndex(place, host), true);
  assertEquals(host.files.stat(INDEX), undefined);
});

Deno.test("loadLayers() fingerprints the cards alike, whether they came from the index or not", async () => {
  const { host, place } = setUp();
  for (let card = 0; card < 5; card++) host.files.put(`${FOLDER}/card-${card}.md`, `${card} first`);
  await refreshIndex(place, host);
  await host.sleep(100);
  host.files.put(`${FOLDER}/card-2.md`, "2 second");
  host.files.remove(`${FOLDER}/card-3.md`);
  const [laid, read] = [await loadLayers(place, host), await loadLayers(place, host, { ignoreIndex: true })];
  assertEquals([laid.indexed, read.indexed], [true, false]);
  assertEquals(laid.fingerprint, read.fingerprint);
});

Deno.test("loadLayers() sees a link to nothing become a card", async () => {
  const { host, place } = setUp();
  host.files.putLink(`${FOLDER}/card-1.md`, "/lib/elsewhere.md");
  const reading = place.readCards;
  const careful: IndexPlace = {
    ...place,
    readCards: (names = listed(host)) => reading(names.filter((name) => host.files.stat(`${FOLDER}/${name}`))),
  };
  await refreshIndex(careful, host);
  assertEquals(stackIndexes((await loadLayers(careful, host)).layers).size, 0);
  host.files.put("/lib/elsewhere.md", "1 first");
  assertEquals(stackIndexes((await loadLayers(careful, host)).layers).size, 1);
});
