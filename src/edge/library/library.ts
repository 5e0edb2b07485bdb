/**
 * Where cards lie: the global library, and the one that a project brings along.
 *
 * @module
 */

import type { CardStatus, LibraryScope } from "../../core/card/card.ts";
import { LIBRARY_NAME } from "../settings/data_folder.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/** One library. */
export interface Library {
  readonly scope: LibraryScope;
  /** Its absolute folder: the data folder, or `.oh-my-experience` in a project's root. */
  readonly folder: string;
}

/** The libraries that one command or prompt works with, the global one first. */
export type LibraryStack = readonly Library[];

/** The folders of a library, in the order in which cards of one id are preferred. */
export const CARD_STATUSES: readonly CardStatus[] = ["active", "draft", "archived"];

/** What a stack is made of. */
export interface StackPlaces {
  /** The data folder; undefined where there is none. */
  readonly dataDir: string | undefined;
  /** The project's root; undefined outside of projects. */
  readonly projectRoot: string | undefined;
}

/**
 * The libraries of a place: the global one, and the project's own where the project has one.
 *
 * @param places Data folder and project root.
 * @param host The outside world.
 * @returns The stack; a data folder that is not there yet is an empty library.
 */
export function libraryStack({ dataDir, projectRoot }: StackPlaces, host: Pick<Host, "files">): LibraryStack {
  const stack: Library[] = dataDir === undefined ? [] : [{ scope: "global", folder: dataDir }];
  if (projectRoot === undefined) return stack;
  const own = projectLibrary(projectRoot);
  const isThere = host.files.stat(`${own.folder}/experiences`)?.kind === "folder";
  if (isThere && (dataDir === undefined || !isSamePlace(own.folder, dataDir, host))) stack.push(own);
  return stack;
}

/**
 * The library of a project, whether it is there or not.
 *
 * @param root The project's absolute root.
 */
export function projectLibrary(root: string): Library {
  return { scope: "project", folder: `${root === "/" ? "" : root}/${LIBRARY_NAME}` };
}

/**
 * The folder that holds a library's cards of one status.
 *
 * @param library The library.
 * @param status The status.
 */
export function statusFolder({ folder }: Library, status: CardStatus): string {
  return `${folder}/experiences/${status}`;
}

function isSamePlace(one: string, other: string, { files }: Pick<Host, "files">): boolean {
  return quietly(() => files.realPath(one) === files.realPath(other), () => false);
}
