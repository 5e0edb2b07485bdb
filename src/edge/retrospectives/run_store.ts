/**
 * Runs on disk: `retrospectives/<run-id>/` with `input.json`, `candidates.json`, `decisions.jsonl` and `review.md`.
 *
 * @module
 */

import { checkId, foldId } from "../../core/card/id.ts";
import {
  type Application,
  type Decision,
  type Run,
  RUN_VERSION,
  type RunCandidates,
  type RunInput,
} from "../../core/reflect/run.ts";
import { EMPTY_PROPOSAL, readDecisions, readProposal, readRunInput } from "../../core/reflect/run_files.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";
import type { Library, LibraryStack } from "../library/library.ts";

/** Only the person may read their own words. */
const MODE = 0o600;

/** A run, and the library that it belongs to. */
export interface RunPlace {
  readonly library: Library;
  readonly id: string;
}

/**
 * The folder of a library that holds its runs.
 *
 * @param library The library.
 */
export function retrospectivesFolder({ folder }: Library): string {
  return `${folder}/retrospectives`;
}

/**
 * The folder of a run.
 *
 * @param place The run.
 */
export function runFolder({ library, id }: RunPlace): string {
  return `${retrospectivesFolder(library)}/${id}`;
}

/**
 * The runs of a library.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns Their places, newest first; folders without `input.json` are none.
 */
export function listRuns(library: Library, host: Pick<Host, "files">): RunPlace[] {
  const { files } = host;
  const folder = retrospectivesFolder(library);
  if (files.stat(folder)?.kind !== "folder") return [];
  return newestFirst(
    files.list(folder)
      .filter(({ name, kind }) => kind === "folder" && files.stat(`${folder}/${name}/input.json`)?.kind === "file")
      .map(({ name }) => ({ library, id: name })),
    host,
  );
}

/** By the moment at which they began: an id tells the day alone. What cannot be read is as old as can be. */
function newestFirst(places: readonly RunPlace[], host: Pick<Host, "files">): RunPlace[] {
  const dated = places.map((place) => ({ place, key: `${begunAt(place, host)} ${place.id}` }));
  return dated.toSorted((a, b) => a.key > b.key ? -1 : 1).map(({ place }) => place);
}

function begunAt(place: RunPlace, host: Pick<Host, "files">): string {
  try {
    const input = readRunInput(readJson(`${runFolder(place)}/input.json`, host));
    return typeof input === "string" ? "" : input.createdAt;
  } catch (error) {
    if (error instanceof CommandError || error instanceof FileError) return "";
    throw error;
  }
}

/**
 * Finds a run by its id.
 *
 * @param id The id, or `last` for the newest run.
 * @param stack The libraries to look in.
 * @param host The outside world.
 * @returns Its place.
 * @throws {CommandError} `run.not-found` where there is none.
 */
export function findRun(id: string, stack: LibraryStack, host: Pick<Host, "files">): RunPlace {
  const all = newestFirst(stack.flatMap((library) => listRuns(library, host)), host);
  const [newest] = all;
  const found = id === "last" ? newest : all.find((run) => foldId(run.id) === foldId(id));
  if (found !== undefined && checkId(found.id) === undefined) return found;
  if (newest === undefined) throw new CommandError("run.not-found", "There is no run yet", "Run `ome reflect start`");
  throw new CommandError("run.not-found", `No run has the id "${id}"`, "Run `ome reflect list` to see them all");
}

/**
 * Reads a run.
 *
 * @param place The run.
 * @param host The outside world.
 * @returns All that it holds.
 * @throws {CommandError} `run.broken` where one of its files cannot be used.
 */
export function readRun(place: RunPlace, host: Pick<Host, "files">): Run {
  const folder = runFolder(place);
  const input = readJson(`${folder}/input.json`, host);
  if (isOfOtherVersion(input)) throw otherVersion(place.id);
  const proposal = readJson(`${folder}/candidates.json`, host);
  const decisions = `${folder}/decisions.jsonl`;
  return {
    input: usable(readRunInput(input), `${folder}/input.json`),
    proposal: proposal === undefined ? EMPTY_PROPOSAL : usable(readProposal(proposal), `${folder}/candidates.json`),
    log: host.files.stat(decisions) === undefined ? [] : readDecisions(host.files.readText(decisions)),
  };
}

/**
 * Writes what a run starts from.
 *
 * @param place The run, whose folder must be there.
 * @param input The input.
 * @param host The outside world.
 */
export function writeInput(place: RunPlace, input: RunInput, host: WriteHost): void {
  writeJson(`${runFolder(place)}/input.json`, input, host);
}

/**
 * Writes what a run proposes.
 *
 * @param place The run.
 * @param proposal The proposal.
 * @param host The outside world.
 */
export function writeProposal(place: RunPlace, proposal: RunCandidates, host: WriteHost): void {
  writeJson(`${runFolder(place)}/candidates.json`, proposal, host);
}

/**
 * Appends to the decisions in one write; a line that was torn is closed first.
 *
 * @param place The run.
 * @param entries What was decided or done.
 * @param host The outside world.
 */
export function appendDecisions(
  place: RunPlace,
  entries: readonly (Decision | Application)[],
  { files }: Pick<Host, "files">,
): void {
  if (entries.length === 0) return;
  const path = `${runFolder(place)}/decisions.jsonl`;
  const torn = files.stat(path) !== undefined && !/(?:^|\n)$/.test(files.readText(path));
  files.append(path, (torn ? "\n" : "") + entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""), MODE);
}

/**
 * Writes a JSON file of a run.
 *
 * @param path Where.
 * @param value What.
 * @param host The outside world.
 */
export function writeJson(path: string, value: unknown, host: WriteHost): void {
  writeAtomically({ path, content: `${JSON.stringify(value, null, 2)}\n`, mode: MODE }, host);
}

/**
 * Reads a JSON file of a run.
 *
 * @param path Where.
 * @param host The outside world.
 * @returns What stands in it; undefined where there is no file.
 * @throws {CommandError} `run.broken` where it is no JSON.
 */
export function readJson(path: string, { files }: Pick<Host, "files">): unknown {
  if (files.stat(path) === undefined) return undefined;
  try {
    return JSON.parse(files.readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw broken(path, error.message);
    throw error;
  }
}

/** A run of an older program, or of a newer one, is whole and nothing to mend. */
function isOfOtherVersion(input: unknown): boolean {
  return typeof input === "object" && input !== null && (input as { version?: unknown }).version !== RUN_VERSION;
}

function otherVersion(id: string): CommandError {
  return new CommandError(
    "run.other-version",
    `The retrospective "${id}" was made by another version of ome`,
    "It is left as it is. Begin a new one: ome reflect start",
  );
}

function usable<T>(reading: T | string, path: string): T {
  if (typeof reading === "string") throw broken(path, reading);
  return reading;
}

function broken(path: string, why: string): CommandError {
  return new CommandError("run.broken", `Cannot use "${path}": ${why}`, "Mend the file, or remove the run's folder");
}
