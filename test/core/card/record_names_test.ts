import { assertEquals } from "@std/assert";
import { checkRecordNames, findRecordNames } from "../../../src/core/card/record_names.ts";

Deno.test("findRecordNames() reads ids in any script, and leaves the full stop of the sentence", () => {
  const ids = (text: string) => findRecordNames(text).map(({ id }) => id);
  assertEquals(ids("See record:add-column, (record:v1.2_b) and `record:回滚`."), ["add-column", "v1.2_b", "回滚"]);
  assertEquals(ids("See record:a... Or record:b"), ["a", "b"]);
});

Deno.test("findRecordNames() finds none in prose, code and paths that only look like one", () => {
  for (const text of ["a record: note it", "{record:true}", "the-record:x", "https://record:x@host", "record::x"]) {
    assertEquals(findRecordNames(text), [], text);
  }
});

Deno.test("checkRecordNames() says where a name stands that leads to no record, in any case of its letters", () => {
  const findings = checkRecordNames("First.\nSee record:Known and record:lost.", (id) => id === "known");
  assertEquals(findings.map(({ code, line, column }) => [code, line, column]), [["card.dead-record", 2, 22]]);
});
