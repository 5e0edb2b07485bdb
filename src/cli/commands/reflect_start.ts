/**
 * `ome reflect start`.
 *
 * @module
 */

import { libraryForNew } from "../../edge/library/open_stack.ts";
import { startRun } from "../../edge/retrospectives/change_run.ts";
import { runFolder } from "../../edge/retrospectives/run_store.ts";
import type { Command } from "../command.ts";
import { openRuns } from "../reflect/reflect_run.ts";
import { notesText } from "../views/reflect_text.ts";

/** Starts a retrospective. */
export const reflectStartCommand: Command = {
  words: ["reflect", "start"],
  args: "",
  arity: [0, 0],
  summary: "Start a retrospective: a place for evidence, candidates and decisions",
  examples: ['ome reflect start --focus "what I had to correct lately"', "ome reflect start --scope project"],
  flags: { focus: { type: "text", value: "TEXT", help: "What you want to look at" } },
  run: async (invocation, host) => {
    const { open, notes } = await openRuns(invocation, host);
    const library = libraryForNew(open, invocation.global.scope);
    const place = await startRun(library, { focus: invocation.text("focus")?.trim() || null }, host);
    const { id } = place;
    const data = { id, libraryScope: library.scope, folder: runFolder(place), notes };
    const lines = [
      `Started "${id}"`,
      "Find evidence: ome source search --corrections",
      `Add it: ome reflect add ${id} HIT`,
    ];
    return { data, view: (style) => notesText(notes, style) + lines.map((line) => `${line}\n`).join("") };
  },
};
