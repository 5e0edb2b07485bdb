import { assert, assertEquals } from "@std/assert";
import { parseRecord } from "../../../src/core/record/markdown.ts";
import { indexRecords, unpackProfiles } from "../../../src/core/record/record_index.ts";
import { profileRecord } from "../../../src/core/record/record_profile.ts";
import { searchRecords } from "../../../src/core/record/search.ts";
import { recordText } from "./record_text.ts";

const TODAY = "2026-10-25";

function profile(text: string) {
  const record = parseRecord(text).record!;
  return profileRecord(record, `recipes/${record.id}.md`);
}

const SEED = profile(recordText("add-column-to-endpoint"));

Deno.test("searchRecords() finds the one record by the task's own words, and says why", () => {
  const { candidates: [hit], searched } = searchRecords("report needs one more field", indexRecords([SEED]), {
    today: TODAY,
  });
  assertEquals([hit?.id, hit?.type, hit?.status, searched], ["add-column-to-endpoint", "recipe", "validated", 1]);
  assertEquals(hit?.overlap, ["report", "one", "field"]);
  assertEquals(hit?.parts.map(({ says }) => says), ["overlap 3", "validated", "high confidence", "verified 1d ago"]);
  assert((hit?.score ?? 0) > 0);
});

Deno.test("searchRecords() scores by the sum of parts, each of which counts", () => {
  const scoreOf = (changes: Readonly<Record<string, string>>, today = TODAY) =>
    searchRecords("report field", indexRecords([profile(recordText("a", changes))]), { today }).candidates[0]!.score;
  const best = scoreOf({});
  assert(best > scoreOf({ "status: validated": "status: draft" }));
  assert(best > scoreOf({ "confidence: high": "confidence: low" }));
  assert(best > scoreOf({}, "2028-10-24"));
});

Deno.test("searchRecords() leaves deprecated records out, unless all are wanted, and names the successor", () => {
  const old = profile(
    recordText("old", { "status: validated": "status: deprecated", "related: []": "superseded_by: new\nrelated: []" }),
  );
  const index = indexRecords([old, SEED]);
  const ids = (all: boolean) =>
    searchRecords("report field", index, { today: TODAY, all }).candidates.map(({ id }) => id);
  assertEquals(ids(false), ["add-column-to-endpoint"]);
  assertEquals(ids(true), ["add-column-to-endpoint", "old"]);
  const says = searchRecords("report field", index, { today: TODAY, all: true }).candidates[1]?.parts[1]?.says;
  assertEquals(says, "deprecated, superseded by new");
});

Deno.test("searchRecords() filters by type and tags, in any case, and limits", () => {
  const index = indexRecords([SEED, profile(recordText("b")), profile(recordText("c"))]);
  const count = (options: object) =>
    searchRecords("report field", index, { today: TODAY, ...options }).candidates.length;
  assertEquals([count({}), count({ limit: 1 }), count({ tags: ["PHP"] }), count({ tags: ["php", "go"] })], [
    3,
    1,
    3,
    0,
  ]);
  assertEquals([count({ types: ["recipe"] }), count({ types: ["failure"] })], [3, 0]);
  assertEquals(searchRecords("report field", index, { today: TODAY, limit: 1 }).more, 2);
});

Deno.test("searchRecords() says why nothing was found", () => {
  const nothing = (query: string, index = indexRecords([SEED])) =>
    searchRecords(query, index, { today: TODAY }).nothing;
  assertEquals(nothing("report", indexRecords([])), "no-records");
  const old = profile(recordText("old", { "status: validated": "status: deprecated" }));
  assertEquals(nothing("report", indexRecords([old])), "none-wanted");
  assertEquals(nothing("what is it?"), "no-words");
  assertEquals(nothing("kubernetes"), "no-overlap");
  assertEquals(nothing("publish a report about the moon landing"), "little-overlap");
});

Deno.test("searchRecords() reaches an English record in Chinese, and a Chinese one in English", () => {
  const chinese = profile(recordText("lock", {
    "Add a nullable column to a reporting endpoint": "分布式锁",
    "A report needs one more field.": "订单被处理了两次",
  }));
  const search = (query: string) =>
    searchRecords(query, indexRecords([SEED, chinese]), { today: TODAY }).candidates.map(({ id }) => id);
  assertEquals(search("数据库迁移：报表加字段")[0], "add-column-to-endpoint");
  assertEquals(search("distributed lock"), ["lock"]);
});

Deno.test("searchRecords() finds a record by another word for the same, behind one with the word itself, and says so", () => {
  const edit = profile(recordText("edit", { "Add a nullable column": "Edit a nullable column" }));
  const revise = profile(recordText("revise", { "Add a nullable column": "Revise a nullable column" }));
  const { candidates } = searchRecords("revise the reporting endpoint", indexRecords([edit, revise]), { today: TODAY });
  assertEquals(candidates.map(({ id, overlap, parts: [own] }) => [id, overlap, own?.says]), [
    ["revise", ["revise", "reporting", "endpoint"], "overlap 3"],
    ["edit", ["revise", "reporting", "endpoint"], "overlap 3, revise as a synonym"],
  ]);
});

Deno.test("searchRecords() counts the English of a Chinese query by words, and no pairs between them", () => {
  const stock = profile(
    recordText("stock", { "Add a nullable column to a reporting endpoint": "Inventory below zero" }),
  );
  const ids = searchRecords("库存超卖", indexRecords([SEED, stock]), { today: TODAY }).candidates.map(({ id }) => id);
  assertEquals(ids, ["stock"]);
});

Deno.test("searchRecords() gives the same answer whatever the order of the records", () => {
  const profiles = [SEED, profile(recordText("b")), profile(recordText("c", { "status: validated": "status: draft" }))];
  const ids = (list: typeof profiles) =>
    searchRecords("report field", indexRecords(list), { today: TODAY }).candidates.map(({ id, score }) =>
      `${id} ${score}`
    );
  assertEquals(ids(profiles), ids(profiles.toReversed()));
});

Deno.test("unpackProfiles() gives back what indexRecords() was given", () => {
  const sorted = (list: typeof profiles) =>
    list.map(({ head, document }) => ({
      head,
      document: { ...document, terms: document.terms.toSorted((a, b) => a.key < b.key ? -1 : 1) },
    }));
  const profiles = [SEED, profile(recordText("b", { "A report needs": "报表 needs" }))];
  assertEquals(sorted(unpackProfiles(indexRecords(profiles))), sorted(profiles));
});
