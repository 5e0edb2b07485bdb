/**
 * Where a shell looks for programs.
 *
 * @module
 */

import type { Host } from "../host.ts";

/**
 * The places at which a shell would find programs, in its order.
 *
 * @param programs The names of the programs, without an ending.
 * @param host The outside world.
 * @returns Absolute paths, whether or not anything stands there.
 */
export function placesOnPath(programs: readonly string[], { os, env }: Pick<Host, "os" | "env">): string[] {
  const [separator, endings] = os === "windows" ? [";", [".exe", ".cmd"]] : [":", [""]];
  const folders = (env("PATH") ?? "").split(separator).filter((folder) => folder !== "");
  const names = programs.flatMap((name) => endings.map((ending) => name + ending));
  return folders.flatMap((folder) => names.map((name) => `${folder.replace(/[\\/]$/, "")}/${name}`));
}
