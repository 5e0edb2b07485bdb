import { assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { PAYLOADS, SCENE } from "../../scripts/demo/scene.ts";
import { openStage } from "../../scripts/demo/stage.ts";
import { VERSION } from "../../src/core/version.ts";

const ROOT = fromFileUrl(new URL("../../", import.meta.url));

async function deno(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: ROOT }).output();
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

/** What the task is told on its command line, and what it says. */
const bundleTo = (out: string) => deno("run", "-A", "scripts/bundle.ts", "--out", out);

Deno.test("deno task bundle makes a program that Deno runs with the rights of a binary, beside settings that are broken", async () => {
  const folder = await Deno.makeTempDir({ prefix: "ome-bundle-test-" });
  const program = join(folder, "share", "ome", "cli.js");
  try {
    assertEquals((await bundleTo(join(folder, "share", "ome"))).out.trim(), program);
    await Deno.writeTextFile(join(folder, "deno.json"), "{ broken");
    const run = ["run", "--quiet", "--no-prompt", "--no-config", "-R", "-W", "-E", program];
    assertStringIncludes((await deno(...run, "version")).out, `ome ${VERSION} `);
    const stage = await openStage([Deno.execPath(), ...run]);
    try {
      const { claude } = PAYLOADS;
      assertEquals(await stage.runHook(claude({ prompt: SCENE.nearMiss, project: stage.project })), "");
      const answer = await stage.runHook(claude({ prompt: SCENE.match, project: stage.project }));
      assertStringIncludes(JSON.stringify(JSON.parse(answer)), SCENE.cardId);
    } finally {
      await stage.close();
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("deno task bundle replaces an earlier bundle, and leaves a folder alone that holds anything else", async () => {
  const folder = await Deno.makeTempDir({ prefix: "ome-bundle-test-" });
  try {
    const out = join(folder, "ome");
    await Deno.mkdir(out);
    for (const name of ["cli.js", "chunk-OLD.js"]) await Deno.writeTextFile(join(out, name), "old");
    assertEquals((await bundleTo(out)).code, 0);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["ome"]);
    const names = [...Deno.readDirSync(out)].map(({ name }) => name);
    assertEquals([names.includes("cli.js"), names.includes("chunk-OLD.js")], [true, false]);
    await Deno.writeTextFile(join(out, "notes.txt"), "mine");
    const { code, err } = await bundleTo(out);
    assertEquals([code, [...Deno.readDirSync(out)].length], [1, names.length + 1]);
    assertStringIncludes(err, "holds other things");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
