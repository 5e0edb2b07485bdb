/**
 * The libraries that a command works with.
 *
 * @module
 */

import type { LibraryScope } from "../../core/card/card.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import { CommandError } from "../command_error.ts";
import { findDataFolder } from "../settings/data_folder.ts";
import { requireDataFolder } from "../settings/data_folder_refusal.ts";
import type { Host } from "../host.ts";
import { readProjectContext } from "../project/project_context.ts";
import { type Library, type LibraryStack, libraryStack } from "./library.ts";

/** The flags that decide about libraries. */
export interface StackFlags {
  readonly dataDir: string | undefined;
  /** Absolute working folder. */
  readonly cwd: string;
  readonly scope: LibraryScope | undefined;
}

/** The libraries of one command, and the project that it was started in. */
export interface OpenStack {
  readonly dataDir: string;
  readonly project: ProjectContext;
  /** The libraries that the scope lets through. */
  readonly stack: LibraryStack;
}

/**
 * Finds the libraries of a command.
 *
 * @param flags `--data-dir`, `--cwd` and `--scope`.
 * @param host The outside world.
 * @returns Data folder, project and libraries.
 * @throws {CommandError} Where the data folder is refused, or a project's library was asked for and there is none.
 */
export function openStack({ dataDir, cwd, scope }: StackFlags, host: Host): OpenStack {
  const { folder } = findDataFolder({ dataDir, cwd }, host);
  requireDataFolder(folder, host);
  const project = readProjectContext(cwd, host);
  const whole = libraryStack({ dataDir: folder, projectRoot: project.root }, host);
  const stack = whole.filter((library) => scope === undefined || library.scope === scope);
  if (stack.length === 0) throw noProjectLibrary();
  return { dataDir: folder, project, stack };
}

/**
 * Finds all libraries that recall would see, whichever of them `--scope` names.
 *
 * @param flags `--data-dir` and `--cwd`.
 * @param host The outside world.
 * @returns Data folder, project and libraries.
 * @throws {CommandError} Where the data folder is refused.
 */
export function openWholeStack({ dataDir, cwd }: Omit<StackFlags, "scope">, host: Host): OpenStack {
  return openStack({ dataDir, cwd, scope: undefined }, host);
}

/**
 * The library that new cards go to: the global one, unless the project's was asked for.
 *
 * @param open The libraries of the command.
 * @param scope `--scope`.
 * @returns The library.
 * @throws {CommandError} Where the project has none.
 */
export function libraryForNew({ dataDir, stack }: OpenStack, scope: LibraryScope | undefined): Library {
  if (scope !== "project") return { scope: "global", folder: dataDir };
  const own = stack.find((library) => library.scope === "project");
  if (own === undefined) throw noProjectLibrary();
  return own;
}

function noProjectLibrary(): CommandError {
  return new CommandError("project.no-library", "There is no project library here", "Make one with `ome project init`");
}
