/**
 * The hook of a binary that is thrown away: after each prompt it writes down what V8 has compiled by then.
 *
 * @module
 */

import { loadHook } from "./load_hook.ts";

const recording = `${Deno.execPath()}.code`;

/**
 * Runs the hook once, and adds to the recording.
 *
 * @param args The arguments of the hook.
 */
export async function startHook(args: readonly string[]): Promise<void> {
  const { script, startHook } = loadHook(readRecording());
  await startHook(args);
  if (script.cachedDataRejected) Deno.exit(1);
  Deno.writeFileSync(recording, script.createCachedData());
}

function readRecording(): Uint8Array | undefined {
  try {
    return Deno.readFileSync(recording);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
