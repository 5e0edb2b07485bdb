import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { CARD_TEXT, MATCHING, NEAR_MISS, payload } from "./a_library.ts";

const PROGRAM = fromFileUrl(new URL("../../../cli.ts", import.meta.url));

/** A home, a library in it and a project, all in a temporary folder. */
function makeMachine(): { home: string; project: string; log: () => string; [Symbol.dispose](): void } {
  const folder = Deno.makeTempDirSync({ prefix: "ome-hook-" });
  const home = `${folder}/home`;
  const project = `${folder}/app`;
  Deno.mkdirSync(`${home}/.oh-my-experience/experiences/active`, { recursive: true });
  Deno.writeTextFileSync(`${home}/.oh-my-experience/experiences/active/browser-validation.md`, CARD_TEXT);
  Deno.mkdirSync(`${project}/.git`, { recursive: true });
  Deno.writeTextFileSync(`${project}/.git/HEAD`, "ref: refs/heads/main\n");
  Deno.writeTextFileSync(`${project}/.git/config`, '[remote "origin"]\n\turl = https://github.com/example/app.git\n');
  return {
    home,
    project,
    log: () => Deno.readTextFileSync(`${home}/.oh-my-experience/events.jsonl`),
    [Symbol.dispose]: () => Deno.removeSync(folder, { recursive: true }),
  };
}

/** Starts `hook run` as an agent from source would, with the permissions that it is documented to need. */
function start(home: string, args: readonly string[] = []): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "-R", "-W", "-E", PROGRAM, "hook", "run", ...args],
    env: { HOME: home, USERPROFILE: home, TMPDIR: home, TMP: home, OME_DATA_DIR: "", OME_OFF: "", DENO_DIR: denoDir() },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** The cache lies in the real home unless it is named. */
function denoDir(): string {
  const { DENO_DIR, XDG_CACHE_HOME, HOME, LOCALAPPDATA } = Deno.env.toObject();
  const byPlatform: Record<string, string> = {
    windows: `${LOCALAPPDATA}\\deno`,
    darwin: `${HOME}/Library/Caches/deno`,
  };
  return DENO_DIR || byPlatform[Deno.build.os] || `${XDG_CACHE_HOME || `${HOME}/.cache`}/deno`;
}

async function run(home: string, stdin: string, args: readonly string[] = []): Promise<string> {
  const process = start(home, args);
  const writer = process.stdin.getWriter();
  await writer.write(new TextEncoder().encode(stdin));
  await writer.close();
  const { code, stdout, stderr } = await process.output();
  assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
  return new TextDecoder().decode(stdout);
}

Deno.test("ome hook run answers a matching prompt with the card, and a near miss with nothing", async () => {
  using machine = makeMachine();
  const cwd = machine.project;
  const { hookSpecificOutput } = JSON.parse(await run(machine.home, payload(MATCHING, { cwd })));
  assertEquals(hookSpecificOutput.hookEventName, "UserPromptSubmit");
  assertStringIncludes(hookSpecificOutput.additionalContext, "ome experience show browser-validation --section rule");
  assertEquals(await run(machine.home, payload(NEAR_MISS, { cwd })), "");
  assertEquals(machine.log().split("\n").length, 3);
});

Deno.test("ome hook run ends with 0 and says nothing, whatever it is given", async () => {
  using machine = makeMachine();
  for (const [stdin, args] of [["", ["--unknown"]], ["{", ["--provider"]], ["\u0000", ["x", "y"]]] as const) {
    assertEquals(await run(machine.home, stdin, args), "");
  }
});

Deno.test("ome hook run answers while standard input stays open (fault 22)", async () => {
  using machine = makeMachine();
  const process = start(machine.home);
  const writer = process.stdin.getWriter();
  await writer.write(new TextEncoder().encode(payload(MATCHING, { cwd: machine.project })));
  const { code, stdout, stderr } = await process.output();
  assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
  assertStringIncludes(new TextDecoder().decode(stdout), "browser-validation");
  await writer.abort().catch(() => {});
});

Deno.test("ome hook run leaves whole lines when several run at once", async () => {
  using machine = makeMachine();
  const sessions = ["a", "b", "c", "d", "e", "f"];
  await Promise.all(
    sessions.map((session_id) => run(machine.home, payload(NEAR_MISS, { cwd: machine.project, session_id }))),
  );
  const lines = machine.log().trimEnd().split("\n").map((line) => JSON.parse(line));
  assertEquals(lines.map(({ sessionId }) => sessionId).sort(), sessions);
  assertEquals(new Set(lines.map(({ promptHash }) => promptHash)).size, 1);
});

Deno.test("ome hook run --help is for people", async () => {
  using machine = makeMachine();
  assert((await run(machine.home, "", ["--help"])).includes("ome hook run"));
});
