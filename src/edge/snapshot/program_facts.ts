/**
 * Which programs named `ome` a shell would find.
 *
 * @module
 */

import type { ProgramFacts } from "../../core/doctor/snapshot.ts";
import type { Host } from "../host.ts";
import { realFileOf } from "../files/look.ts";
import { placesOnPath } from "../files/on_path.ts";

/** What looking needs of the outside world. */
type ProgramHost = Pick<Host, "files" | "os" | "env" | "execPath" | "program">;

/**
 * Looks through the folders of the `PATH`.
 *
 * @param host The outside world.
 * @returns Different programs, and whether the first is this one.
 */
export function readPrograms(host: ProgramHost): Omit<ProgramFacts, "version"> {
  const found = new Map<string, string>();
  for (const path of placesOnPath(["ome"], host)) {
    const real = realFileOf(path, host);
    if (real !== undefined && !found.has(real)) found.set(real, path);
  }
  const [first] = found.keys();
  const isFirst = !host.program.compiled || first === undefined || first === realFileOf(host.execPath, host);
  return { onPath: [...found.values()], isFirst };
}
