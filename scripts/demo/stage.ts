/**
 * A temporary home with a library, a project and the hook, far from the person's own.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";
import { PERMISSIONS } from "../binary/compile.ts";
import { denoFolder } from "../deno_folder.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));
const CARD = "check-pages-in-a-browser.md";

/** Where the demo plays. */
export interface Stage {
  readonly project: string;
  /** Runs a command of the program, and gives back what it printed; throws where it fails. */
  run(...args: string[]): Promise<string>;
  /** Runs the hook as an agent does: the payload on standard input, the answer from standard output. */
  runHook(payload: unknown): Promise<string>;
  /** Takes everything away again. */
  close(): Promise<void>;
}

/** The program, run from source with the permissions that it is compiled with. */
const FROM_SOURCE = [Deno.execPath(), "run", "--quiet", ...PERMISSIONS, join(ROOT, "cli.ts")];

/**
 * Sets the stage: one card in the library, one project with a remote.
 *
 * @param program The program as a command and its first arguments.
 */
export async function openStage(program: readonly string[] = FROM_SOURCE): Promise<Stage> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "ome-demo-" }));
  const home = join(folder, "home");
  const project = join(folder, "shop");
  await writeFile(
    join(home, ".oh-my-experience/experiences/active", CARD),
    await Deno.readTextFile(join(ROOT, "scripts/demo", CARD)),
  );
  await writeFile(join(project, ".git/HEAD"), "ref: refs/heads/main\n");
  await writeFile(join(project, ".git/config"), '[remote "origin"]\n\turl = git@github.com:example/shop.git\n');
  const surroundings = { env: await environment(home), cwd: project };
  return {
    project,
    run: (...args) => outputOf("", { command: [...program, ...args], ...surroundings }),
    runHook: (payload) => outputOf(JSON.stringify(payload), { command: [...program, "hook", "run"], ...surroundings }),
    close: () => Deno.remove(folder, { recursive: true }),
  };
}

async function writeFile(path: string, text: string): Promise<void> {
  await Deno.mkdir(join(path, ".."), { recursive: true });
  await Deno.writeTextFile(path, text);
}

/** How the program is started. */
interface Start {
  readonly command: readonly string[];
  readonly env: Record<string, string>;
  readonly cwd: string;
}

async function outputOf(input: string, { command: [program = "", ...args], env, cwd }: Start): Promise<string> {
  const streams = { stdin: "piped", stdout: "piped", stderr: "inherit" } as const;
  const child = new Deno.Command(program, { args, env, clearEnv: true, cwd, ...streams }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input));
  await writer.close();
  const { code, stdout } = await child.output();
  if (code !== 0) throw new Error(`"${[program, ...args].join(" ")}" ended with ${code}`);
  return new TextDecoder().decode(stdout);
}

/** What the system and Deno need; nothing by which a real agent could be recognised. */
async function environment(home: string): Promise<Record<string, string>> {
  const kept: Record<string, string> = { DENO_DIR: await denoFolder(), HOME: home, USERPROFILE: home };
  for (const name of ["PATH", "SystemRoot", "LOCALAPPDATA", "TEMP", "TMP", "TMPDIR"]) {
    const value = Deno.env.get(name);
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
