import { assert, assertEquals } from "@std/assert";
import { indexRecords } from "../../../src/core/record/record_index.ts";
import { profileRecord } from "../../../src/core/record/record_profile.ts";
import { searchRecords } from "../../../src/core/record/search.ts";
import { denoHost } from "../../../src/edge/deno_host.ts";
import { checkStore } from "../../../src/edge/record_store/check_store.ts";
import { readRecord } from "../../../src/edge/record_store/read_record.ts";
import { listRecordFiles } from "../../../src/edge/record_store/record_files.ts";
import { fromFileUrl } from "@std/path";

interface Suite {
  readonly found: readonly { readonly query: string; readonly expects: readonly string[] }[];
  readonly nothing: readonly string[];
}

const ROOT = fromFileUrl(new URL("../../../fixtures/records", import.meta.url));
const TODAY = "2026-11-30";
const SUITE: Suite = JSON.parse(await Deno.readTextFile(`${ROOT}/suite.json`));
const RECORDS = listRecordFiles(ROOT, denoHost.files).files.flatMap((file) => {
  const { record } = readRecord(file, denoHost).reading;
  return record ? [profileRecord(record, file.place)] : [];
});
const INDEX = indexRecords(RECORDS);

/** One over the rank of the first record that answers; 0 where none of the first ten does. */
function reciprocalRank({ query, expects }: Suite["found"][number]): number {
  const { candidates } = searchRecords(query, INDEX, { today: TODAY, limit: 10 });
  const rank = candidates.findIndex(({ id }) => expects.includes(id)) + 1;
  return rank === 0 ? 0 : 1 / rank;
}

Deno.test("the suite is as large as it must be, and asks for records that are there", () => {
  assert(RECORDS.length >= 60 && SUITE.found.length >= 40);
  const ids = new Set(RECORDS.map(({ head }) => head.id));
  assertEquals(SUITE.found.flatMap(({ expects }) => expects).filter((id) => !ids.has(id)), []);
});

Deno.test("the records of the suite have no error", async () => {
  const { findings } = await checkStore(ROOT, { today: TODAY, staleAfter: 36_500 }, denoHost);
  assertEquals(findings, []);
});

Deno.test("searchRecords() ranks the record that answers first: mean reciprocal rank of .9 or more", () => {
  const ranks = SUITE.found.map(reciprocalRank);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  assert(
    mean >= 0.9,
    `${mean.toFixed(3)}: ${SUITE.found.filter((_, at) => ranks[at] !== 1).map(({ query }) => query).join(" | ")}`,
  );
});

for (const query of SUITE.nothing) {
  Deno.test(`searchRecords() finds nothing for "${query}"`, () => {
    assertEquals(
      searchRecords(query, INDEX, { today: TODAY }).candidates.map(({ id, overlap }) => [id, ...overlap]),
      [],
    );
  });
}
