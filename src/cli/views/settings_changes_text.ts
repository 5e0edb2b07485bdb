/**
 * What became of agents' settings, as a person reads it.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { isOpen } from "../../edge/files/text_change.ts";
import type { SettingsChange } from "../../edge/install/settings_change.ts";
import type { Style } from "../command.ts";
import { diffOf, paintDiff } from "./diff_text.ts";
import { findingsText } from "./finding_text.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { wrap } from "./wrap.ts";

/** What became of one agent's settings. */
export interface ChangedSettings {
  readonly change: SettingsChange;
  /** `none`: it was so already. `refused`: the findings say why. `shown`: nobody agreed to write. */
  readonly result: "created" | "edited" | "removed" | "none" | "refused" | "shown";
  readonly findings: readonly Finding[];
}

/** What is told beside the bare changes. */
export interface ChangeWords {
  /** What to say where nothing had to be changed, such as `already installed`. */
  readonly nothing: string;
  /** Whether to tell what the agent wants after installing. */
  readonly notes: boolean;
  /** Whether to show the changes: not where the person saw them before the question. */
  readonly diffs: boolean;
}

/**
 * Writes what became of them: the changes where they are to be shown, a line for each agent, then what kept some back.
 *
 * @param changed What became of each.
 * @param words What to say about it.
 * @param view Looks, and what paths are shown from.
 * @returns The text.
 */
export function changesText(
  changed: readonly ChangedSettings[],
  words: ChangeWords,
  view: PathView & { readonly style: Style },
): string {
  const { style } = view;
  const open = changed.filter(({ change }) => isOpen(change));
  const diffs = words.diffs ? open.map(({ change }) => `${paintDiff(diffOf(change, view), style)}\n`).join("") : "";
  const lines = changed.map((one) => lineOf(one, words, view)).join("");
  const refused = findingsText(changed.flatMap(({ findings }) => findings), view);
  const unwritten = open.some(({ result }) => result === "shown") ? "None of these changes was made.\n" : "";
  return diffs + lines + refused + unwritten;
}

function lineOf({ change, result }: ChangedSettings, words: ChangeWords, view: PathView & { style: Style }): string {
  const path = shortPath(change.path, view);
  const said: Readonly<Record<ChangedSettings["result"], string>> = {
    created: `wrote ${path}`,
    edited: `changed ${path}`,
    removed: `removed ${path}`,
    none: words.nothing,
    refused: `left ${path} alone`,
    shown: `would change ${path}`,
  };
  const head = `${view.style.bold(change.agent.name)}: ${said[result]}\n`;
  const isNew = result === "created" || result === "edited";
  return head +
    (words.notes && isNew
      ? change.agent.facts.afterInstall.map((note) => wrap(note, view.style.columns, "  ")).join("")
      : "");
}
