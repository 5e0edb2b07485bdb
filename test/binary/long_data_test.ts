import { assert, assertEquals } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { moveLongData } from "../../scripts/binary/long_data.ts";

const LONG = 'a "quoted" line\\\nand `ticks`, é and 数据\n'.repeat(200);

async function withParts(parts: Record<string, string>, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "ome-data-" });
  try {
    await Deno.mkdir(join(folder, "below"));
    for (const [name, code] of Object.entries(parts)) await Deno.writeTextFile(join(folder, name), code);
    await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("moveLongData() leaves a program that says the same, and keeps equal texts once", async () => {
  const ticked = "`" + LONG.replace(/[\\`]/g, "\\$&") + "`";
  const parts = {
    "quoted.js": `var a=()=>${JSON.stringify(LONG)},b=()=>a();export{b as text};`,
    "below/ticked.js": `var b=()=>${ticked};export{b as text};`,
  };
  await withParts(parts, async (folder) => {
    for (const name of Object.keys(parts)) {
      await moveLongData(folder, name);
      const code = await Deno.readTextFile(join(folder, name));
      assert(code.length < 200, code);
      const { text } = await import(toFileUrl(join(folder, name)).href);
      assertEquals(text(), LONG);
    }
    assertEquals([...Deno.readDirSync(join(folder, "data"))].length, 1);
  });
});

Deno.test("moveLongData() leaves short texts and texts that are not alone where they are", async () => {
  const code = `var a=()=>"short",b=${JSON.stringify(LONG)},c=()=>\`${"x".repeat(5_000)}\${a()}\`;`;
  await withParts({ "part.js": code }, async (folder) => {
    await moveLongData(folder, "part.js");
    assertEquals(await Deno.readTextFile(join(folder, "part.js")), code);
  });
});

Deno.test("moveLongData() moves lists of objects, and what a function only needs to make them", async () => {
  const code = `var f=()=>{let w="pages";return[{id:"a",words:[w,\`many \${w}\`,"${
    "x".repeat(5_000)
  }"],on:!0}]};export{f as list};`;
  await withParts({ "part.js": code }, async (folder) => {
    await moveLongData(folder, "part.js");
    assert((await Deno.readTextFile(join(folder, "part.js"))).length < 200);
    const { list } = await import(toFileUrl(join(folder, "part.js")).href);
    assertEquals(list(), [{ id: "a", words: ["pages", "many pages", "x".repeat(5_000)], on: true }]);
  });
});
