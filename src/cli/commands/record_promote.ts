/**
 * `ome record promote`.
 *
 * @module
 */

import { isPromotable, promoteRecord } from "../../core/record/promote.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import { findRecord } from "../../edge/record_store/find_record.ts";
import { addCandidate } from "../../edge/retrospectives/change_run.ts";
import { findRun } from "../../edge/retrospectives/run_store.ts";
import { type Command, CommandError } from "../command.ts";
import { requireShowable } from "../records/record_secret.ts";
import { ROOT_FLAG, storeOf } from "../records/record_target.ts";

/** Proposes a record as a card. */
export const recordPromoteCommand: Command = {
  words: ["record", "promote"],
  args: "ID",
  arity: [1, 1],
  summary: "Propose a recipe or a failure as a card, in a retrospective",
  details: "The candidate is a first draft. Nothing is recalled before somebody approves it in the retrospective.",
  examples: ["ome record promote lock-timeout-on-alter --run 2026-11-30-lessons"],
  flags: { ...ROOT_FLAG, run: { type: "text", value: "RUN", help: "The retrospective; required" } },
  run: async (invocation, host) => {
    const run = invocation.text("run")?.trim();
    if (!run) {
      const hint = "Name the retrospective with --run; `ome reflect list` shows them";
      throw new CommandError("usage.missing-flag", "Promoting a record needs a retrospective", hint, 2);
    }
    const store = storeOf(invocation, host);
    const stored = findRecord(invocation.args[0] ?? "", store.root, host);
    requireShowable(stored);
    const { record } = stored;
    if (!isPromotable(record.type) || record.status === "deprecated") {
      const message = `"${record.id}" is a ${record.status} ${record.type}`;
      throw new CommandError("record.not-a-lesson", message, "Promote a recipe or a failure that is still used");
    }
    const { stack } = openStack(invocation.global, host);
    const candidate = await addCandidate(findRun(run, stack, host), promoteRecord(record, record.type), host);
    const says =
      `"${record.id}" is a candidate of "${run}"\nDecide on it: ome reflect decide ${run} ${candidate.id} --action approve\n`;
    return { data: { root: store.root, run, candidate }, view: () => says };
  },
};
