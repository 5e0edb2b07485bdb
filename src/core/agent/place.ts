/**
 * Where an agent keeps its things: what the answer depends on, and paths built without the file system.
 *
 * @module
 */

/** What decides where an agent keeps its settings and transcripts. */
export interface Place {
  /** Absolute path of the person's home folder. */
  readonly home: string;
  readonly os: "linux" | "darwin" | "windows";
  /** An environment variable; the empty text counts as unset. */
  env(name: string): string | undefined;
}

/**
 * The path of something below a folder, in the spelling of the place's system.
 *
 * @param at The place; its system decides the separator.
 * @param folder An absolute folder.
 * @param names The names on the way down, at least one.
 * @returns The joined path.
 *
 * @example
 * ```ts
 * import { below } from "./place.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(below({ os: "linux" }, "/home/ann", ".claude", "settings.json"), "/home/ann/.claude/settings.json");
 * assertEquals(below({ os: "windows" }, "C:\\Users\\ann\\", ".claude"), "C:\\Users\\ann\\.claude");
 * ```
 */
export function below(at: Pick<Place, "os">, folder: string, ...names: readonly string[]): string {
  const separator = at.os === "windows" ? "\\" : "/";
  return [folder.replace(at.os === "windows" ? /[\\/]+$/ : /\/+$/, ""), ...names].join(separator);
}

/**
 * A folder that an environment variable may move.
 *
 * @param at The place to look from.
 * @param variable The name of the variable; unset and empty mean the same.
 * @param names The folder's place below the home, where the variable is not set.
 * @returns The absolute folder.
 */
export function movable(at: Place, variable: string, ...names: readonly string[]): string {
  return at.env(variable) || below(at, at.home, ...names);
}

/**
 * The folder of skills that agents of several vendors share.
 *
 * @param at The place.
 * @returns `.agents/skills` in the home.
 */
export function sharedSkills(at: Place): string {
  return below(at, at.home, ".agents", "skills");
}
