/**
 * Looking at a path that may be closed to us, or lead nowhere.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/**
 * The real path of something.
 *
 * @param path An absolute path.
 * @param host The outside world.
 * @returns Its real path; the path itself where nothing stands there yet, or nothing that we may see.
 */
export function realPathOf(path: string, { files }: Pick<Host, "files">): string {
  return quietly(() => files.realPath(path), () => path);
}

/**
 * The real path of a file.
 *
 * @param path An absolute path.
 * @param host The outside world.
 * @returns Its real path; undefined where no file stands there, or none that we may see.
 */
export function realFileOf(path: string, { files }: Pick<Host, "files">): string | undefined {
  return quietly(() => files.stat(path)?.kind === "file" ? files.realPath(path) : undefined, () => undefined);
}

/**
 * The text of a file.
 *
 * @param path An absolute path.
 * @param host The outside world.
 * @returns Its text; undefined where no file stands there, or none that we may read.
 */
export function textAt(path: string, { files }: Pick<Host, "files">): string | undefined {
  return quietly(() => files.stat(path)?.kind === "file" ? files.readText(path) : undefined, () => undefined);
}
