/**
 * What `ome init` did, as a person reads it.
 *
 * @module
 */

import type { Library } from "../../edge/library/library.ts";
import type { Style } from "../command.ts";
import { findingsText } from "./finding_text.ts";
import { filesText } from "./diff_text.ts";
import type { MadeFileChanges } from "../setup/file_changes.ts";
import { type ChangedSettings, changesText } from "./settings_changes_text.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { skillLines } from "./skill_text.ts";
import { wrap } from "./wrap.ts";

/** What was done, or would be. */
export interface InitReport extends MadeFileChanges {
  /** The library that was set up. */
  readonly library: Library;
  /** Whether the changes of files that people write were made. */
  readonly written: boolean;
  /** Paths of the library that were missing. */
  readonly made: readonly string[];
  /** Ids of the starter cards that were missing and wanted. */
  readonly added: readonly string[];
  readonly hooks: readonly ChangedSettings[];
}

/** How the report is shown. */
export interface InitView extends PathView {
  readonly style: Style;
  /** Whether nothing was done yet. */
  readonly isPreview: boolean;
  /** Whether to show the changes: not where the person saw them before the question. */
  readonly diffs: boolean;
}

/**
 * Writes the report.
 *
 * @param report What was done.
 * @param view How it is shown.
 * @returns The text.
 */
export function initText(report: InitReport, view: InitView): string {
  const { written, hooks } = report;
  const files = filesText(report.files, { written, diffs: view.diffs }, view);
  const settings = hooks.length === 0
    ? noHooks(view)
    : changesText(hooks, { nothing: "already installed", notes: true, diffs: view.diffs }, view);
  const skills = skillLines(report.skills, { written, diffs: view.diffs }, view);
  return [
    libraryLine(report, view),
    files,
    settings,
    skills,
    findingsText(report.findings, view),
    view.isPreview ? "" : nextLine(hooks),
  ].join("");
}

function libraryLine({ library: { folder: path }, made, added }: InitReport, view: InitView): string {
  const folder = shortPath(path, view);
  const library = made.length === 0
    ? `The library is there: ${folder}\n`
    : `${view.isPreview ? "Would make" : "Made"} the library: ${folder}\n`;
  if (added.length === 0) return library;
  const cards = `${view.isPreview ? "Would add" : "Added"} the cards ${added.join(", ")}`;
  return library + wrap(cards, view.style.columns);
}

function noHooks({ isPreview }: InitView): string {
  return isPreview
    ? "No hook would be installed.\n"
    : "No hook was installed: `ome hook install --provider NAME` does it.\n";
}

function nextLine(hooks: readonly ChangedSettings[]): string {
  const isCovered = hooks.some(({ result }) => result !== "refused" && result !== "shown");
  return isCovered ? "Your next prompt is covered. `ome hook status` tells how the hooks stand.\n" : "";
}
