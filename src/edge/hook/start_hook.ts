/**
 * The hook on the real host: all that `cli.ts` loads for it.
 *
 * @module
 */

import { denoHost } from "../deno_host.ts";
import { runHook } from "./run_hook.ts";

/**
 * Runs the hook once, on this machine.
 *
 * @param args The arguments of the hook.
 */
export async function startHook(args: readonly string[]): Promise<void> {
  await runHook(args, denoHost);
}
