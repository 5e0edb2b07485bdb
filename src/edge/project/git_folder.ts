/**
 * Where git keeps a repository's configuration, found without running git.
 *
 * @module
 */

import type { FileSystem } from "../host.ts";
import { absolutePath } from "../files/path.ts";
import { quietly } from "../quietly.ts";

/** Pointer files of git hold one path. In bytes. */
const POINTER_LIMIT = 8_192;

/**
 * Finds the folder that holds the `config` of the repository whose working tree begins at a folder.
 *
 * A linked worktree leads to its repository, a submodule to its own folder, a worktree of a bare repository to that.
 *
 * @param folder An absolute folder.
 * @param files The file system.
 * @returns The folder; undefined if no working tree begins there.
 */
export function gitFolderOf(folder: string, files: FileSystem): string | undefined {
  const git = `${folder}/.git`;
  const kind = files.stat(git)?.kind;
  if (kind === "file") return commonFolder(pointedTo(git, folder, files) ?? git, files);
  const isRepository = kind === "folder" &&
    ["HEAD", "config"].some((name) => files.stat(`${git}/${name}`) !== undefined);
  return isRepository ? commonFolder(git, files) : undefined;
}

/** A worktree keeps little of its own: `commondir` names the folder that it shares with its repository. */
function commonFolder(gitFolder: string, files: FileSystem): string {
  const path = readPointer(`${gitFolder}/commondir`, files);
  return path === undefined ? gitFolder : absolutePath(path, gitFolder);
}

/** What a `.git` file points to: `gitdir: <path>`, from the folder that it lies in. */
function pointedTo(gitFile: string, folder: string, files: FileSystem): string | undefined {
  const path = /^gitdir:[ \t]{0,8}(.+)$/.exec(readPointer(gitFile, files) ?? "")?.[1];
  return path === undefined ? undefined : absolutePath(path.trim(), folder);
}

function readPointer(path: string, files: FileSystem): string | undefined {
  return quietly(() => {
    const stat = files.stat(path);
    if (stat?.kind !== "file" || stat.size > POINTER_LIMIT) return undefined;
    const line = files.readText(path).split(/\r?\n/, 1)[0]?.trim();
    return line === "" ? undefined : line;
  }, () => undefined);
}
