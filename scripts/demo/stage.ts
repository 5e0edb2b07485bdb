/**
 * A temporary home with a library, a project and the hook, far from the person's own.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";
import { denoFolder } from "../deno_folder.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));
const CARD = "check-pages-in-a-browser.md";

/** Where the demo plays. */
export interface Stage {
  readonly project: string;
  /** Runs the hook as an agent does: the payload on standard input, the answer from standard output. */
  runHook(payload: unknown): Promise<string>;
  /** Takes everything away again. */
  close(): Promise<void>;
}

/** Sets the stage: one card in the library, one project with a remote. */
export async function openStage(): Promise<Stage> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "ome-demo-" }));
  const home = join(folder, "home");
  const project = join(folder, "shop");
  await writeFile(
    join(home, ".oh-my-experience/experiences/active", CARD),
    await Deno.readTextFile(join(ROOT, "scripts/demo", CARD)),
  );
  await writeFile(join(project, ".git/HEAD"), "ref: refs/heads/main\n");
  await writeFile(join(project, ".git/config"), '[remote "origin"]\n\turl = git@github.com:example/shop.git\n');
  return {
    project,
    runHook: (payload) => runHook(payload, home, project),
    close: () => Deno.remove(folder, { recursive: true }),
  };
}

async function writeFile(path: string, text: string): Promise<void> {
  await Deno.mkdir(join(path, ".."), { recursive: true });
  await Deno.writeTextFile(path, text);
}

async function runHook(payload: unknown, home: string, cwd: string): Promise<string> {
  const hook = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--allow-read", "--allow-write", "--allow-env", join(ROOT, "cli.ts"), "hook", "run"],
    env: { ...await keptEnvironment(), HOME: home, USERPROFILE: home },
    clearEnv: true,
    cwd,
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const input = hook.stdin.getWriter();
  await input.write(new TextEncoder().encode(JSON.stringify(payload)));
  await input.close();
  return new TextDecoder().decode((await hook.output()).stdout);
}

/** What the system and Deno need; nothing by which a real agent could be recognised. */
async function keptEnvironment(): Promise<Record<string, string>> {
  const kept: Record<string, string> = { DENO_DIR: await denoFolder() };
  for (const name of ["PATH", "SystemRoot", "LOCALAPPDATA", "TEMP", "TMP", "TMPDIR"]) {
    const value = Deno.env.get(name);
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
