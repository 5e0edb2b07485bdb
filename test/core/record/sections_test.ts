import { assertEquals } from "@std/assert";
import { checkSections, SECTIONS } from "../../../src/core/record/sections.ts";
import { RECORD_TYPES } from "../../../src/core/record/record.ts";

const RECIPE = SECTIONS.recipe.map(({ names: [name] }) => `## ${name}\n\ntext\n`);

Deno.test("checkSections() passes the five sections of a recipe, in English and in Chinese", () => {
  assertEquals(checkSections("recipe", RECIPE.join("\n"), 1), []);
  assertEquals(checkSections("recipe", SECTIONS.recipe.map(({ names }) => `## ${names[1]}\n内容\n`).join(""), 1), []);
});

for (const [index, { names: [name] }] of SECTIONS.recipe.entries()) {
  Deno.test(`checkSections() refuses a recipe without ${name}`, () => {
    const [finding, ...more] = checkSections("recipe", RECIPE.toSpliced(index, 1).join("\n"), 20);
    assertEquals([finding?.code, finding?.level, finding?.message], [
      "exp.recipe-sections",
      "error",
      `A recipe needs "## ${name}"`,
    ]);
    assertEquals(more, []);
  });
}

Deno.test("checkSections() refuses a section that holds nothing but a comment, and names its line", () => {
  const body = RECIPE.toSpliced(4, 1, "## Rollback\n\n<!-- later\nor never -->\n").join("\n");
  assertEquals(checkSections("recipe", body, 15).map(({ code, line }) => [code, line]), [["exp.recipe-sections", 31]]);
});

Deno.test("checkSections() refuses sections out of order, and a heading inside a fence is none", () => {
  const swapped = [RECIPE[1], RECIPE[0], ...RECIPE.slice(2)].join("\n");
  assertEquals(checkSections("recipe", swapped, 1).map(({ code }) => code), ["exp.recipe-sections"]);
  const fenced = RECIPE.toSpliced(4, 1, "```\n## Rollback\ntext\n```\n").join("\n");
  assertEquals(checkSections("recipe", fenced, 1).map(({ message }) => message), ['A recipe needs "## Rollback"']);
});

Deno.test("checkSections() only warns about the sections of the other types", () => {
  const others = RECORD_TYPES.filter((type) => type !== "recipe");
  for (const type of others) {
    const findings = checkSections(type, "", 1);
    assertEquals(findings.map(({ level }) => level), SECTIONS[type].map(() => "warning"));
  }
});
