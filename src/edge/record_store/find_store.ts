/**
 * Which record store a command works with.
 *
 * @module
 */

import { CommandError } from "../command_error.ts";
import { findDataFolder } from "../settings/data_folder.ts";
import { refusalOf, requireDataFolder } from "../settings/data_folder_refusal.ts";
import type { FileSystem, Host } from "../host.ts";
import { realPathOf } from "../files/look.ts";
import { absolutePath, parentFolder } from "../files/path.ts";
import { readProjectContext } from "../project/project_context.ts";

/** One store of records. */
export interface RecordStore {
  /** Its absolute folder; it need not be there. */
  readonly root: string;
  /** Who named it: the flag, the project around the working folder, or nobody. */
  readonly source: "flag" | "project" | "data-folder";
  /** The data folder, for what can be rebuilt; undefined where there is no fit one. */
  readonly dataDir: string | undefined;
}

/** What decides about the store. */
export interface StoreFlags {
  /** `--root`, if it was given. */
  readonly root: string | undefined;
  /** `--data-dir`, if it was given. */
  readonly dataDir: string | undefined;
  /** `--scope`; `project` asks for the project's store, `global` for that of the data folder. */
  readonly scope: "global" | "project" | undefined;
  /** Absolute working folder. */
  readonly cwd: string;
}

/** What finding a store needs of the outside world. */
export type StoreFinderHost = Pick<Host, "files" | "env" | "home">;

/** The folder of a store in a project or a data folder, and the file that marks one in a project. */
const STORE_NAME = "memory";
const INDEX_NAME = "index.json";

/** No one works in folders deeper than this. */
const MOST_LEVELS = 64;

/**
 * Finds the store: `--root`, else the nearest `memory/` with an `index.json` up to the project's root, else `memory/` in
 * the data folder.
 *
 * @param flags What was given.
 * @param host The outside world.
 * @returns The store; the one of the data folder need not be there.
 * @throws {CommandError} `record.no-store` where the flag names no folder, or the project has no store and its was asked for;
 * `data-folder.…` where the store would lie in the data folder and there is no fit one.
 */
export function findRecordStore(flags: StoreFlags, host: StoreFinderHost): RecordStore {
  const dataDir = dataFolderOf(flags, host);
  if (flags.root !== undefined) {
    const root = givenRoot(absolutePath(flags.root, flags.cwd), host.files);
    if (root === undefined) throw noFolder(flags.root);
    return { root, source: "flag", dataDir };
  }
  const inProject = flags.scope === "global" ? undefined : nearestStore(flags.cwd, host);
  if (inProject !== undefined) return { root: inProject, source: "project", dataDir };
  if (flags.scope === "project") throw noProjectStore();
  const folder = requireFolder(flags, host);
  return { root: `${folder}/${STORE_NAME}`, source: "data-folder", dataDir: folder };
}

/**
 * Where a new store is made: `--root`, else `memory/` in the project's root if the project's was asked for, else `memory/`
 * in the data folder, unless there is a store already.
 *
 * @param flags What was given.
 * @param host The outside world.
 * @returns The store, whether it is there or not.
 * @throws {CommandError} `project.none` outside of projects, if the project's was asked for.
 */
export function newRecordStore(flags: StoreFlags, host: StoreFinderHost): RecordStore {
  const dataDir = dataFolderOf(flags, host);
  if (flags.root !== undefined) {
    const root = absolutePath(flags.root, flags.cwd);
    return { root: givenRoot(root, host.files) ?? root, source: "flag", dataDir };
  }
  if (flags.scope !== "project") return findRecordStore(flags, host);
  const project = readProjectContext(flags.cwd, host).root;
  if (project === undefined) {
    const hint = "Run it inside a project: a folder with .git or a manifest such as package.json";
    throw new CommandError("project.none", `"${flags.cwd}" belongs to no project`, hint);
  }
  return { root: nearestStore(flags.cwd, host) ?? `${project}/${STORE_NAME}`, source: "project", dataDir };
}

/** A folder that is no store itself, and holds one by the usual name, stands for that one. */
function givenRoot(root: string, files: FileSystem): string | undefined {
  if (files.stat(root)?.kind !== "folder") return undefined;
  const inner = `${root}/${STORE_NAME}`;
  return !isStore(root, files) && isStore(inner, files) ? inner : root;
}

function nearestStore(cwd: string, host: StoreFinderHost): string | undefined {
  const { files } = host;
  const top = readProjectContext(cwd, host).root;
  let folder = realPathOf(cwd, host);
  for (let level = 0; level < MOST_LEVELS; level++) {
    if (isStore(`${folder}/${STORE_NAME}`, files)) return `${folder}/${STORE_NAME}`;
    if (top === undefined || folder === top || parentFolder(folder) === folder) return undefined;
    folder = parentFolder(folder);
  }
  return undefined;
}

function isStore(folder: string, files: FileSystem): boolean {
  return files.stat(`${folder}/${INDEX_NAME}`)?.kind === "file";
}

/** A store that is named needs no data folder: without a fit one nothing is kept that would be quicker to read. */
function dataFolderOf({ dataDir, cwd }: StoreFlags, host: StoreFinderHost): string | undefined {
  try {
    const { folder } = findDataFolder({ dataDir, cwd }, host);
    return refusalOf(folder, host) === undefined ? folder : undefined;
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

function requireFolder({ dataDir, cwd }: StoreFlags, host: StoreFinderHost): string {
  const { folder } = findDataFolder({ dataDir, cwd }, host);
  requireDataFolder(folder, host);
  return folder;
}

function noFolder(root: string): CommandError {
  const hint = `Make a store there: ome record init --root ${root}`;
  return new CommandError("record.no-store", `There is no folder "${root}"`, hint, 2);
}

function noProjectStore(): CommandError {
  const hint = "Make one: ome record init --scope project";
  return new CommandError("record.no-store", "The project has no record store", hint, 2);
}
