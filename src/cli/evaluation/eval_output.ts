/**
 * The files that an evaluation writes: only those that were asked for.
 *
 * @module
 */

import { writeAtomically } from "../../edge/files/atomic_write.ts";
import type { Host } from "../../edge/host.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { keepSafetyCopy } from "../../edge/files/safety_copy.ts";
import type { Invocation } from "../command.ts";

/**
 * Writes the files that the flags of a command name.
 *
 * @param invocation The command line.
 * @param contents By flag, what its file shall hold; worked out only where the flag was given.
 * @param host The outside world; a file that is overwritten is copied first.
 * @returns The absolute paths that were written, by flag.
 */
export function writeOutputs(
  invocation: Invocation,
  contents: Readonly<Record<string, () => string>>,
  host: Host,
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [flag, content] of Object.entries(contents)) {
    const name = invocation.text(flag);
    if (name === undefined) continue;
    const path = absolutePath(name, invocation.global.cwd);
    if (host.files.stat(path)?.kind === "file") keepSafetyCopy(path, host);
    writeAtomically({ path, content: content() }, host);
    written[flag] = path;
  }
  return written;
}
