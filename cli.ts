/**
 * The program `ome`.
 *
 * The hook is recognised before anything else is loaded: it runs at every prompt, and pays for every module.
 *
 * @module
 */

/** Flags that may stand before `hook run`, each with a value. */
const LEADING_FLAGS = ["--data-dir", "--cwd", "--scope"];

/**
 * Finds a call of the hook.
 *
 * @param args The command line, without the program's name.
 * @returns The arguments of the hook; undefined where the line calls something else, or asks for help.
 */
export function findHookCall(args: readonly string[]): string[] | undefined {
  let at = 0;
  while (args[at]?.startsWith("--")) at += LEADING_FLAGS.includes(args[at] ?? "") ? 2 : 1;
  const calls = args[at] === "hook" && args[at + 1] === "run" && !args.includes("--help") && !args.includes("-h");
  return calls ? [...args.slice(0, at), ...args.slice(at + 2)] : undefined;
}

/** Whatever happens in here, the agent sees success: any other exit code could cost the person the prompt. */
async function runHookQuietly(args: readonly string[]): Promise<number> {
  try {
    Error.stackTraceLimit = 0; // nobody reads a stack here, and a file that is not there costs one
    globalThis.addEventListener("unhandledrejection", (event) => event.preventDefault());
    const { startHook } = await import("./src/edge/hook/start_hook.ts");
    await startHook(args);
  } catch {
    // The hook has no way to complain.
  }
  return 0;
}

async function runCommand(args: readonly string[]): Promise<number> {
  const [{ main }, { denoHost }] = await Promise.all([import("./src/cli/main.ts"), import("./src/edge/deno_host.ts")]);
  return await main(args, denoHost);
}

if (import.meta.main) {
  const hookArgs = findHookCall(Deno.args);
  Deno.exit(hookArgs === undefined ? await runCommand(Deno.args) : await runHookQuietly(hookArgs));
}
