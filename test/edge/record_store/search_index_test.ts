import { assert, assertEquals } from "@std/assert";
import { searchRecords } from "../../../src/core/record/search.ts";
import { SCORER_VERSION } from "../../../src/core/recall/versions.ts";
import { checksum } from "../../../src/edge/binary/checksum.ts";
import { askRecords } from "../../../src/edge/record_store/search_index.ts";
import { recordText } from "../../core/record/record_text.ts";
import { MemoryHost } from "../../memory_host.ts";

const DATA = "/home/ada/.oh-my-experience";
const STORE = { root: `${DATA}/memory`, source: "data-folder", dataDir: DATA } as const;
const TODAY = "2026-10-25";
const RECIPE = `${STORE.root}/recipes/add-column.md`;

function hostWith(files: Readonly<Record<string, string>>): MemoryHost {
  const host = new MemoryHost({ now: "2026-10-25T12:00:00Z", files });
  host.advance(60_000);
  return host;
}

/** The ids that a search finds, and how often the record's file was read for it. */
async function search(host: MemoryHost, query = "report field") {
  const { files } = host;
  let reads = 0;
  const read = files.read.bind(files);
  files.read = (path) => {
    if (path.endsWith(".md")) reads++;
    return read(path);
  };
  const { found, unfit } = await askRecords(
    STORE,
    ({ index, unfit }) => ({ found: searchRecords(query, index, { today: TODAY }), unfit }),
    { today: TODAY, host },
  );
  files.read = read;
  return { ids: found.candidates.map(({ id }) => id), unfit, reads };
}

Deno.test("askRecords() reads each record once, and again only when it changed", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column"), [`${STORE.root}/recipes/b.md`]: recordText("b") });
  assertEquals(await search(host), { ids: ["add-column", "b"], unfit: 0, reads: 2 });
  await search(host); // index.json, which the first search wrote, changed the folder
  assertEquals(await search(host), { ids: ["add-column", "b"], unfit: 0, reads: 0 });
  host.files.put(
    RECIPE,
    recordText("add-column", {
      "Add a nullable column to a reporting endpoint": "Polish shoes",
      "A report needs one more field": "Shine",
    }),
  );
  host.advance(60_000);
  assertEquals(await search(host), { ids: ["b"], unfit: 0, reads: 1 });
});

Deno.test("askRecords() sees a record that was added and one that was removed by hand", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column") });
  await search(host);
  host.advance(60_000);
  await search(host);
  host.files.put(`${STORE.root}/recipes/b.md`, recordText("b"));
  assertEquals((await search(host)).ids, ["add-column", "b"]);
  host.files.remove(RECIPE);
  assertEquals((await search(host)).ids, ["b"]);
});

Deno.test("askRecords() never believes index.json, and mends it where it is missing, torn or edited", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column") });
  const path = `${STORE.root}/index.json`;
  await search(host);
  const right = host.files.readText(path);
  assertEquals(JSON.parse(right).records.map(({ id }: { id: string }) => id), ["add-column"]);
  for (const wrong of ["", "{", '{"records":[{"id":"ghost"}]}']) {
    host.files.put(path, wrong);
    assertEquals((await search(host)).ids, ["add-column"]);
    assertEquals(host.files.readText(path), right);
  }
  host.files.remove(path);
  assertEquals((await search(host)).ids, ["add-column"]);
  assertEquals(host.files.readText(path), right);
});

Deno.test("askRecords() rebuilds an index that is torn or of another version", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column") });
  await search(host);
  const [name] = host.files.list(`${DATA}/indexes`).map(({ name }) => name);
  const path = `${DATA}/indexes/${name}`;
  const whole = host.files.read(path);
  const other = whole.slice();
  other.set(new TextEncoder().encode("layout 0"), indexOf(whole, "layout "));
  for (const torn of [whole.slice(0, 0), whole.slice(0, 4), whole.slice(0, 20), whole.slice(0, -3), other]) {
    host.files.put(path, torn);
    assertEquals((await search(host)).ids, ["add-column"]);
    const written = host.files.read(path);
    assertEquals([indexOf(written, "OMERECRD"), indexOf(written, "layout 0")], [0, -1]);
  }
});

Deno.test("askRecords() reads the records anew for another version of the scorer, and leaves one file", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column") });
  await search(host);
  await search(host);
  assertEquals((await search(host)).reads, 0);
  const [name] = host.files.list(`${DATA}/indexes`).map(({ name }) => name);
  const path = `${DATA}/indexes/${name}`;
  const own = host.files.read(path);
  host.files.put(path, ofOtherScorer(own));
  assertEquals(await search(host), { ids: ["add-column"], unfit: 0, reads: 1 });
  assertEquals(host.files.list(`${DATA}/indexes`).map(({ name }) => name), [name]);
  assertEquals((await search(host)).reads, 0);
});

/** The same index, whole in itself, by a version of the scorer that never was. */
function ofOtherScorer(whole: Uint8Array): Uint8Array {
  const bytes = whole.slice();
  bytes.set(new TextEncoder().encode("scorer ?"), indexOf(bytes, SCORER_VERSION));
  const view = new DataView(bytes.buffer);
  view.setUint32(12, checksum(bytes.slice(16, 16 + view.getUint32(8, true))), true);
  return bytes;
}

Deno.test("askRecords() makes an index anew that is damaged anywhere, or answers as before", async () => {
  const host = hostWith({ [RECIPE]: recordText("add-column") });
  await search(host);
  host.advance(60_000);
  await search(host);
  const [name] = host.files.list(`${DATA}/indexes`).map(({ name }) => name);
  const path = `${DATA}/indexes/${name}`;
  const whole = host.files.read(path).slice();
  for (let at = 0; at < whole.length; at += 7) {
    const damaged = whole.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0x55;
    host.files.put(path, damaged);
    assertEquals((await search(host)).ids, ["add-column"], `byte ${at}`);
  }
});

function indexOf(bytes: Uint8Array, text: string): number {
  return new TextDecoder("latin1").decode(bytes).indexOf(text);
}

Deno.test("askRecords() shows no record that check refuses, and counts it", async () => {
  const token = `ghp_${"a1B2".repeat(9)}`;
  const host = hostWith({
    [RECIPE]: recordText("add-column"),
    [`${STORE.root}/recipes/leak.md`]: recordText("leak", { "1. Add the column.": token }),
    [`${STORE.root}/recipes/trap.md`]: recordText("trap", { "## Rollback": "## Notes" }),
    [`${STORE.root}/recipes/broken.md`]: "---\ntitle: [\n---\n",
    [`${STORE.root}/README.ru.md`]: "# Записи",
  });
  assertEquals(await search(host), { ids: ["add-column"], unfit: 3, reads: 4 });
  const written = ["indexes", "memory"].flatMap((folder) =>
    host.files.list(`${DATA}/${folder}`).filter(({ kind }) => kind === "file").map(({ name }) =>
      host.files.readText(`${DATA}/${folder}/${name}`)
    )
  );
  assert(written.length >= 2 && written.every((text) => !text.includes(token)));
});

Deno.test("askRecords() works in a store that cannot be written to, and makes no data folder", async () => {
  const host = new MemoryHost({ files: { "/work/m/recipes/a.md": recordText("a") } });
  host.files.fail("read-only", "/work/m", "write");
  const store = { root: "/work/m", source: "flag", dataDir: DATA } as const;
  assertEquals(await askRecords(store, ({ index }) => index.size, { today: TODAY, host }), 1);
  assertEquals(host.files.stat(DATA), undefined);
});
