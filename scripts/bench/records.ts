/**
 * `deno task bench:records`: what `record search` and `record check` cost, whole processes in turns with `rg` over the
 * same files and with `ome version`, which is the floor of starting the program.
 *
 * ```sh
 * deno task bench:records                                 # 2,000 records, run from source
 * deno task bench:records --binary dist/ome-x86_64-unknown-linux-gnu --rounds 15
 * ```
 *
 * Needs `rg`. Everything it makes is in a temporary folder, and taken away.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { fromFileUrl, join } from "@std/path";
import { FOLDERS } from "../../src/core/record/place.ts";
import { formatRecord, parseRecord } from "../../src/core/record/markdown.ts";
import { denoFolder } from "../deno_folder.ts";
import { median } from "./median.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));
const QUERY = "the report needs one more field";

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
}

/** Writes records: those of the suite, again and again, each copy with words of its own. */
async function writeStore(store: string, count: number): Promise<void> {
  const records = [];
  for (const folder of Object.values(FOLDERS)) {
    await Deno.mkdir(join(store, folder), { recursive: true });
    for await (const { name } of Deno.readDir(join(ROOT, "fixtures/records", folder))) {
      const { record } = parseRecord(await Deno.readTextFile(join(ROOT, "fixtures/records", folder, name)));
      if (record) records.push(record);
    }
  }
  const words = records.flatMap(({ body }) => body.match(/\p{L}{4,}/gu) ?? []);
  for (let at = 0; at < count; at++) {
    const record = records[at % records.length]!;
    const own = Array.from({ length: 120 }, (_, place) => words[(at * 7919 + place * 104_729) % words.length]);
    const title = `${record.title} ${own.slice(0, 12).join(" ")}`;
    const copy = {
      ...record,
      id: `${record.id}-${at}`,
      title,
      related: [],
      body: `${record.body}\n${own.join(" ")}\n`,
    };
    await Deno.writeTextFile(join(store, FOLDERS[copy.type], `${copy.id}.md`), formatRecord(copy));
  }
}

async function timeOf({ command: [program = "", ...args] }: Contender, env: Record<string, string>): Promise<number> {
  const start = performance.now();
  await new Deno.Command(program, { args, env, stdin: "null", stdout: "null", stderr: "null" }).output();
  return performance.now() - start;
}

if (import.meta.main) {
  const flags = parseArgs(Deno.args, { string: ["binary", "rounds", "records"] });
  const home = await Deno.makeTempDir();
  const store = join(home, "memory");
  const ome = flags.binary
    ? [String(flags.binary)]
    : [Deno.execPath(), "run", "-A", "--no-check", join(ROOT, "cli.ts")];
  const contenders: readonly Contender[] = [
    { name: "rg", command: ["rg", "-i", "report|field", store] },
    { name: "ome version", command: [...ome, "version"] },
    { name: "record search", command: [...ome, "record", "search", QUERY, "--root", store] },
    { name: "record check", command: [...ome, "record", "check", "--root", store] },
  ];
  try {
    await writeStore(store, Number(flags.records ?? 2000));
    await Deno.mkdir(join(home, "data"));
    const env = { HOME: home, OME_DATA_DIR: join(home, "data"), DENO_DIR: await denoFolder() };
    for (const contender of [...contenders, contenders[2]!]) await timeOf(contender, env); // caches and index
    const times = contenders.map((): number[] => []);
    for (let round = 0; round < Number(flags.rounds ?? 9); round++) {
      for (const [at, contender] of contenders.entries()) times[at]!.push(await timeOf(contender, env));
    }
    for (const [at, { name }] of contenders.entries()) {
      const ratio = median(times[at]!.map((time, round) => time / times[0]![round]!));
      const line = `${name.padEnd(14)} ${median(times[at]!).toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} × rg\n`;
      Deno.stdout.writeSync(new TextEncoder().encode(line));
    }
  } finally {
    await Deno.remove(home, { recursive: true });
  }
}
