/**
 * What `ome uninstall` did, as a person reads it.
 *
 * @module
 */

import type { FolderFiles } from "../edge/library/own_files.ts";
import type { TextChange } from "../edge/text_change.ts";
import type { Style } from "./command.ts";
import { type ChangedSettings, changesText, diffOf, paintDiff } from "./hook_changes.ts";
import { type PathView, shortPath } from "./short_path.ts";

/** What was done. */
export interface UninstallReport {
  /** The data folder. */
  readonly folder: string;
  /** Its content, where it was to be deleted. */
  readonly library: FolderFiles | undefined;
  /** Where the safety copy of the library lies; undefined where nothing was deleted. */
  readonly copy: string | undefined;
  readonly hooks: readonly ChangedSettings[];
  /** Files out of which a block of rules goes. */
  readonly rules: readonly TextChange[];
  /** Whether settings and rules were changed. */
  readonly agreed: boolean;
}

/**
 * Writes the report.
 *
 * @param report What was done.
 * @param view How it is shown.
 * @returns The text.
 */
export function uninstallText(report: UninstallReport, view: PathView & { readonly style: Style }): string {
  const { hooks, rules, agreed } = report;
  const blocks = rules.map((change) =>
    `${paintDiff(diffOf(change, view), view.style)}\n${shortPath(change.path, view)}: ${
      agreed ? "changed" : "unchanged"
    }\n`
  );
  return [...blocks, changesText(hooks, { nothing: "not installed", notes: false }, view), libraryText(report, view)]
    .join("");
}

function libraryText({ folder, library, copy }: UninstallReport, view: PathView): string {
  const at = shortPath(folder, view);
  if (library === undefined) return `The library stays: ${at}\n`;
  const kept = library.foreign.map((path) => `  kept, not ours: ${shortPath(path, view)}\n`).join("");
  if (library.own.length === 0) return `There is no library to delete: ${at}\n${kept}`;
  if (copy === undefined) return `Would delete ${library.own.length} files and folders in ${at}\n${kept}`;
  return `Deleted the library: ${at}\n${kept}A copy is kept for a while: ${copy}\n`;
}
