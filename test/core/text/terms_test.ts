import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { foldText } from "../../../src/core/text/normalize.ts";
import { readTerms } from "../../../src/core/text/terms.ts";

const keysOf = (text: string) => readTerms(text).filter(({ stop }) => !stop).map(({ key }) => key);

Deno.test("readTerms() stems English, so that forms of a word meet", () => {
  assertEquals(new Set(keysOf("validate validating validation validated")), new Set(["valid"]));
});

Deno.test("readTerms() reads a short form as its word, and keeps production from product", () => {
  assertEquals(keysOf("the repo config"), keysOf("the repository configuration"));
  assertEquals(keysOf("prod"), keysOf("production"));
  assertEquals(keysOf("products").includes("prod"), false);
});

Deno.test("readTerms() sees no difference between British and American spelling", () => {
  assertEquals(keysOf("optimising the colour organisation"), keysOf("optimizing the color organization"));
  assertEquals(keysOf("analyse neighbouring behaviours"), keysOf("analyze neighboring behaviors"));
  assertEquals(keysOf("revise the promise"), ["revis", "promis"]);
});

Deno.test("readTerms() keeps words apart that only share letters", () => {
  assertEquals(keysOf("github").includes("git"), false);
  assertEquals(keysOf("history").includes("to"), false);
});

Deno.test("readTerms() reads identifiers whole and by part", () => {
  assertEquals(keysOf("useEffect"), ["useeffect", "effect"]);
  assertEquals(keysOf("XMLHttpRequest").slice(1), ["xml", "http", "request"]);
});

Deno.test("readTerms() reads joined names whole and by word, however they are joined", () => {
  assertEquals(keysOf("package-lock.json"), ["packag", "lock", "packagelockjson"]);
  assertEquals(keysOf("snake_case_name").at(-1), keysOf("snake-case-name").at(-1));
  assertEquals(keysOf("Next.js").includes(keysOf("nextjs")[0] as string), true);
});

Deno.test("readTerms() takes the ending of a source file for no evidence, that of a document for some", () => {
  assertEquals(keysOf("foo.js bar.md").filter((key) => key === "js" || key === "md"), []);
  assertEquals(keysOf("report.pdf").includes("pdf"), true);
});

Deno.test("readTerms() reads Chinese by overlapping pairs, and a single character alone", () => {
  assertEquals(keysOf("数据库"), ["数据", "据库"]);
  assertEquals(keysOf("重跑build后"), ["重跑", "build", "后"]);
});

Deno.test("readTerms() sees no difference between traditional and simplified, full and half width", () => {
  assertEquals(keysOf("資料庫遷移"), keysOf("资料库迁移"));
  assertEquals(keysOf("ＳＱＬ"), keysOf("sql"));
});

Deno.test("readTerms() drops contractions and knows curly apostrophes", () => {
  assertEquals(keysOf("the card’s rule"), keysOf("the card's rule"));
  assertEquals(keysOf("the card's rule"), ["card", "rule"]);
});

Deno.test("readTerms() gives places in the folded text, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const { length } = foldText(text);
      for (const { start, end } of readTerms(text)) assert(0 <= start && start < end && end <= length);
    }),
    { numRuns: 300, seed: 3 },
  );
});

Deno.test("readTerms() takes linear time on dotted and endless input (faults 19)", () => {
  assertEquals(readTerms("a.".repeat(25_000)).length, 25_000);
  assert(readTerms("x".repeat(200_000)).length <= 2_500);
});
