/**
 * The hook of a binary as a script, together with what V8 has compiled of it before.
 *
 * A module cannot carry compiled code, so the hook is a script in here, run by Node's `vm`.
 *
 * @module
 */

import { Script } from "node:vm";
import type { startHook } from "../../../src/edge/hook/start_hook.ts";

/** What lies beside this module once it is bundled. */
export const SCRIPT_FILE = "hook_script.txt";
export const CODE_FILE = "hook_script.code";

/** The hook, loaded. */
export interface LoadedHook {
  readonly script: Script;
  readonly startHook: typeof startHook;
}

/** What the script is: a function that gets what a module of Node's older format gets, and the place of the bundle. */
type HookScript = (module: { exports: { startHook: typeof startHook } | null }, bundleUrl: string) => void;

/**
 * Loads the hook.
 *
 * @param code What V8 compiled of the script before; where it fits neither V8 nor the script, V8 passes over it and compiles.
 */
export function loadHook(code: Uint8Array | undefined): LoadedHook {
  const source = Deno.readTextFileSync(new URL(SCRIPT_FILE, import.meta.url));
  const script = new Script(source, { filename: SCRIPT_FILE, ...(code && { cachedData: code }) });
  const run: HookScript = script.runInThisContext();
  const module: Parameters<HookScript>[0] = { exports: null };
  run(module, import.meta.url);
  if (module.exports === null) throw new Error(`${SCRIPT_FILE} exports nothing`);
  return { script, startHook: module.exports.startHook };
}
