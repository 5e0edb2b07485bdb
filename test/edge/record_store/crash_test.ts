import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { parseRecord } from "../../../src/core/record/markdown.ts";
import { recordText } from "../../core/record/record_text.ts";

const CLI = fromFileUrl(new URL("../../../cli.ts", import.meta.url));

/** Starts `ome record …` as a process of its own, with a home of its own. */
function start(home: string, ...args: string[]): Deno.ChildProcess {
  const env = { HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, OME_DATA_DIR: `${home}/data` };
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--quiet", CLI, "record", ...args, "--root", `${home}/memory`],
    env: { ...env, DENO_DIR: denoFolder() },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
}

/** A home of its own must not cost the cache of packages. */
function denoFolder(): string {
  const { stdout } = new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).outputSync();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}

async function inTempFolder(test: (home: string) => Promise<void>): Promise<void> {
  const home = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${home}/memory`);
    await test(home);
  } finally {
    await Deno.remove(home, { recursive: true });
  }
}

/** A long record of its own subject, so that none is a near-duplicate of another. */
function longRecord(id: string, word: string): string {
  const steps = Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(" ");
  return recordText(id, {
    "Add a nullable column to a reporting endpoint": `Working with ${word}alpha ${word}beta`,
    "PHP endpoint on MySQL where the column is additive and no client parses SELECT *": `${word}gamma`,
    "[php, mysql, migration]": `[${word}]`,
    "A report needs one more field.": `${word}delta ${word}epsilon`,
    "1. Add the column.": steps,
  });
}

Deno.test("two people adding at once both succeed, and the index lists both", () =>
  inTempFolder(async (home) => {
    const words = ["quartz", "walnut", "copper", "violet"];
    for (const word of words) await Deno.writeTextFile(`${home}/${word}.md`, longRecord(`use-${word}`, word));
    const codes = await Promise.all(
      words.map(async (word) => (await start(home, "add", `${home}/${word}.md`).status).code),
    );
    assertEquals(codes, [0, 0, 0, 0]);
    await start(home, "search", "anything").status;
    const { records } = JSON.parse(await Deno.readTextFile(`${home}/memory/index.json`));
    assertEquals(records.map(({ id }: { id: string }) => id), words.map((word) => `use-${word}`).sort());
  }));

Deno.test("killed while it writes, an update leaves the old record or the new one, never half of one", () =>
  inTempFolder(async (home) => {
    const path = `${home}/memory/recipes/use-quartz.md`;
    const [one, other] = [longRecord("use-quartz", "quartz"), longRecord("use-quartz", "walnut")];
    await Deno.mkdir(`${home}/memory/recipes`);
    await Deno.writeTextFile(path, one);
    for (let round = 0; round < 6; round++) {
      await Deno.writeTextFile(`${home}/next.md`, round % 2 === 0 ? other : one);
      const child = start(home, "add", `${home}/next.md`, "--update");
      await Promise.race([child.status, new Promise((resolve) => setTimeout(resolve, 250 + round * 150))]);
      try {
        child.kill("SIGKILL");
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // it has ended
      }
      await child.status;
      const { record } = parseRecord(await Deno.readTextFile(path));
      assert(record !== undefined && /(quartz|walnut)1999$/m.test(record.body), `round ${round}`);
    }
  }));
