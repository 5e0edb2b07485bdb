/**
 * What keeps recall silent here.
 *
 * @module
 */

import type { Config } from "../../core/config/config.ts";
import type { QuietFacts } from "../../core/doctor/snapshot.ts";
import type { Host } from "../host.ts";
import { isSwitchedOff, readSilences, silenceAt, type Standpoint } from "../quiet.ts";

/**
 * Looks for silences.
 *
 * @param at Where a prompt would be typed.
 * @param library The data folder and its settings.
 * @param host The outside world.
 * @returns What keeps recall silent there.
 */
export function readQuiet(
  at: Standpoint,
  { dataDir, config }: { readonly dataDir: string; readonly config: Config },
  host: Host,
): QuietFacts {
  const configured = silenceAt(config.projects.off.map((where) => ({ where })), at, host.now());
  const here = configured ?? silenceAt(readSilences(dataDir, host), at, host.now());
  const isShellSilent = isSwitchedOff(host);
  return here === undefined
    ? { isShellSilent }
    : { isShellSilent, here: { ...here, isConfigured: configured !== undefined } };
}
