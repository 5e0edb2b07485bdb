/**
 * Paths as a person reads them.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { GlobalFlags } from "../command.ts";

/** What a path is shown from. */
export interface PathView {
  /** The absolute working folder; left out, no path is shown from it. */
  readonly cwd?: string;
  /** The absolute home folder, where there is one. */
  readonly home: string | undefined;
}

/**
 * What a command shows paths from.
 *
 * @param global The flags of every command, for the working folder.
 * @param host For the home.
 */
export function pathView({ cwd }: Pick<GlobalFlags, "cwd">, host: Pick<Host, "home">): PathView {
  return { cwd, home: host.home() };
}

/**
 * Shortens a path: relative below the working folder, with `~` below the home.
 *
 * @param path An absolute path.
 * @param view Working folder and home.
 * @returns The shortest of the forms that fit.
 */
export function shortPath(path: string, { cwd, home }: PathView): string {
  if (cwd !== undefined && path.startsWith(`${cwd}/`)) return path.slice(cwd.length + 1);
  if (home && (path === home || path.startsWith(`${home}/`))) return `~${path.slice(home.length)}`;
  return path;
}
