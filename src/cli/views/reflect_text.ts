/**
 * Retrospectives as a person reads them.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import { evidenceId } from "../../core/reflect/candidate.ts";
import type { CandidateReview, Review } from "../../core/reflect/review.ts";
import {
  ADVICE_WORDS,
  auditRows,
  LONGEST_TEXT,
  NO_AUDIT,
  rehearsalInWords,
  STATE_WORDS,
  verdictInWords,
} from "../../core/reflect/review_words.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Style } from "../command.ts";
import { wrap } from "./wrap.ts";

/**
 * Writes a review for the terminal.
 *
 * @param review The review.
 * @param style Looks.
 * @returns The run, then candidate by candidate.
 */
export function reviewText(review: Review, style: Style): string {
  const { run, candidates, audit } = review;
  const warning = audit === null && candidates.length > 0 ? [style.yellow(wrap(NO_AUDIT, style.columns))] : [];
  const blocks = candidates.map((candidate) => candidateText(candidate, style));
  return [headText(review, style), ...warning, ...blocks, nextText(review, run.id)].filter((text) => text !== "").join(
    "\n",
  );
}

function headText({ run, state, revision, evidenceCount, candidates, audit }: Review, style: Style): string {
  const counts = `${countOf(candidates.length, "candidate")}, revision ${revision}`;
  const facts = [STATE_WORDS[state], counts, `${countOf(evidenceCount, "piece")} of evidence`].join("; ");
  const lines = auditRows(audit)
    .map(([label, texts]) => wrap(`${label}: ${oneLine(texts.join("; "), LONGEST_TEXT)}`, style.columns, "  "));
  const focus = run.focus === null ? "" : wrap(oneLine(run.focus, LONGEST_TEXT), style.columns);
  return `${style.bold(run.id)}  ${style.dim(run.scope)}\n${focus}${wrap(facts, style.columns)}${lines.join("")}`;
}

function candidateText(review: CandidateReview, style: Style): string {
  const { candidate, lesson, near, advice, rehearsals, findings } = review;
  const verdict = oneLine(verdictInWords(review), LONGEST_TEXT);
  const put = (label: string, texts: readonly string[]) =>
    texts.length === 0 ? "" : `  ${style.dim(label)}\n` +
      texts.map((text) => wrap(oneLine(text, LONGEST_TEXT), style.columns, "    ")).join("");
  return [
    `${style.bold(oneLine(lesson.title, LONGEST_TEXT))}  ${style.dim(candidate.id)}\n`,
    wrap(`${oneLine(lesson.category, LONGEST_TEXT)}, ${verdict}`, style.columns, "  "),
    wrap(oneLine(lesson.summary, LONGEST_TEXT), style.columns, "  "),
    put("Use when", lesson.criteria.useWhen),
    put("Not when", lesson.criteria.ignoreWhen),
    put("Rule", lesson.rule.split("\n").filter((line) => line.trim() !== "")),
    put("Evidence", candidate.evidence.map((piece) => `${evidenceId(piece)}: ${piece.quote}`)),
    put("At its own prompts", rehearsals.map((one) => `"${one.prompt}" ${rehearsalInWords(one)}`)),
    put(
      "Near cards",
      near.map(({ id, title, similarity }) => `${id}: ${title}, ${Math.round(similarity * 100)} % alike`),
    ),
    put("To mend", findings.map(({ message, mend }) => `${message}. ${mend}`)),
    wrap(`Advice: ${ADVICE_WORDS[advice.action]}. ${advice.why}.`, style.columns, "  "),
  ].join("");
}

function nextText({ state, candidates }: Review, run: string): string {
  const open = candidates.find(({ decision, card }) => decision === undefined && card === undefined);
  if (state === "collecting") return `Add evidence: ome reflect add ${run} HIT\n`;
  if (open !== undefined) return `Decide: ome reflect decide ${run} ${open.candidate.id} --action approve\n`;
  return state === "decided" ? `Make the drafts: ome reflect apply ${run}\n` : "";
}

/**
 * Writes the notes of a command: what had to be put right.
 *
 * @param notes Sentences.
 * @param style Looks.
 * @returns A line each.
 */
export function notesText(notes: readonly string[], style: Style): string {
  return notes.map((note) => style.yellow(wrap(note, style.columns))).join("");
}
