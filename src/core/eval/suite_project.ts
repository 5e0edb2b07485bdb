/**
 * Which project a case's folder belongs to.
 *
 * @module
 */

import type { ProjectContext } from "../project/project.ts";
import type { EvalCase, Suite } from "./suite.ts";

/**
 * Finds the project of a case: the deepest folder in `projects` that holds the case's `cwd`.
 *
 * Nothing is read from the machine, so that a suite gives the same answer everywhere.
 *
 * @param suite The suite's table of projects.
 * @param one The case.
 * @returns The project; empty where the case has no folder, or one in no project.
 *
 * @example
 * ```ts
 * import { projectOfCase } from "./suite_project.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const projects = { "/work/shop": { key: "github.com/acme/shop" } };
 * assertEquals(projectOfCase({ projects }, { cwd: "/work/shop/apps/web" }), {
 *   key: "github.com/acme/shop",
 *   family: "github.com/acme",
 *   root: "/work/shop",
 *   modulePath: "apps/web",
 * });
 * ```
 */
export function projectOfCase(suite: Pick<Suite, "projects">, { cwd }: Pick<EvalCase, "cwd">): ProjectContext {
  if (cwd === undefined) return {};
  const roots = Object.keys(suite.projects).filter((root) => cwd === root || cwd.startsWith(`${root}/`));
  const root = roots.sort((a, b) => b.length - a.length)[0];
  const key = root === undefined ? undefined : suite.projects[root]?.key;
  if (root === undefined || key === undefined) return {};
  return { key, family: key.split("/").slice(0, -1).join("/"), root, modulePath: cwd.slice(root.length + 1) };
}
