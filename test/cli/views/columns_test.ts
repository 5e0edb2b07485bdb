import { assertEquals } from "@std/assert";
import { alignCells, alignRight } from "../../../src/cli/views/columns.ts";

/** More than a call takes arguments. */
const MANY = 200_000;

Deno.test("alignCells() and alignRight() take any number of rows", () => {
  const rows = Array.from({ length: MANY }, (_, at) => [at === MANY - 1 ? "long" : "a", "one"]);
  const aligned = alignCells(rows, 80);
  assertEquals([aligned.length, aligned[0], aligned.at(-1)], [MANY, ["a     ", "one"], ["long  ", "one"]]);
  assertEquals(alignRight(rows.map(([cell = ""]) => cell))[0], "   a");
});

Deno.test("alignCells() and alignRight() take no rows", () => {
  assertEquals([alignCells([], 80), alignRight([])], [[], []]);
});

Deno.test("alignCells() lets a long cell have its line, rather than push every row off the terminal", () => {
  const rows = [["an-id-that-is-very-long", "Git", "Commit your own changes"], ["短", "数据库", "数据库迁移先备份"]];
  assertEquals(alignCells(rows, 30, "  "), [
    ["an-id-that-is-very-long\n      ", "Git     ", "Commit your own c…"],
    ["短  ", "数据库  ", "数据库迁移先备份"],
  ]);
  assertEquals(alignCells(rows, Infinity)[0], ["an-id-that-is-very-long  ", "Git     ", "Commit your own changes"]);
});

Deno.test("alignCells() cuts the last cell where the terminal ends, and counts wide characters twice", () => {
  assertEquals(alignCells([["改动", "界面之后运行测试"], ["a", "b"]], 14), [["改动  ", "界面之…"], ["a     ", "b"]]);
});
