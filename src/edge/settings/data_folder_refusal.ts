/**
 * Folders that must not become a data folder, because a library would get mixed up with what is in them.
 *
 * @module
 */

import { CommandError } from "../command_error.ts";
import { type DataFolderHost, defaultDataFolder } from "./data_folder.ts";
import { baseName, parentFolder } from "../files/path.ts";
import { realPathOf } from "../files/look.ts";

/** Why a folder is refused, and a place that would be fine. */
export interface Refusal {
  /** Stable code such as `data-folder.home`. */
  readonly code: string;
  /** What it is, such as `it is the root of an Obsidian vault`. */
  readonly reason: string;
  /** An absolute path. */
  readonly better: string;
}

/** What OME makes in a data folder; a folder that holds nothing else is ours. */
const OWN_ENTRY =
  /^(?:config\.json|experiences|retrospectives|indexes|memory|quiet\.json|events(?:\..*)?\.jsonl|\..*)$/;

/**
 * Checks that a folder may hold the global library.
 *
 * @param folder The absolute path; what is not there yet is fine.
 * @param host The outside world.
 * @param options Whether a folder that holds other things is fine too.
 * @returns Why not; undefined where it may.
 */
export function refusalOf(
  folder: string,
  host: DataFolderHost,
  { force = false }: { readonly force?: boolean } = {},
): Refusal | undefined {
  const real = realPathOf(folder, host);
  const inside = `${folder === "/" ? "" : folder}/oh-my-experience`;
  const home = host.home();
  const standard = home ? defaultDataFolder(home) : inside;
  const kind = host.files.stat(real)?.kind;
  if (kind === undefined) return undefined;
  if (kind !== "folder") {
    const better = `${parentFolder(folder)}/oh-my-experience`;
    return { code: "data-folder.file", reason: "it is a file", better };
  }
  if (parentFolder(real) === real) return { code: "data-folder.root", reason: "it is a whole disk", better: standard };
  if (home && real === realPathOf(home, host)) {
    return { code: "data-folder.home", reason: "it is the home folder", better: standard };
  }
  if (host.files.stat(`${real}/.obsidian`)) {
    return { code: "data-folder.vault", reason: "it is the root of an Obsidian vault", better: inside };
  }
  if (force || holdsLibrary(real, host) || baseName(folder) === baseName(standard)) return undefined;
  return { code: "data-folder.foreign", reason: "it holds other things and no OME library", better: inside };
}

/**
 * Makes sure that a folder may hold the global library.
 *
 * @param folder The absolute path.
 * @param host The outside world.
 * @param options Whether a folder that holds other things is fine too.
 * @throws {CommandError} With the reason and a better place.
 */
export function requireDataFolder(
  folder: string,
  host: DataFolderHost,
  options: { readonly force?: boolean } = {},
): void {
  const refusal = refusalOf(folder, host, options);
  if (!refusal) return;
  const force = refusal.code === "data-folder.foreign" ? ", or set it with `ome config set dataDir DIR --force`" : "";
  const hint = `Use a folder of its own, such as "${refusal.better}"${force}`;
  throw new CommandError(refusal.code, `Cannot keep the library in "${folder}": ${refusal.reason}`, hint);
}

/** Whether a folder holds a library, or nothing but what OME makes there. */
function holdsLibrary(folder: string, { files }: DataFolderHost): boolean {
  if (["draft", "active", "archived"].some((status) => files.stat(`${folder}/experiences/${status}`))) return true;
  return files.list(folder).every(({ name }) => OWN_ENTRY.test(name));
}
