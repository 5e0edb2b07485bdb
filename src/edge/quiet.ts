/**
 * Where and until when recall is silent: what `off` and `on` write, and what the settings say.
 *
 * @module
 */

import type { ProjectContext } from "../core/project/project.ts";
import { isObject } from "../core/text/json.ts";
import { writeAtomically, type WriteHost } from "./files/atomic_write.ts";
import { FileError, type Host } from "./host.ts";

/** The name of the place that is everywhere. */
export const EVERYWHERE = "everywhere";

/** One silence. */
export interface Silence {
  /** {@linkcode EVERYWHERE}, the key of a project, or an absolute folder with all below it. */
  readonly where: string;
  /** When it ends, ISO 8601; without it, when the person says so. */
  readonly until?: string;
}

/** Where a prompt is typed. */
export interface Standpoint {
  readonly project: ProjectContext;
  /** The absolute working folder. */
  readonly cwd: string;
}

/**
 * The path of the file that holds the silences of a library.
 *
 * @param dataDir The library's folder.
 * @returns The path.
 */
export function quietPath(dataDir: string): string {
  return `${dataDir}/quiet.json`;
}

/**
 * Reads the silences of a library.
 *
 * @param dataDir The library's folder.
 * @param host The outside world.
 * @returns The silences, those that are over included; none where the file is missing or broken.
 */
export function readSilences(dataDir: string, { files }: Pick<Host, "files">): Silence[] {
  try {
    const value: unknown = JSON.parse(files.readText(quietPath(dataDir)));
    const list = isObject(value) && Array.isArray(value.silences) ? value.silences : [];
    return list.flatMap((entry) => asSilence(entry) ?? []);
  } catch (error) {
    if (error instanceof FileError || error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * Writes the silences of a library, the file removed where there is none.
 *
 * @param dataDir The library's folder, which must be there.
 * @param silences All of them.
 * @param host The outside world.
 * @throws {FileError} Where the file cannot be written.
 */
export function writeSilences(dataDir: string, silences: readonly Silence[], host: WriteHost): void {
  const path = quietPath(dataDir);
  const content = JSON.stringify({ version: 1, silences }, null, 2) + "\n";
  if (silences.length > 0) writeAtomically({ path, content }, host);
  else if (host.files.lstat(path) !== undefined) host.files.remove(path);
}

/**
 * Finds the silence that covers a standpoint.
 *
 * @param silences All silences.
 * @param at Where the prompt is typed.
 * @param now The time.
 * @returns The first that covers it and is not over; undefined where recall may speak.
 */
export function silenceAt(silences: readonly Silence[], at: Standpoint, now: Date): Silence | undefined {
  return silences.find((silence) => !isOver(silence, now) && covers(silence, at));
}

/**
 * Tells whether a silence has ended.
 *
 * @param silence A silence.
 * @param now The time.
 * @returns Whether it is over.
 */
export function isOver({ until }: Silence, now: Date): boolean {
  return until !== undefined && Date.parse(until) <= now.getTime();
}

/**
 * Tells whether `OME_OFF` silences this shell.
 *
 * @param host For its environment.
 * @returns Whether it is set, to anything but 0.
 */
export function isSwitchedOff({ env }: Pick<Host, "env">): boolean {
  return (env("OME_OFF") ?? "0") !== "0";
}

function covers({ where }: Silence, { project, cwd }: Standpoint): boolean {
  if (where === EVERYWHERE) return true;
  if (project.key !== undefined && where.toLowerCase() === project.key.toLowerCase()) return true;
  const folder = where.replace(/[/\\]+$/, "");
  return [cwd, project.root].some((path) => path !== undefined && (path === folder || startsBelow(path, folder)));
}

function startsBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path.charAt(folder.length));
}

function asSilence(entry: unknown): Silence | undefined {
  if (!isObject(entry) || typeof entry.where !== "string" || entry.where === "") return undefined;
  if (entry.until === undefined) return { where: entry.where };
  const isMoment = typeof entry.until === "string" && !Number.isNaN(Date.parse(entry.until));
  return isMoment ? { where: entry.where, until: String(entry.until) } : undefined;
}
