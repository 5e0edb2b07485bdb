/**
 * Changes of agents' settings: agreed to and made.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { SettingsChange } from "../../edge/install/settings_change.ts";
import { isOpen, type TextChange, tryTextChange } from "../../edge/files/text_change.ts";
import type { Invocation, Outcome } from "../command.ts";
import { hasConsent } from "../questions/consent.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { diffOf } from "../views/diff_text.ts";
import { type ChangedSettings, changesText, type ChangeWords } from "../views/settings_changes_text.ts";
import { type PathView, pathView } from "../views/short_path.ts";
import { unifiedDiff } from "../views/unified_diff.ts";

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

function makeChange(change: SettingsChange, agreed: boolean, host: Host): ChangedSettings {
  const { before, after, findings } = change;
  if (findings.length > 0) return { change, result: "refused", findings };
  if (!isOpen(change)) return { change, result: "none", findings };
  if (!agreed) return { change, result: "shown", findings };
  const refused = tryTextChange(change, host);
  if (refused !== undefined) return { change, result: "refused", findings: [refused] };
  return { change, result: before === undefined ? "created" : after === undefined ? "removed" : "edited", findings };
}
