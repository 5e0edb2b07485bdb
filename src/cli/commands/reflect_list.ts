/**
 * `ome reflect list`.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import { type RunState, stateOf } from "../../core/reflect/run.ts";
import { STATE_WORDS } from "../../core/reflect/review_words.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Host } from "../../edge/host.ts";
import { listRuns, readRun, type RunPlace } from "../../edge/retrospectives/run_store.ts";
import { alignCells } from "../views/columns.ts";
import { type Command, CommandError, type Style } from "../command.ts";
import { openRuns } from "../reflect/reflect_run.ts";
import { notesText } from "../views/reflect_text.ts";

/** Lists the retrospectives. */
export const reflectListCommand: Command = {
  words: ["reflect", "list"],
  args: "",
  arity: [0, 0],
  summary: "List the retrospectives, newest first",
  examples: ["ome reflect list"],
  flags: {},
  run: async (invocation, host) => {
    const { stack, notes } = await openRuns(invocation, host);
    const runs = stack.flatMap((library) => listRuns(library, host)).map((place) => describe(place, host));
    return { data: { runs, notes }, view: (style) => notesText(notes, style) + listText(runs, style) };
  },
};

interface ListedRun {
  readonly id: string;
  readonly libraryScope: string;
  /** `broken` where one of its files cannot be used. */
  readonly state: RunState | "broken";
  readonly focus: string | null;
  readonly candidates: number;
  /** Why it is broken. */
  readonly problem?: string;
}

function describe(place: RunPlace, host: Host): ListedRun {
  const { id, library } = place;
  try {
    const run = readRun(place, host);
    const { focus } = run.input;
    return { id, libraryScope: library.scope, state: stateOf(run), focus, candidates: run.proposal.candidates.length };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const problem = error.message;
    return { id, libraryScope: library.scope, state: "broken", focus: null, candidates: 0, problem };
  }
}

function listText(runs: readonly ListedRun[], style: Style): string {
  if (runs.length === 0) return "No retrospectives\nStart one: ome reflect start\n";
  const rows = runs.map(({ id, state, candidates, focus, problem }) => [
    id,
    state === "broken" ? "broken" : STATE_WORDS[state],
    countOf(candidates, "candidate"),
    oneLine(problem ?? focus ?? "", 400),
  ]);
  return alignCells(rows, style.columns)
    .map(([id = "", ...cells]) => `${style.bold(id)}${cells.join("").trimEnd()}\n`).join("");
}
