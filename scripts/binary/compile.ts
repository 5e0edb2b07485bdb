/**
 * From JavaScript to a binary with fixed permissions.
 *
 * @module
 */

import { join } from "@std/path";
import type { Bundle } from "./bundle.ts";
import { runCommand } from "./run_command.ts";

/** What a binary may do, all of it: read files, write files, read the environment. No network, no processes, no FFI. */
export const PERMISSIONS = ["--allow-read", "--allow-write", "--allow-env"] as const;

/**
 * How V8 treats a program that is over in a tenth of a second.
 *
 * Room for new objects in MiB: with less to begin with, a hook would collect garbage twice in its short life; with more in
 * the end, a command that reads thousands of files takes a third more memory and is slower. And ten times as many calls
 * before a function is worth the first optimizing compiler: a hook ends before that has paid, with a tenth more memory.
 */
const V8_FLAGS = [
  "--min-semi-space-size=2",
  "--max-semi-space-size=4",
  "--invocation-count-for-maglev=4000",
  "--invocation-count-for-maglev-osr=1000",
];

/** How to compile. */
export interface CompileOptions {
  /** The path of the binary. */
  readonly output: string;
  /** The target triple; this system's own where it is not given. */
  readonly target?: string;
  /** The compiler as a command and its arguments; this Deno where it is not given. */
  readonly compiler?: readonly string[];
}

/**
 * Compiles a bundle into one file.
 *
 * `--no-code-cache`, because that cache is a file with a guessable name in the temporary folder, and gains nothing: it holds
 * no function that runs later (`warm_hook.ts` does). `--deny-import`, because a compiler grants importing from well-known
 * hosts unless told otherwise.
 *
 * @throws {Error} With the compiler's own words, and what `DENORT_BIN` is for when the runtime cannot be fetched.
 */
export async function compile({ folder, entry, parts }: Bundle, options: CompileOptions): Promise<void> {
  const { output, target, compiler = [Deno.execPath()] } = options;
  await runCommand([
    ...compiler,
    ...["compile", "--quiet", "--no-check", "--no-config", "--no-lock", "--no-prompt", "--no-code-cache"],
    `--v8-flags=${V8_FLAGS.join(",")}`,
    ...PERMISSIONS,
    "--deny-import",
    ...parts.flatMap((part) => ["--include", join(folder, part)]),
    ...(target === undefined ? [] : ["--target", target]),
    ...["--output", output, join(folder, entry)],
  ], { hint: { about: "denort", text: RUNTIME_HINT } });
}

const RUNTIME_HINT = `
"deno compile" puts a program behind a runtime, denort, which it fetches once for each version and target.
Where that host cannot be reached, set DENORT_BIN to the path of a denort of the same version, taken from the
release page of Deno or from a machine that can reach it, and run the task again.
`;
