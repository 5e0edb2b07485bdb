/**
 * Changes of agents' settings: shown, agreed to, made, and told.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import type { Host } from "../../edge/host.ts";
import type { SettingsChange } from "../../edge/install/settings_change.ts";
import { isOpen, type TextChange, tryTextChange } from "../../edge/files/text_change.ts";
import type { Invocation, Outcome, Style } from "../command.ts";
import { hasConsent } from "../questions/consent.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { diffOf, paintDiff } from "../views/diff_text.ts";
import { findingsText } from "../views/finding_text.ts";
import { type PathView, pathView, shortPath } from "../views/short_path.ts";
import { unifiedDiff } from "../views/unified_diff.ts";

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

/** How a person is asked. */
export interface Agreement {
  readonly invocation: Invocation;
  readonly question: string;
  /** What is told of other changes that the question is about; empty where there are none. */
  readonly also?: string;
}

/**
 * Shows changes and asks whether to make them, where somebody can be asked.
 *
 * @param changes The changes, as planned.
 * @param agreement The command line and the question.
 * @param host The outside world.
 * @returns Whether to make them; false where there is nothing to change.
 * @throws {CommandError} `usage.needs-consent` where there is something to change and nobody to ask.
 */
export function agreeTo(
  changes: readonly TextChange[],
  { invocation, question, also = "" }: Agreement,
  host: Host,
): boolean {
  const diffs = changes.filter(isOpen).map((change) => diffOf(change, pathView(invocation.global, host)));
  const shown = [...diffs, ...(also === "" ? [] : [also])].join("\n");
  return shown !== "" && hasConsent(invocation, { shown, question }, host);
}

/**
 * Makes changes of settings, each on its own: one that fails leaves the others.
 *
 * @param changes The changes, as planned.
 * @param agreed Whether the person agreed.
 * @param host The outside world.
 * @returns What became of each.
 */
export function makeChanges(changes: readonly SettingsChange[], agreed: boolean, host: Host): ChangedSettings[] {
  return changes.map((change) => makeChange(change, agreed, host));
}

/**
 * The answer of a command that changed settings.
 *
 * @param changed What became of each.
 * @param words What to say about it.
 * @param view What paths are shown from.
 * @returns Data and view; exit code 1 where a file was refused.
 */
export function changesOutcome(changed: readonly ChangedSettings[], words: ChangeWords, view: PathView): Outcome {
  const findings = changed.flatMap((one) => one.findings);
  return {
    failure: findingsFailure(findings),
    data: { changes: changed.map(changeData), findings },
    view: (style) => changesText(changed, words, { ...view, style }),
  };
}

/** The fields of one change for programs. */
export function changeData({ change, result }: ChangedSettings): Record<string, unknown> {
  const { agent, path } = change;
  return { provider: agent.id, path, result, diff: unifiedDiff(path, change), afterInstall: agent.facts.afterInstall };
}

/** The lines about changes for a person. */
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
  const unwritten = open.some(({ result }) => result === "shown") ? "Nothing was written.\n" : "";
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
  return head + (words.notes && isNew ? change.agent.facts.afterInstall.map((note) => `  ${note}\n`).join("") : "");
}

function makeChange(change: SettingsChange, agreed: boolean, host: Host): ChangedSettings {
  const { before, after, findings } = change;
  if (findings.length > 0) return { change, result: "refused", findings };
  if (!isOpen(change)) return { change, result: "none", findings };
  if (!agreed) return { change, result: "shown", findings };
  const refused = tryTextChange(change, host);
  if (refused !== undefined) return { change, result: "refused", findings: [refused] };
  return { change, result: before === undefined ? "created" : after === undefined ? "removed" : "edited", findings };
}
