/**
 * The project that a folder belongs to, found by reading: git is never run.
 *
 * @module
 */

import { remoteIn } from "../../core/project/git_config.ts";
import { manifestName, MANIFESTS } from "../../core/project/manifest.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import { familyOf, projectKey } from "../../core/project/project_key.ts";
import { gitFolderOf } from "./git_folder.ts";
import { LIBRARY_NAME } from "../settings/data_folder.ts";
import type { FileSystem, Host } from "../host.ts";
import { realPathOf } from "../files/look.ts";
import { parentFolder } from "../files/path.ts";
import { quietly } from "../quietly.ts";

/** No one works in folders deeper than this; it bounds the way up. */
const MOST_LEVELS = 64;

/** Configurations and manifests that are larger are not read. In bytes. */
const FILE_LIMIT = 1_048_576;

/**
 * Finds the project that a folder belongs to.
 *
 * A repository is one project, whatever packages it holds: the folder inside it is the module path. Where there is no
 * repository, the nearest folder with a `.git` that says nothing, a manifest or a project library is one. The home folder, what lies above it, and
 * the roots of file systems never are.
 *
 * @param cwd An absolute folder.
 * @param host The file system and the home folder.
 * @returns The context; empty outside every project, and where nothing can be read.
 */
export function readProjectContext(cwd: string, host: Pick<Host, "files" | "home">): ProjectContext {
  const { files } = host;
  const start = realPathOf(cwd, host);
  const folders = foldersUpFrom(start, homeOf(host));
  for (const root of folders) {
    const gitFolder = quietly(() => gitFolderOf(root, files), () => undefined);
    if (gitFolder !== undefined) return describe({ root, start, key: remoteKey(gitFolder, files) }, files);
  }
  const root = folders.find((folder) => holdsOne([".git"], folder, files)) ??
    folders.find((folder) => holdsOne([...Object.keys(MANIFESTS), LIBRARY_NAME], folder, files));
  return root === undefined ? {} : describe({ root, start, key: undefined }, files);
}

interface Found {
  readonly root: string;
  readonly start: string;
  /** The key by the repository's remote, if it has one. */
  readonly key: string | undefined;
}

function describe({ root, start, key }: Found, files: FileSystem): ProjectContext {
  const name = key ?? nameOf(root, files);
  const family = name === undefined ? undefined : familyOf(name);
  return {
    ...(name === undefined ? {} : { key: name }),
    ...(family === undefined ? {} : { family }),
    root,
    modulePath: withSlashes(start.slice(root.length)).replace(/^\/+/, ""),
  };
}

/** The folder and those above it, as far as one of them may be a project. */
function foldersUpFrom(start: string, home: string | undefined): string[] {
  const folders: string[] = [];
  for (let folder = start; folders.length < MOST_LEVELS; folder = parentFolder(folder)) {
    const isRoot = parentFolder(folder) === folder;
    if (isRoot || (home !== undefined && isSameFolder(folder, home))) break;
    folders.push(folder);
  }
  return home === undefined ? folders : folders.filter((folder) => !isAbove(folder, home));
}

/** Windows paths are told apart without regard to case and to the direction of their slashes. */
function isSameFolder(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

function isAbove(folder: string, home: string): boolean {
  return `${comparable(home)}/`.startsWith(`${comparable(folder)}/`);
}

function comparable(path: string): string {
  return /^[A-Za-z]:|\\/.test(path) ? withSlashes(path).toLowerCase() : path;
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

function homeOf(host: Pick<Host, "files" | "home">): string | undefined {
  const home = host.home();
  return home === undefined ? undefined : realPathOf(home, host);
}

function remoteKey(gitFolder: string, files: FileSystem): string | undefined {
  const config = readSmall(`${gitFolder}/config`, files);
  const remote = config === undefined ? undefined : remoteIn(config);
  return remote === undefined ? undefined : projectKey(remote);
}

function holdsOne(names: readonly string[], folder: string, files: FileSystem): boolean {
  return names.some((name) => quietly(() => files.stat(`${folder}/${name}`) !== undefined, () => false));
}

function nameOf(root: string, files: FileSystem): string | undefined {
  for (const file of Object.keys(MANIFESTS)) {
    const text = readSmall(`${root}/${file}`, files);
    const name = text === undefined ? undefined : manifestName(file, text);
    if (name !== undefined) return name;
  }
  return undefined;
}

function readSmall(path: string, files: FileSystem): string | undefined {
  return quietly(() => {
    const stat = files.stat(path);
    return stat?.kind === "file" && stat.size <= FILE_LIMIT ? files.readText(path) : undefined;
  }, () => undefined);
}
