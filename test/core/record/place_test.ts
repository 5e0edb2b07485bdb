import { assertEquals } from "@std/assert";
import { checkPlace, isRecordName, placeOf } from "../../../src/core/record/place.ts";
import { parseRecord } from "../../../src/core/record/markdown.ts";
import { recordText } from "./record_text.ts";

Deno.test("isRecordName() takes no README of any language for a record", () => {
  const names = [
    "README.md",
    "README.ru.md",
    "README.zh-CN.md",
    "readme.MD",
    "README_zh.md",
    "._a.md",
    ".a.md",
    "a.txt",
  ];
  assertEquals(names.filter(isRecordName), []);
  assertEquals(["a.md", "A.MD", "readmeable-logs.md", "配方.md"].filter(isRecordName).length, 4);
});

Deno.test("checkPlace() tells a wrong folder from a wrong name", () => {
  const record = parseRecord(recordText("add-column")).record!;
  const codes = (place: string) => checkPlace(record, place).map(({ code, level }) => `${code} ${level}`);
  assertEquals(codes(placeOf(record)), []);
  assertEquals(codes("recipes/sql/add-column.md"), []);
  assertEquals(codes("failures/add-column.md"), ["exp.misfiled error"]);
  assertEquals(codes("add-column.md"), ["exp.misfiled error"]);
  assertEquals(codes("recipes/other.md"), ["exp.misfiled warning"]);
});
