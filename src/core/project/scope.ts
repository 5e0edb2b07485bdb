/**
 * Where a card may be recalled, and whether a project is such a place.
 *
 * @module
 */

import type { ProjectContext } from "./project.ts";
import { familyOf } from "./project_key.ts";

/** Where a card may be recalled: everywhere, in one project, or in all projects of one owner. */
export type ScopeLevel = "global" | "project" | "project-family";

/** Where a card may be recalled. */
export interface CardScope {
  /** How far the card reaches. */
  readonly level: ScopeLevel;
  /** The project, such as `github.com/owner/name`; required unless the level is `global`. */
  readonly projectKey?: string;
  /** A folder inside the project, such as `apps/web`. */
  readonly modulePath?: string;
}

/**
 * Tells whether a card of this scope may be recalled in a project.
 *
 * A module path fits every folder on its way: work in `apps/web` is started from there, from a folder below, or from one
 * above, as from the root. Only another branch, such as `apps/api`, rules it out. Outside every project only global cards
 * without a module path fit.
 *
 * @param scope The card's scope.
 * @param project The project that the prompt is typed in.
 * @returns Whether it may.
 *
 * @example
 * ```ts
 * import { scopeFits } from "./scope.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const scope = { level: "project", projectKey: "github.com/o/shop", modulePath: "apps/web" } as const;
 * assertEquals(scopeFits(scope, { key: "github.com/o/shop", modulePath: "apps/web/src" }), true);
 * assertEquals(scopeFits(scope, { key: "github.com/o/shop", modulePath: "" }), true);
 * assertEquals(scopeFits(scope, { key: "github.com/o/shop", modulePath: "apps/website" }), false);
 * ```
 */
export function scopeFits(scope: CardScope, project: ProjectContext): boolean {
  return LEVEL_FITS[scope.level](scope, project) && moduleFits(scope.modulePath, project.modulePath);
}

const LEVEL_FITS: Record<ScopeLevel, (scope: CardScope, project: ProjectContext) => boolean> = {
  global: () => true,
  project: ({ projectKey }, { key }) => isSame(projectKey, key),
  "project-family": ({ projectKey }, { key, family }) =>
    isSame(projectKey, family) || isSame(projectKey === undefined ? undefined : familyOf(projectKey), family) ||
    isSame(projectKey, key),
};

/** Hosts tell owners and names apart without regard to case. */
function isSame(wanted: string | undefined, own: string | undefined): boolean {
  return wanted !== undefined && own !== undefined && wanted.trim().toLowerCase() === own.toLowerCase();
}

function moduleFits(wanted: string | undefined, own: string | undefined): boolean {
  const folders = foldersOf(wanted ?? "");
  if (own === undefined) return folders.length === 0;
  return foldersOf(own).every((folder, depth) => folder === (folders[depth] ?? folder));
}

function foldersOf(path: string): string[] {
  return path.split(/[/\\]/).map((folder) => folder.trim()).filter((folder) => folder !== "" && folder !== ".");
}
