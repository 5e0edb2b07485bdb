/**
 * Temporary files that commands left which were killed.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/** What an atomic write names its temporary file. */
const TEMPORARY = /^\..+\.[0-9a-f]{8}\.ome-tmp$/;

/** A younger one may belong to a command that is still at work. */
const OVER_AFTER_MS = 60 * 60 * 1000;

/** How deep our own files lie in a data folder: `retrospectives/<run>/…`. */
const DEEPEST = 3;

/**
 * Finds what was left behind. No link is followed.
 *
 * @param dataDir The data folder.
 * @param host The outside world.
 * @returns Paths of temporary files that nobody has touched for an hour.
 */
export function findLeftovers(dataDir: string, { files, now }: Pick<Host, "files" | "now">): string[] {
  const oldest = now().getTime() - OVER_AFTER_MS;
  const search = (folder: string, depth: number): string[] =>
    quietly(() => files.lstat(folder)?.kind === "folder" ? files.list(folder) : [], () => []).flatMap(
      ({ name, kind }) => {
        const path = `${folder}/${name}`;
        if (kind === "folder") return depth < DEEPEST ? search(path, depth + 1) : [];
        return TEMPORARY.test(name) && (files.lstat(path)?.mtimeMs ?? Infinity) < oldest ? [path] : [];
      },
    );
  return search(dataDir, 1);
}
