import { assert, assertEquals } from "@std/assert";
import { checkRecords } from "../../../src/core/record/check.ts";
import { parseRecord } from "../../../src/core/record/markdown.ts";
import { RECORD_TYPES } from "../../../src/core/record/record.ts";
import { SECTIONS } from "../../../src/core/record/sections.ts";
import { recordTemplate } from "../../../src/core/record/template.ts";

for (const type of RECORD_TYPES) {
  Deno.test(`recordTemplate() of a ${type} asks for each of its sections, and is refused until it is filled in`, async () => {
    const text = recordTemplate(type, { title: "Add a column", today: "2026-10-24" });
    for (const { names: [name], asks } of SECTIONS[type]) assert(text.includes(`## ${name}\n\n<!-- ${asks} -->\n`));
    const file = { path: "a.md", place: "a.md", text, reading: parseRecord(text) };
    const findings = await checkRecords([file], { today: "2026-10-24", staleAfter: 180 });
    const missing = findings.filter(({ code }) => code === "exp.schema").map(({ message }) => message);
    assertEquals(missing, ['"applicability" is missing', '"source" is missing']);
    assertEquals(findings.filter(({ code }) => code.endsWith("sections")).length, SECTIONS[type].length);
  });
}
