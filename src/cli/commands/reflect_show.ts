/**
 * `ome reflect show`.
 *
 * @module
 */

import { formatCard } from "../../core/card/markdown.ts";
import { reviewPage } from "../../core/report/review_page.ts";
import { reviewOf } from "../../edge/retrospectives/review_file.ts";
import { findVerdict } from "../../edge/retrospectives/change_run.ts";
import { readRun } from "../../edge/retrospectives/run_store.ts";
import type { Command } from "../command.ts";
import { writeOutputs } from "../evaluation/eval_output.ts";
import { openRun } from "../reflect/reflect_run.ts";
import { notesText, reviewText } from "../views/reflect_text.ts";

/** Shows a run, or one candidate as a card's file. */
export const reflectShowCommand: Command = {
  words: ["reflect", "show"],
  args: "RUN [CANDIDATE]",
  arity: [1, 2],
  summary: "Show a retrospective for approval: lessons, evidence, near cards, recall at its own prompts",
  details: "With a candidate, prints the card that it would become, ready to be edited for `--action rewrite`.",
  examples: [
    "ome reflect show last",
    "ome reflect show last --html review.html",
    "ome reflect show last use-pnpm > card.md",
  ],
  flags: { html: { type: "text", value: "FILE", help: "Write the approval page, one file that needs nothing else" } },
  run: async (invocation, host) => {
    const { open, place, notes } = await openRun(invocation, host);
    const review = reviewOf(place, open, host);
    const [, id] = invocation.args;
    if (id !== undefined) {
      const { candidate } = findVerdict(readRun(place, host), id);
      const lesson = review.candidates.find((each) => each.candidate.id === candidate.id)?.lesson;
      const card = lesson === undefined ? "" : formatCard(lesson);
      return { data: { candidate, card, notes }, view: () => card };
    }
    const written = writeOutputs(invocation, { html: () => reviewPage(review) }, host);
    const page = written.html === undefined ? "" : `\nWrote ${written.html}\n`;
    return {
      data: { review, notes, ...(written.html === undefined ? {} : { html: written.html }) },
      view: (style) => notesText(notes, style) + reviewText(review, style) + page,
    };
  },
};
