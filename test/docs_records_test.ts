import { assert, assertEquals } from "@std/assert";
import { REUSE_QUESTIONS } from "../src/core/record/questions.ts";
import { checkRecords } from "../src/core/record/check.ts";
import { parseRecord } from "../src/core/record/markdown.ts";
import { runCli } from "./cli/run_cli.ts";
import { MemoryHost } from "./memory_host.ts";
import { STORE_CHECKS } from "../src/edge/record_store/secret_check.ts";

const DOCS = await Deno.readTextFile(new URL("../docs/records.md", import.meta.url));
const SKILL = await Deno.readTextFile(new URL("../docs/skill/ome/records.md", import.meta.url));
const RECORD = /```markdown\n([^]*?)```/.exec(DOCS)?.[1] ?? "";

Deno.test("the record in docs/records.md is one that check has nothing against", async () => {
  const reading = parseRecord(RECORD);
  const file = { path: "a.md", place: "recipes/add-column-to-endpoint.md", text: RECORD, reading };
  assertEquals(await checkRecords([file], { today: "2026-10-25", staleAfter: 180 }, STORE_CHECKS), []);
});

Deno.test("docs/records.md shows what its search prints, a day after the record was verified", async () => {
  const [, query = "", shown = ""] = /^\$ ome record search "(.*)"\n([^]*?)```/m.exec(DOCS) ?? [];
  const files = { "/work/memory/index.json": "{}", "/work/memory/recipes/add-column-to-endpoint.md": RECORD };
  const { out } = await runCli(["record", "search", query], new MemoryHost({ files, now: "2026-10-25T12:00:00Z" }));
  assertEquals(out.slice(0, shown.length), shown);
});

Deno.test("docs/records.md explains every check", () => {
  assertEquals(STORE_CHECKS.filter(({ code }) => !DOCS.includes(`\`${code}\``)), []);
});

Deno.test("the page for agents asks the six questions that search prints", () => {
  for (const [at, { asks }] of REUSE_QUESTIONS.entries()) assert(SKILL.includes(`${at + 1}. **${asks}**`), asks);
});
