import { assert, assertEquals } from "@std/assert";
import { REUSE_QUESTIONS } from "../src/core/record/questions.ts";
import { checkRecords } from "../src/core/record/check.ts";
import { parseRecord } from "../src/core/record/markdown.ts";
import { STORE_CHECKS } from "../src/edge/record_store/secret_check.ts";

const DOCS = await Deno.readTextFile(new URL("../docs/records.md", import.meta.url));
const SKILL = await Deno.readTextFile(new URL("../docs/skill/records.md", import.meta.url));

Deno.test("the record in docs/records.md is one that check has nothing against", async () => {
  const text = /```markdown\n([^]*?)```/.exec(DOCS)?.[1] ?? "";
  const file = { path: "a.md", place: "recipes/add-column-to-endpoint.md", text, reading: parseRecord(text) };
  assertEquals(await checkRecords([file], { today: "2026-10-25", staleAfter: 180 }, STORE_CHECKS), []);
});

Deno.test("docs/records.md explains every check", () => {
  assertEquals(STORE_CHECKS.filter(({ code }) => !DOCS.includes(`\`${code}\``)), []);
});

Deno.test("the page for agents asks the six questions that search prints", () => {
  for (const [at, { asks }] of REUSE_QUESTIONS.entries()) assert(SKILL.includes(`${at + 1}. **${asks}**`), asks);
});
