/**
 * `review.md`: the approval page as a file beside the run.
 *
 * @module
 */

import { oneLine } from "../context/one_line.ts";
import { fenceFor } from "../markdown/fence.ts";
import { countOf } from "../text/count_of.ts";
import { evidenceId } from "./candidate.ts";
import type { CandidateReview, Review } from "./review.ts";
import {
  ADVICE_WORDS,
  auditRows,
  LONGEST_TEXT,
  NO_AUDIT,
  rehearsalInWords,
  STATE_WORDS,
  verdictInWords,
} from "./review_words.ts";

/**
 * Writes a review as Markdown.
 *
 * @param review The review.
 * @returns The file.
 */
export function reviewMarkdown(review: Review): string {
  const { run, state, revision, audit, evidenceCount, candidates } = review;
  const facts = [
    `${STATE_WORDS[state]}, ${countOf(candidates.length, "candidate")}, revision ${revision}`,
    `${countOf(evidenceCount, "piece")} of evidence, ${run.scope} library, begun ${run.createdAt}`,
  ];
  return [
    `# Retrospective ${run.id}`,
    ...run.focus === null ? [] : [line(run.focus)],
    list(facts),
    audit === null ? `> **Warning.** ${NO_AUDIT}` : auditBlock(audit),
    ...candidates.map((candidate) => candidateBlock(run.id, candidate)),
    "Made by `ome reflect`; it is written anew with every change, so that nothing of yours should stand in here.",
  ].join("\n\n") + "\n";
}

function auditBlock(audit: NonNullable<Review["audit"]>): string {
  return `## Source audit\n\n${list(auditRows(audit).map(([label, texts]) => `${label}: ${texts.join("; ")}`))}`;
}

function candidateBlock(run: string, review: CandidateReview): string {
  const { candidate, lesson, near, advice, rehearsals, findings } = review;
  const fence = fenceFor(lesson.rule);
  const decide = `ome reflect decide ${run} ${candidate.id} --action`;
  return [
    `## ${line(lesson.title)}`,
    list([`\`${candidate.id}\`, ${line(lesson.category)}, **${line(verdictInWords(review))}**`]),
    line(lesson.summary),
    section("Use when", lesson.criteria.useWhen),
    section("Not when", lesson.criteria.ignoreWhen),
    section("Triggers", lesson.recall.triggers),
    `**Rule**\n\n${fence}text\n${lesson.rule}\n${fence}`,
    section("Evidence", candidate.evidence.map((piece) => `\`${evidenceId(piece)}\` “${piece.quote}”`)),
    section("At its own prompts", rehearsals.map((one) => `“${one.prompt}”: ${rehearsalInWords(one)}`)),
    section("Near cards", near.map(({ id, title, similarity }) => `\`${id}\` ${title}, ${share(similarity)} alike`)),
    `**Advice: ${ADVICE_WORDS[advice.action]}.** ${line(advice.why)}.`,
    section("To mend", findings.map(({ message, mend }) => `${message}. ${mend}`)),
    review.card !== undefined
      ? ""
      : `\`${decide} approve\` · \`reject\` · \`merge --into ID\` · \`rewrite --from-file FILE\``,
  ].filter((block) => block !== "").join("\n\n");
}

function section(title: string, texts: readonly string[]): string {
  return texts.length === 0 ? "" : `**${title}**\n\n${list(texts)}`;
}

function list(texts: readonly string[]): string {
  return texts.map((text) => `- ${line(text)}`).join("\n");
}

function line(text: string): string {
  return oneLine(text, LONGEST_TEXT);
}

function share(value: number): string {
  return `${Math.round(value * 100)} %`;
}
