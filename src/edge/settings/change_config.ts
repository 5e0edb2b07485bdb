/**
 * Changing one setting in `config.json`.
 *
 * @module
 */

import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { folderNote } from "../files/made_folders.ts";
import { parentFolder } from "../files/path.ts";
import { type CopyHost, keepSafetyCopy } from "../files/safety_copy.ts";
import { type ConfigFile, FRESH_CONFIG, requireConfig } from "./config_file.ts";

/**
 * Changes one setting, and not one other byte than it takes: unknown keys, order and line ends stay.
 *
 * @param file The file as it was read; made where there is none, its folder too.
 * @param change The way to the setting and its new value.
 * @param host The outside world.
 * @throws {CommandError} `config.broken` where the file cannot be understood; it is left alone.
 */
export async function changeConfigFile(
  file: ConfigFile,
  change: { readonly path: readonly string[]; readonly value: unknown },
  host: WriteHost & CopyHost,
): Promise<void> {
  requireEditable(file);
  const { setInJson } = await import("../files/json_edit.ts");
  const text = file.text ?? FRESH_CONFIG + folderNote(file, host);
  const content = setInJson(text.trim() === "" ? FRESH_CONFIG : text, change.path, change.value);
  if (file.text === undefined) host.files.makeFolder(parentFolder(file.path));
  else keepSafetyCopy(file.path, host);
  writeAtomically({ path: file.path, content }, host);
}

/** What keeps a file from being changed: a single value that does not fit does not, since changing it is the mend. */
const NOT_EDITABLE: readonly string[] = ["config.syntax", "config.too-new", "config.unreadable"];

/**
 * Makes sure that a config file can be changed without losing anything in it.
 *
 * @param file The file as it was read.
 * @throws {CommandError} `config.broken`, or `config.too-new`, with the first error's place and mend.
 */
export function requireEditable(file: ConfigFile): void {
  requireConfig({ ...file, findings: file.findings.filter(({ code }) => NOT_EDITABLE.includes(code)) });
}
