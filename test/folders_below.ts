/**
 * The folders of a machine in memory, for tests in which an empty one counts.
 *
 * @module
 */

import type { MemoryHost } from "./memory_host.ts";

/**
 * Every folder below another one.
 *
 * @param folder Where to look; the folder itself does not count.
 * @param host The machine.
 * @returns Absolute paths, each folder before what it holds.
 */
export function foldersBelow(folder: string, host: MemoryHost): string[] {
  return host.files.list(folder).filter(({ kind }) => kind === "folder").flatMap(({ name }) => {
    const path = `${folder}/${name}`;
    return [path, ...foldersBelow(path, host)];
  });
}
