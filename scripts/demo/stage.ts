/**
 * A temporary home with a library, a project and the hook, far from the person's own.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";

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
    env: { ...keptEnvironment(), HOME: home, USERPROFILE: home },
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

/** What Deno needs to find its cache and the system its folders; nothing by which a real agent could be recognised. */
function keptEnvironment(): Record<string, string> {
  const names = ["PATH", "DENO_DIR", "XDG_CACHE_HOME", "SystemRoot", "LOCALAPPDATA", "TEMP", "TMP", "TMPDIR"];
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = Deno.env.get(name);
    if (value !== undefined) kept[name] = value;
  }
  return { DENO_DIR: denoFolder(), ...kept };
}

/** The cache is found through the home folder, which the demo replaces. */
function denoFolder(): string {
  const home = Deno.env.get("HOME") ?? Deno.env.get("USERPROFILE") ?? ".";
  const places: Record<string, string> = {
    darwin: join(home, "Library/Caches/deno"),
    windows: join(Deno.env.get("LOCALAPPDATA") ?? home, "deno"),
  };
  return places[Deno.build.os] ?? join(Deno.env.get("XDG_CACHE_HOME") ?? join(home, ".cache"), "deno");
}
