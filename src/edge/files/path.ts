/**
 * Paths as the edge handles them: text with `/` between the parts, which Windows takes as well as `\`.
 *
 * `@std/path` does more, and loading it from source costs the hook half of its time; the hook needs no more than this.
 *
 * @module
 */

const ROOT = /^(?:[A-Za-z]:[\\/]|[\\/]{1,2})/;
const SEPARATORS = /[\\/]+/;

/**
 * Tells whether a path starts at a root.
 *
 * @param path A path of any system.
 * @returns Whether it needs no working folder to be understood.
 */
export function isAbsolutePath(path: string): boolean {
  return ROOT.test(path);
}

/**
 * The absolute form of a path, `.` and `..` taken out of it.
 *
 * @param path As a person typed it.
 * @param cwd The absolute folder that a relative path starts from.
 * @returns An absolute path without a separator at its end, unless it is a root.
 *
 * @example
 * ```ts
 * import { absolutePath } from "./path.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(absolutePath("../lib/", "/srv/work"), "/srv/lib");
 * assertEquals(absolutePath("/", "/srv/work"), "/");
 * ```
 */
export function absolutePath(path: string, cwd: string): string {
  const whole = isAbsolutePath(path) ? path : `${cwd}/${path}`;
  const root = ROOT.exec(whole)?.[0] ?? "/";
  const onWindows = /[:\\]/.test(root);
  const parts: string[] = [];
  for (const part of whole.slice(root.length).split(onWindows ? SEPARATORS : /\/+/)) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return root + parts.join("/");
}

/**
 * The folder that holds what a path names.
 *
 * @param path An absolute path.
 * @returns The path without its last part; a root is its own parent.
 */
export function parentFolder(path: string): string {
  const root = ROOT.exec(path)?.[0] ?? "";
  const end = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
  return end < root.length ? root || "." : path.slice(0, end);
}

/**
 * The last part of a path.
 *
 * @param path A path without a separator at its end.
 * @returns The name of the file or folder.
 */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
