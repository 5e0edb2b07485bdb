/**
 * Changes of files as a person reads them.
 *
 * @module
 */

import { isOpen, type TextChange } from "../../edge/files/text_change.ts";
import type { Style } from "../command.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { unifiedDiff } from "./unified_diff.ts";

const DIFF_LOOKS: Readonly<Record<string, "green" | "red" | "dim">> = { "+": "green", "-": "red", "@": "dim" };

/** What becomes of files that a person wrote by hand. */
export interface FileWords {
  readonly written: boolean;
  /** Whether to show the changes. */
  readonly diffs: boolean;
}

/**
 * Writes what becomes of such files.
 *
 * @param files The changes.
 * @param words Whether they were made, and whether to show them.
 * @param view How they are shown.
 * @returns A line for each file, its diff before it.
 */
export function filesText(
  files: readonly TextChange[],
  { written, diffs }: FileWords,
  view: PathView & { readonly style: Style },
): string {
  return files.filter(isOpen).map((change) => {
    const diff = diffs ? `${paintDiff(diffOf(change, view), view.style)}\n` : "";
    return `${diff}${shortPath(change.path, view)}: ${written ? "changed" : "unchanged"}\n`;
  }).join("");
}

/**
 * A change as a diff.
 *
 * @param change The change.
 * @param view What its path is shown from.
 * @returns The diff; empty where nothing changes.
 */
export function diffOf(change: TextChange, view: PathView): string {
  return unifiedDiff(shortPath(change.path, view), change);
}

/**
 * A diff in the looks of a terminal.
 *
 * @param diff The diff.
 * @param style Looks.
 */
export function paintDiff(diff: string, style: Style): string {
  return diff.split("\n").map((line) => {
    const look = DIFF_LOOKS[line[0] ?? ""];
    return look === undefined ? line : style[look](line);
  }).join("\n");
}
