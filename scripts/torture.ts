/**
 * `deno task torture`: treats the hook badly, as real processes, and sees that every run ends well, no file is torn, and
 * the next prompt is answered.
 *
 * ```sh
 * deno task torture                          # run from source
 * deno task torture --program dist/ome-x86_64-unknown-linux-gnu --kills 200 --at-once 50
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { assert, assertEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { PERMISSIONS } from "./binary/compile.ts";
import { writeLibrary } from "./bench/hook/synthetic_cards.ts";
import { denoFolder } from "./deno_folder.ts";
import { print } from "./print.ts";

const SOURCE = fromFileUrl(new URL("../cli.ts", import.meta.url));
const CARDS = 20;
const PROMPT = "Roll back the orders table with postgres, then look at the login page";

/** The program under torture, and a home with a library that is indexed. */
export interface Victim {
  readonly command: readonly string[];
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How a run ended. */
interface Ending {
  readonly code: number;
  readonly signal: Deno.Signal | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Makes a victim.
 *
 * @param folder An empty folder for its home.
 * @param binary A compiled program; the source where it is not given.
 */
export async function makeVictim(folder: string, binary?: string): Promise<Victim> {
  const command = binary === undefined ? [Deno.execPath(), "run", "--quiet", ...PERMISSIONS, SOURCE] : [binary];
  const env = { HOME: folder, USERPROFILE: folder, TMPDIR: folder, TMP: folder, DENO_DIR: await denoFolder() };
  const victim = { command, home: folder, env };
  await writeLibrary(libraryOf(victim), CARDS, "real");
  const [program = "", ...args] = command;
  await new Deno.Command(program, { args: [...args, "experience", "list"], env, stdout: "null" }).output();
  return victim;
}

function libraryOf({ home }: Pick<Victim, "home">): string {
  return join(home, ".oh-my-experience");
}

function start({ command: [program = "", ...args], env, home }: Victim): Deno.ChildProcess {
  const child = new Deno.Command(program, {
    args: [...args, "hook", "run"],
    env,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  void feed(child, JSON.stringify({ hook_event_name: "UserPromptSubmit", cwd: home, prompt: PROMPT }));
  return child;
}

/** A process that was killed reads nothing, which is no failure here. */
async function feed(child: Deno.ChildProcess, text: string): Promise<void> {
  try {
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(text));
    await writer.close();
  } catch {
    // it is gone
  }
}

async function endOf(child: Deno.ChildProcess): Promise<Ending> {
  const { code, signal, stdout, stderr } = await child.output();
  return { code, signal, stdout: new TextDecoder().decode(stdout), stderr: new TextDecoder().decode(stderr) };
}

function assertAnswered({ code, stdout, stderr }: Ending): void {
  assertEquals([code, stderr], [0, ""]);
  assert(JSON.parse(stdout).hookSpecificOutput.additionalContext.includes("card-0"), "the card that fits is shown");
}

/** Every line of the log is whole, no id stands twice, and no write left anything behind. */
function assertWhole(victim: Victim): number {
  const lines = Deno.readTextFileSync(join(libraryOf(victim), "events.jsonl")).split("\n").filter((line) =>
    line !== ""
  );
  const ids = lines.map((line) => JSON.parse(line).id);
  assertEquals(new Set(ids).size, ids.length);
  const names = ["", "indexes"].flatMap((part) => [...Deno.readDirSync(join(libraryOf(victim), part))]);
  assertEquals(names.map(({ name }) => name).filter((name) => /tmp|temp|~$/.test(name)), []);
  return lines.length;
}

/**
 * So many hooks at once: every one ends with 0, and answers unless its time is over before its turn comes.
 *
 * @returns How many answered.
 */
export async function allAtOnce(victim: Victim, count: number): Promise<number> {
  const lines = await assertNextAnswered(victim);
  const endings = await Promise.all(Array.from({ length: count }, () => endOf(start(victim))));
  const answered = endings.filter(({ stdout }) => stdout !== "");
  answered.forEach(assertAnswered);
  assertEquals(endings.filter(({ code, stderr }) => code !== 0 || stderr !== ""), []);
  assert(assertWhole(victim) >= lines + answered.length, "every answer left its event");
  return answered.length;
}

/** Kills hooks at moments spread over a whole run, and a little beyond. */
export async function killed(victim: Victim, count: number): Promise<void> {
  const begin = performance.now();
  await assertNextAnswered(victim);
  const span = (performance.now() - begin) * 1.1;
  for (let kill = 0; kill < count; kill++) {
    const child = start(victim);
    const timer = setTimeout(() => killIfThere(child), span * kill / count);
    const { code, signal } = await endOf(child).finally(() => clearTimeout(timer));
    assert(code === 0 || signal === "SIGKILL", `a killed hook ended with ${code}`);
    assertWhole(victim);
    if (kill % 10 === 0) await assertNextAnswered(victim);
  }
  await assertNextAnswered(victim);
}

function killIfThere(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch {
    // it ended by itself
  }
}

async function assertNextAnswered(victim: Victim): Promise<number> {
  assertAnswered(await endOf(start(victim)));
  return assertWhole(victim);
}

/** A disk without a free byte: the answer comes, the event does not; with room again, both do. */
export async function onFullDisk(binary?: string): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: "ome-torture-disk-" });
  const mount = await new Deno.Command("mount", { args: ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder] }).output()
    .catch(() => undefined);
  try {
    if (!mount?.success) return false;
    const victim = await makeVictim(folder, binary);
    const lines = await assertNextAnswered(victim);
    const ballast = join(folder, "ballast");
    fill(ballast);
    for (let run = 0; run < 3; run++) assertAnswered(await endOf(start(victim)));
    Deno.removeSync(ballast);
    assert(await assertNextAnswered(victim) > lines, "events are logged again");
    return true;
  } finally {
    if (mount?.success) await new Deno.Command("umount", { args: [folder] }).output();
    await Deno.remove(folder, { recursive: true });
  }
}

function fill(path: string): void {
  using file = Deno.openSync(path, { write: true, create: true });
  const block = new Uint8Array(4096);
  try {
    for (;;) file.writeSync(block);
  } catch {
    // full
  }
}

async function torture(folder: string): Promise<void> {
  const flags = parseArgs(Deno.args, { string: ["program", "kills", "at-once"] });
  const binary = flags.program === undefined ? undefined : String(flags.program);
  const [kills, atOnce] = [Number(flags.kills ?? 200), Number(flags["at-once"] ?? 50)];
  const victim = await makeVictim(folder, binary);
  const answered = await allAtOnce(victim, atOnce);
  print(`${atOnce} hooks at once: all ended with 0, ${answered} answered within their time, every event whole`);
  await killed(victim, kills);
  print(`${kills} hooks killed: no file torn, the next prompt answered`);
  print(
    await onFullDisk(binary) ? "a full disk: answered, and logged again with room" : "a full disk: cannot be mounted",
  );
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: "ome-torture-" });
  try {
    await torture(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
