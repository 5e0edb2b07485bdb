import { assert, assertEquals } from "@std/assert";
import { parseRecord } from "../../../src/core/record/markdown.ts";
import { isPromotable, promoteRecord } from "../../../src/core/record/promote.ts";
import { CANDIDATE_SCHEMA } from "../../../src/core/reflect/candidate.ts";
import { recordText } from "./record_text.ts";

Deno.test("promoteRecord() makes a candidate that retrospectives take, pointing back to the record", () => {
  const record = parseRecord(recordText("add-column", { "1. Add the column.": `1. ${"Add the column. ".repeat(40)}` }))
    .record!;
  const candidate = promoteRecord(record, "recipe");
  assertEquals(CANDIDATE_SCHEMA.safeParse(candidate).error, undefined);
  assertEquals(candidate.summary, "When A report needs one more field, do not start from nothing: Add the column");
  assertEquals(candidate.evidence.map(({ provider, session_id }) => [provider, session_id]), [[
    "record",
    "add-column",
  ]]);
  assert(candidate.rule.endsWith("Rollback:\nDrop the column."));
});

Deno.test("isPromotable() takes recipes and failures alone", () => {
  assertEquals((["recipe", "failure", "task", "artifact"] as const).map(isPromotable), [true, true, false, false]);
});
