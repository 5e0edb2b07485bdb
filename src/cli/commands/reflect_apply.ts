/**
 * `ome reflect apply`.
 *
 * @module
 */

import { enableCommand } from "../cards/enable_command.ts";
import type { Host } from "../../edge/host.ts";
import { applyRun, type WrittenDraft } from "../../edge/retrospectives/apply_run.ts";
import { previewApply } from "../../edge/retrospectives/preview_apply.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import type { RunPlace } from "../../edge/retrospectives/run_store.ts";
import { logOperation } from "../cards/log_operation.ts";
import type { Command, Invocation, Outcome, Style } from "../command.ts";
import { lookAtRun, openRun } from "../reflect/reflect_run.ts";
import { notesText } from "../views/reflect_text.ts";
import { wrap } from "../views/wrap.ts";

/** Makes drafts of what was accepted. */
export const reflectApplyCommand: Command = {
  words: ["reflect", "apply"],
  args: "RUN",
  arity: [1, 1],
  summary: "Make drafts of the lessons that were accepted, once",
  details: "Applying again changes nothing. A draft is not recalled before `ome experience enable`.",
  examples: ["ome reflect apply last --dry-run", "ome reflect apply last"],
  flags: { "dry-run": { type: "boolean", help: "Show which drafts would be made, and write nothing" } },
  run: (invocation, host) => invocation.has("dry-run") ? preview(invocation, host) : apply(invocation, host),
};

function preview(invocation: Invocation, host: Host): Promise<Outcome> {
  const { place, notes } = lookAtRun(invocation, host);
  const report = { drafts: previewApply(place, host), notes, dryRun: true };
  return Promise.resolve(outcomeOf(place, report, enabling(invocation, host)));
}

async function apply(invocation: Invocation, host: Host): Promise<Outcome> {
  const { open, place, notes } = await openRun(invocation, host);
  const result = await applyRun(place, open, host);
  const { library } = place;
  for (const { id } of result.drafts) await logOperation({ operation: "reflect.apply", library, id }, host);
  writeReview(place, open, host);
  const report = { drafts: result.drafts, notes: [...notes, ...result.notes], dryRun: false };
  return outcomeOf(place, report, enabling(invocation, host));
}

interface ApplyReport {
  readonly drafts: readonly Omit<WrittenDraft, "path">[];
  readonly notes: readonly string[];
  readonly dryRun: boolean;
}

/** How a draft is enabled, as a command. */
type Enable = (id: string) => string;

function enabling({ global }: Invocation, host: Host): Enable {
  return (id) => enableCommand(id, global, host);
}

function outcomeOf({ id }: RunPlace, report: ApplyReport, enable: Enable): Outcome {
  return { data: { id, ...report }, view: (style) => applyText(report, { enable, style }) };
}

function applyText(
  { drafts, notes, dryRun }: ApplyReport,
  { enable, style }: { readonly enable: Enable; readonly style: Style },
): string {
  if (drafts.length === 0) return `${notesText(notes, style)}Nothing is waiting to become a draft\n`;
  const lines = drafts.map(({ id, mergedFrom }) => {
    const after = mergedFrom === undefined
      ? ""
      : ` Then archive the card that it was merged from: ome experience archive ${mergedFrom} --reason "merged into ${id}"`;
    const said = dryRun ? `Would become a draft: "${id}"` : `Added the draft "${id}"`;
    return `${said}\n` +
      (dryRun ? "" : wrap(
        `Let it be recalled: ${enable(id)}${after === "" ? "" : `.${after}`}`,
        style.columns,
        "  ",
      ));
  });
  return notesText(notes, style) + lines.join("");
}
