/**
 * Which programs named `ome` a shell would find.
 *
 * @module
 */

import type { ProgramFacts } from "../../core/doctor/snapshot.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/** What looking needs of the outside world. */
type ProgramHost = Pick<Host, "files" | "os" | "env" | "execPath" | "program">;

/**
 * Looks through the folders of the `PATH`.
 *
 * @param host The outside world.
 * @returns Different programs, and whether the first is this one.
 */
export function readPrograms(host: ProgramHost): Omit<ProgramFacts, "version"> {
  const [separator, names] = host.os === "windows" ? [";", ["ome.exe", "ome.cmd"]] : [":", ["ome"]];
  const folders = (host.env("PATH") ?? "").split(separator).filter((folder) => folder !== "");
  const paths = folders.flatMap((folder) => names.map((name) => `${folder.replace(/[\\/]$/, "")}/${name}`));
  const found = new Map<string, string>();
  for (const path of paths) {
    const real = realPathOf(path, host);
    if (real !== undefined && !found.has(real)) found.set(real, path);
  }
  const [first] = found.keys();
  const isFirst = !host.program.compiled || first === undefined || first === realPathOf(host.execPath, host);
  return { onPath: [...found.values()], isFirst };
}

function realPathOf(path: string, { files }: Pick<Host, "files">): string | undefined {
  return quietly(() => files.stat(path)?.kind === "file" ? files.realPath(path) : undefined, () => undefined);
}
