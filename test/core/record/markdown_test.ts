import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { formatRecord, parseRecord } from "../../../src/core/record/markdown.ts";
import type { ExperienceRecord } from "../../../src/core/record/record.ts";
import { recordText } from "./record_text.ts";

Deno.test("parseRecord() reads the twelve keys and the body, comments or not", () => {
  const { record, findings, bodyLine } = parseRecord(recordText("add-column"));
  assertEquals(findings, []);
  assertEquals(bodyLine, 15);
  assertEquals(record?.tags, ["php", "mysql", "migration"]);
  assertEquals([record?.lastVerifiedAt, record?.sensitivity, record?.supersededBy], [
    "2026-10-24",
    "public",
    undefined,
  ]);
  assert(record?.body.startsWith("\n## Problem"));
});

Deno.test("parseRecord() keeps BOM and CRLF readable", () => {
  const text = `\uFEFF${recordText("add-column").replaceAll("\n", "\r\n")}`;
  assertEquals(parseRecord(text).record?.id, "add-column");
});

const BROKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a key that is missing": { "source: user task\n": "" },
  "an unknown type": { "type: recipe ": "type: recipes " },
  "an unknown status": { "status: validated": "status: active" },
  "a list that is text": { "[php, mysql, migration]": "php" },
  "a day of no calendar": { "created_at: 2026-10-24": "created_at: 2026-02-30" },
  "a day with a time": { "updated_at: 2026-10-24": "updated_at: 2026-10-24T10:00" },
  "an id that leaves the folder": { "id: add-column": "id: ../add-column" },
  "a device's name": { "id: add-column": "id: con" },
  "a key that stands twice": { "source: user task": "source: user task\nsource: x" },
  "a colon in a plain title": { "title: Add a": "title: Add: a: b" },
  "a merge conflict": { "source: user task": "<<<<<<< main\nsource: user task\n=======\nsource: y\n>>>>>>> b" },
  "front matter in a language that runs": { "---\n": "---js\n" },
  "validated and never verified": { "last_verified_at: 2026-10-24\n": "" },
};

for (const [name, changes] of Object.entries(BROKEN)) {
  Deno.test(`parseRecord() refuses ${name}, by exp.schema and with a line`, () => {
    const { record, findings } = parseRecord(recordText("add-column", changes));
    assertEquals(record, undefined);
    const errors = findings.filter(({ level }) => level === "error");
    assert(errors.length > 0);
    for (const { code, line } of errors) assertEquals([code, line !== undefined], ["exp.schema", true]);
  });
}

Deno.test("parseRecord() lets a draft be without a verification, and notes unknown keys", () => {
  const changes = { "status: validated": "status: draft", "last_verified_at: 2026-10-24": "last_verified_at:" };
  const { record, findings } = parseRecord(recordText("a", { ...changes, "related: []": "related: []\nteam: core" }));
  assertEquals(record?.lastVerifiedAt, undefined);
  assertEquals(findings.map(({ code, level }) => [code, level]), [["exp.unknown-key", "note"]]);
});

const text = fc.stringMatching(/^[\p{L}\p{N}#:'"@*\-\\ 🚀]{1,40}$/u).filter((value) => value.trim() !== "");
const day = fc.constantFrom("2026-10-24", "2028-02-29", "1999-12-31");
const anyRecord: fc.Arbitrary<ExperienceRecord> = fc.record({
  id: fc.constantFrom("add-column", "配方-1", "a_b.c"),
  type: fc.constantFrom("task", "recipe", "artifact", "failure"),
  title: text,
  status: fc.constantFrom("draft", "validated", "deprecated"),
  confidence: fc.constantFrom("low", "medium", "high"),
  applicability: text,
  tags: fc.array(text, { maxLength: 3 }),
  createdAt: day,
  updatedAt: day,
  lastVerifiedAt: day,
  source: text,
  related: fc.array(fc.constantFrom("x", "y-1"), { maxLength: 2 }),
  sensitivity: fc.constantFrom("public", "internal"),
  body: fc.constantFrom("\n## Problem\n\nx\n", "\n"),
}, { noNullPrototype: true });

Deno.test("formatRecord() writes what parseRecord() reads", () => {
  fc.assert(fc.property(anyRecord, (record) => assertEquals(parseRecord(formatRecord(record)).record, record)));
});

Deno.test("formatRecord() gives a draft all twelve keys, in their order and without quotes around days", () => {
  const { lastVerifiedAt: _none, ...rest } = parseRecord(recordText("add-column")).record!;
  const lines = formatRecord({ ...rest, status: "draft" }).split("\n");
  const keys = lines.flatMap((line) => /^([a-z_]+):/.exec(line)?.[1] ?? []);
  const order =
    "id type title status confidence applicability tags created_at updated_at last_verified_at source related";
  assertEquals(keys, order.split(" "));
  assert(lines.includes("created_at: 2026-10-24") && lines.includes("last_verified_at:"));
});
