import { assert, assertEquals } from "@std/assert";
import { readRecordQuery } from "../../../src/core/record/record_query.ts";
import { informationOf } from "../../../src/core/text/information.ts";

const unitsOf = (query: string) => new Map(readRecordQuery(query).map((unit) => [unit.text, unit]));

Deno.test("readRecordQuery() knows two characters of two words from a word", () => {
  const units = unitsOf("库存超卖");
  assertEquals([...units].map(([text, { crosses }]) => [text, crosses]), [
    ["库存", false],
    ["存超", true],
    ["超卖", false],
  ]);
  assert([...unitsOf("分布式").values()].every(({ crosses }) => !crosses));
});

Deno.test("readRecordQuery() looks for each English word of a Chinese one, the words that are left beside its pairs", () => {
  const [pair, beside] = readRecordQuery("限流");
  assert(pair?.keys.has("rate") && beside?.keys.has("limit"));
  assertEquals([beside?.text, beside?.joins, beside?.information], ["限流", true, 0]);
  assert([...unitsOf("接口限流").values()].every(({ crosses, keys }) => !crosses || !keys.has("limit")));
});

Deno.test("readRecordQuery() looks for other words of a typed word, each of which says less than either", () => {
  const crash = unitsOf("segfault").get("segfault");
  assert(crash?.synonyms.has("crash"));
  const weight = crash?.keys.get("crash") ?? 1;
  assert(weight < informationOf("crash") && weight < informationOf("segfault"));
});

Deno.test("readRecordQuery() gives a synonym to one word of the query, and none that stands there itself", () => {
  const both = unitsOf("delete and erase rows");
  const holders = [...both.values()].filter(({ keys }) => keys.has("purg"));
  assertEquals(holders.map(({ text }) => text), ["delete"]);
  assertEquals(both.get("delete")?.keys.has("eras"), false);
});

Deno.test("readRecordQuery() looks for no synonyms of names in code and of translations", () => {
  const synonyms = [...readRecordQuery("getLogin"), ...readRecordQuery("登录")].flatMap((unit) => [...unit.synonyms]);
  assertEquals(synonyms, []);
});
