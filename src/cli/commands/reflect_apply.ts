/**
 * `ome reflect apply`.
 *
 * @module
 */

import { type ApplyResult, applyRun } from "../../edge/retrospectives/apply_run.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import { logOperation } from "../cards/log_operation.ts";
import type { Command, Style } from "../command.ts";
import { openRun } from "../reflect/reflect_run.ts";
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
  run: async (invocation, host) => {
    const { open, place, notes } = await openRun(invocation, host);
    const dryRun = invocation.has("dry-run");
    const result = await applyRun(place, { dryRun, dataDir: open.dataDir }, host);
    const { library } = place;
    if (!dryRun) {
      for (const { id } of result.drafts) await logOperation({ operation: "reflect.apply", library, id }, host);
      writeReview(place, open, host);
    }
    const all = { ...result, notes: [...notes, ...result.notes] };
    return { data: { id: place.id, dryRun, ...all }, view: (style) => applyText(all, dryRun, style) };
  },
};

function applyText({ drafts, notes }: ApplyResult, dryRun: boolean, style: Style): string {
  if (drafts.length === 0) return `${notesText(notes, style)}Nothing is waiting to become a draft\n`;
  const lines = drafts.map(({ id, mergedFrom }) => {
    const after = mergedFrom === undefined
      ? ""
      : ` Then archive the card that it was merged from: ome experience archive ${mergedFrom} --reason "merged into ${id}"`;
    const said = dryRun ? `Would become a draft: "${id}"` : `Added the draft "${id}"`;
    return `${said}\n` +
      (dryRun ? "" : wrap(
        `Let it be recalled: ome experience enable ${id}${after === "" ? "" : `.${after}`}`,
        style.columns,
        "  ",
      ));
  });
  return notesText(notes, style) + lines.join("");
}
