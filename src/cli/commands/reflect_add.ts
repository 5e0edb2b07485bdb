/**
 * `ome reflect add`.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import { type Evidence, evidenceId } from "../../core/reflect/candidate.ts";
import { addEvidence } from "../../edge/retrospectives/change_run.ts";
import { evidenceOfHit } from "../../edge/retrospectives/evidence_of_hit.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import type { Command, Style } from "../command.ts";
import { openRun } from "../reflect/reflect_run.ts";
import { notesText } from "../views/reflect_text.ts";
import { knownSources } from "../reflect/source_choice.ts";
import { wrap } from "../views/wrap.ts";

/** Adds evidence to a run. */
export const reflectAddCommand: Command = {
  words: ["reflect", "add"],
  args: "RUN HIT…",
  arity: [2, Infinity],
  summary: "Add turns of past sessions to a retrospective, as evidence",
  details:
    "A hit is what `ome source search` prints. The run keeps a pointer and a short quote, without credentials and paths of this machine; for a correction also the request before it, at which the lesson should have been recalled. RUN may be `last`.",
  examples: ["ome reflect add last claude-1f00a2b3c4:12 codex-00ff00ff00:3"],
  flags: {},
  run: async (invocation, host) => {
    const { open, place, notes } = await openRun(invocation, host);
    const sources = knownSources(invocation.global, host);
    const added = invocation.args.slice(1).map((hit) => evidenceOfHit(hit, sources, host));
    const { input } = await addEvidence(place, added, host);
    writeReview(place, open, host);
    const data = { id: place.id, added, evidenceCount: input.evidence.length, notes };
    return { data, view: (style) => notesText(notes, style) + addedText(added, style) };
  },
};

function addedText(added: readonly Evidence[], style: Style): string {
  return added.map((piece) =>
    `${style.bold(evidenceId(piece))}\n${wrap(oneLine(piece.quote, 400), style.columns, "  ")}` +
    (piece.prompt === undefined
      ? ""
      : style.dim(wrap(`To be recalled at: ${oneLine(piece.prompt, 200)}`, style.columns, "  ")))
  ).join("");
}
