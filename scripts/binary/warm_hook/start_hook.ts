/**
 * What a binary loads for the hook instead of `src/edge/hook/start_hook.ts`, and to the same effect.
 *
 * @module
 */

import { CODE_FILE, loadHook } from "./load_hook.ts";

export const { startHook } = loadHook(Deno.readFileSync(new URL(CODE_FILE, import.meta.url)));
