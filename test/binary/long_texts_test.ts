import { assert, assertEquals } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { moveLongTexts } from "../../scripts/binary/long_texts.ts";

const LONG = 'a "quoted" line\\\nand `ticks`, é and 数据\n'.repeat(200);

async function withParts(parts: Record<string, string>, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "ome-texts-" });
  try {
    await Deno.mkdir(join(folder, "below"));
    for (const [name, code] of Object.entries(parts)) await Deno.writeTextFile(join(folder, name), code);
    await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("moveLongTexts() leaves a program that says the same, and keeps equal texts once", async () => {
  const ticked = "`" + LONG.replace(/[\\`]/g, "\\$&") + "`";
  const parts = {
    "quoted.js": `var a=()=>${JSON.stringify(LONG)};export{a as text};`,
    "below/ticked.js": `var b=()=>${ticked};export{b as text};`,
  };
  await withParts(parts, async (folder) => {
    for (const name of Object.keys(parts)) {
      await moveLongTexts(folder, name);
      const code = await Deno.readTextFile(join(folder, name));
      assert(code.length < 200, code);
      const { text } = await import(toFileUrl(join(folder, name)).href);
      assertEquals(text(), LONG);
    }
    assertEquals([...Deno.readDirSync(join(folder, "texts"))].length, 1);
  });
});

Deno.test("moveLongTexts() leaves short texts and texts that are not alone where they are", async () => {
  const code = `var a=()=>"short",b=${JSON.stringify(LONG)},c=()=>\`${"x".repeat(5_000)}\${a()}\`;`;
  await withParts({ "part.js": code }, async (folder) => {
    await moveLongTexts(folder, "part.js");
    assertEquals(await Deno.readTextFile(join(folder, "part.js")), code);
  });
});
