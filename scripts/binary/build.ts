/**
 * From a source file to a binary: bundle with code splitting, then compile with fixed permissions.
 *
 * @module
 */

import { basename, dirname, join } from "@std/path";
import { moveLongData } from "./long_data.ts";

/** What a binary may do, all of it: read files, write files, read the environment. No network, no processes, no FFI. */
export const PERMISSIONS = ["--allow-read", "--allow-write", "--allow-env"] as const;

/**
 * How much room new objects get, in MiB. With less to begin with, a hook would collect garbage twice in its short life; with
 * more in the end, a command that reads thousands of files takes a third more memory and is slower.
 */
const MEMORY_FLAG = "--v8-flags=--min-semi-space-size=2,--max-semi-space-size=4";

/** A program as JavaScript: its entry, and the parts that are loaded when they are needed. */
export interface Bundle {
  readonly folder: string;
  readonly entry: string;
  readonly parts: readonly string[];
}

/** How to compile. */
export interface CompileOptions {
  /** The path of the binary. */
  readonly output: string;
  /** The target triple; this system's own where it is not given. */
  readonly target?: string;
  /** The compiler as a command and its arguments; this Deno where it is not given. */
  readonly compiler?: readonly string[];
}

/** The hook, which is bundled once more on its own: shared with the commands, it would come in forty parts. */
const HOOK_SOURCE = "src/edge/hook/start_hook.ts";

/**
 * Bundles a program. Every `import()` becomes a file of its own, so that a start parses only what it needs.
 *
 * @param source The entry, a TypeScript file.
 * @param folder Where the bundle goes; emptied first.
 */
export async function bundle(source: string, folder: string): Promise<Bundle> {
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await split(source, folder);
  const entry = basename(source).replace(/\.ts$/, ".js");
  await bundleHook(join(dirname(source), HOOK_SOURCE), join(folder, entry));
  for (const name of listFiles(folder)) await moveLongData(folder, name);
  const names = listFiles(folder).filter((name) => name !== entry);
  return { folder, entry, parts: names };
}

async function split(source: string, folder: string): Promise<void> {
  await run([Deno.execPath(), "bundle", "--quiet", "--code-splitting", "--minify", "--outdir", folder, source]);
  for (const name of listFiles(folder)) await lighten(join(folder, name));
}

/** Bundles the hook of a program that has one, and points the entry there. Nothing is shared: a process is one or the other. */
async function bundleHook(source: string, entry: string): Promise<void> {
  const code = await Deno.readTextFile(entry);
  const call = /import\("\.\/start_hook-[A-Z0-9]+\.js"\)/;
  if (!call.test(code)) return;
  await split(source, join(dirname(entry), "hook"));
  await Deno.writeTextFile(entry, code.replace(call, 'import("./hook/start_hook.js")'));
}

/** Every file below a folder, by its path from there. */
function listFiles(folder: string, below = ""): string[] {
  return [...Deno.readDirSync(join(folder, below))].flatMap(({ name, isDirectory }) =>
    isDirectory ? listFiles(folder, `${below}${name}/`) : [below + name]
  ).sort();
}

/**
 * Takes from a part what makes it slow to load: characters outside of ASCII, which double the size of its text in memory
 * (the bundler escapes those of strings, and leaves those of regular expressions), and, in parts that open a program or an
 * `import()`, the imports without a name. Those only keep side effects in order, of which no module of ours has any, and
 * have the entry load the part that stands in for Node's `require`.
 */
async function lighten(path: string): Promise<void> {
  const code = await Deno.readTextFile(path);
  const ascii = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const opens = !basename(path).startsWith("chunk-");
  await Deno.writeTextFile(path, opens ? ascii.replace(/import"\.\/chunk-[^"]+";/g, "") : ascii);
}

/**
 * Compiles a bundle into one file.
 *
 * `--no-code-cache`, because a cache gains nothing for a bundle this small and leaves a file with a guessable name in the
 * temporary folder. `--deny-import`, because a compiler grants importing from well-known hosts unless told otherwise.
 *
 * @throws {Error} With the compiler's own words, and what `DENORT_BIN` is for when the runtime cannot be fetched.
 */
export async function compile({ folder, entry, parts }: Bundle, options: CompileOptions): Promise<void> {
  const { output, target, compiler = [Deno.execPath()] } = options;
  await run([
    ...compiler,
    ...["compile", "--quiet", "--no-check", "--no-config", "--no-lock", "--no-prompt", "--no-code-cache", MEMORY_FLAG],
    ...PERMISSIONS,
    "--deny-import",
    ...parts.flatMap((part) => ["--include", join(folder, part)]),
    ...(target === undefined ? [] : ["--target", target]),
    ...["--output", output, join(folder, entry)],
  ]);
}

async function run([command = "", ...args]: readonly string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, stdout: "null", stderr: "piped" }).output();
  if (success) return;
  const words = new TextDecoder().decode(stderr);
  const hint = words.includes("denort") ? RUNTIME_HINT : "";
  throw new Error(`Cannot run "${command} ${args[0]}":\n${words}${hint}`);
}

const RUNTIME_HINT = `
"deno compile" puts a program behind a runtime, denort, which it fetches once for each version and target.
Where that host cannot be reached, set DENORT_BIN to the path of a denort of the same version, taken from the
release page of Deno or from a machine that can reach it, and run the task again.
`;
