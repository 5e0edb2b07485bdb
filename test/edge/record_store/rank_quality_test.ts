import { assert, assertEquals } from "@std/assert";
import { indexRecords } from "../../../src/core/record/record_index.ts";
import { profileRecord } from "../../../src/core/record/record_profile.ts";
import { searchRecords } from "../../../src/core/record/search.ts";
import { denoHost } from "../../../src/edge/deno_host.ts";
import { checkStore } from "../../../src/edge/record_store/check_store.ts";
import { readRecord } from "../../../src/edge/record_store/read_record.ts";
import { listRecordFiles } from "../../../src/edge/record_store/record_files.ts";
import { fromFileUrl } from "@std/path";

interface Wanted {
  readonly query: string;
  readonly expects: readonly string[];
}

interface Suite {
  readonly found: readonly Wanted[];
  readonly nothing: readonly string[];
  /** Symptoms in other words than the record's, or in its other language: what sharing words cannot wholly reach. */
  readonly otherWords: readonly Wanted[];
  /** Other work of developers, on which the store has nothing. */
  readonly neighbours: readonly string[];
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
function reciprocalRank({ query, expects }: Wanted): number {
  const { candidates } = searchRecords(query, INDEX, { today: TODAY, limit: 10 });
  const rank = candidates.findIndex(({ id }) => expects.includes(id)) + 1;
  return rank === 0 ? 0 : 1 / rank;
}

Deno.test("the suite is as large as it must be, and asks for records that are there", () => {
  assert(RECORDS.length >= 60 && SUITE.found.length >= 40);
  const ids = new Set(RECORDS.map(({ head }) => head.id));
  const expected = [...SUITE.found, ...SUITE.otherWords].flatMap(({ expects }) => expects);
  assertEquals(expected.filter((id) => !ids.has(id)), []);
});

Deno.test("the records of the suite have no error", async () => {
  const { findings } = await checkStore(ROOT, { today: TODAY, staleAfter: 36_500 }, denoHost);
  assertEquals(findings, []);
});

/** That the mean reciprocal rank is not below what was reached, and which queries do not come first. */
function assertMeanRank(wanted: readonly Wanted[], least: number): void {
  const ranks = wanted.map(reciprocalRank);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  const behind = wanted.filter((_, at) => ranks[at] !== 1).map(({ query }) => query);
  assert(mean >= least, `${mean.toFixed(3)}: ${behind.join(" | ")}`);
}

Deno.test("searchRecords() ranks the record that answers first: mean reciprocal rank of .9 or more", () => {
  assertMeanRank(SUITE.found, 0.9);
});

Deno.test("searchRecords() finds six of ten records that are asked for in other words", () => {
  assertMeanRank(SUITE.otherWords, 0.6);
});

Deno.test("searchRecords() finds something for at most three of forty pieces of other work", () => {
  const found = SUITE.neighbours.filter((query) => searchRecords(query, INDEX, { today: TODAY }).candidates.length > 0);
  assert(found.length <= 3, found.join(" | "));
});

for (const query of SUITE.nothing) {
  Deno.test(`searchRecords() finds nothing for "${query}"`, () => {
    assertEquals(
      searchRecords(query, INDEX, { today: TODAY }).candidates.map(({ id, overlap }) => [id, ...overlap]),
      [],
    );
  });
}
