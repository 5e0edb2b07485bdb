/**
 * What a search for records found, as a person or an agent reads it.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import { REUSE_QUESTIONS } from "../../core/record/questions.ts";
import type { NothingFound, RecordCandidate, RecordSearch } from "../../core/record/search.ts";
import type { Style } from "../command.ts";
import { widthOf, wrap } from "./wrap.ts";

/** What the text is made of. */
export interface SearchTextData extends RecordSearch {
  readonly query: string;
  /** How many files took no part. */
  readonly unfit: number;
  /** From a record's place to the path that is shown. */
  readonly pathOf: (place: string) => string;
}

const LONGEST = 400;
const INDENT = "        ";
/** Below the text of a numbered question. */
const HANGING = "     ";

const NOTHING_WORDS: Readonly<Record<NothingFound, string>> = {
  "no-records": "the store has no records that could be shown",
  "none-wanted": "the flags leave every record out; deprecated ones come with --all",
  "no-words": "the query holds no word that says anything",
  "no-overlap": "no record shares a word with the query; deprecated ones come with --all",
  "little-overlap": "what records share with the query is too little to be a topic",
};

/**
 * Writes the candidates, each with the reasons for its rank, then the questions to ask before reusing one.
 *
 * @param data What was found.
 * @param style How it may look.
 */
export function searchText(data: SearchTextData, style: Style): string {
  const { candidates, more, nothing, unfit } = data;
  const count = candidates.length === 1 ? "1 candidate" : `${candidates.length} candidates`;
  const blocks = [
    wrap(`query: ${oneLine(data.query, LONGEST)} · ${count}${more > 0 ? `, ${more} more` : ""}`, style.columns),
  ];
  for (const candidate of candidates) blocks.push(candidateText(candidate, data, style));
  if (nothing !== undefined) blocks.push(wrap(`Nothing found: ${NOTHING_WORDS[nothing]}.`, style.columns));
  if (candidates.length > 0) blocks.push(questionsText(style));
  if (unfit > 0) blocks.push(style.yellow(wrap(unfitLine(unfit), style.columns)));
  return blocks.join(candidates.length > 0 ? "\n" : "");
}

/**
 * Says that files took no part.
 *
 * @param unfit How many.
 */
export function unfitLine(unfit: number): string {
  const files = unfit === 1 ? "1 file is not fit to be shown" : `${unfit} files are not fit to be shown`;
  return `${files}; \`ome record check\` says why.`;
}

function candidateText(candidate: RecordCandidate, { pathOf }: SearchTextData, style: Style): string {
  const { score, type, id, status, title, applicability, place } = candidate;
  const lead = `  [${String(score).padStart(3)}] ${type.padEnd(9)}`;
  const fits = widthOf(`${lead} ${id}  ${status}`) <= style.columns;
  const head = fits
    ? `${lead} ${style.bold(id)}  ${status}\n`
    : `${lead.trimEnd()}  ${status}\n${INDENT}${style.bold(id)}\n`;
  const lines = [
    reasonsInWords(candidate),
    `${oneLine(title, LONGEST)} — ${pathOf(place)}`,
    `Applies to: ${oneLine(applicability, LONGEST)}`,
  ];
  return head + lines.map((line) => wrap(line, style.columns, INDENT)).join("");
}

function reasonsInWords({ parts, overlap }: RecordCandidate): string {
  const words = overlap.map((word) => oneLine(word, 40)).join(", ");
  return parts.map(({ name, says }) => name === "overlap" ? `${says} (${words})` : says).join(", ");
}

function questionsText(style: Style): string {
  const head =
    "A record is a hypothesis. Ask all six before reusing one; one no means: adapt it and name how, or leave it.";
  const lines = REUSE_QUESTIONS.map(({ asks, noIf }, at) =>
    `  ${at + 1}. ${wrap(`${asks} Not if ${noIf}.`, style.columns, HANGING).trimStart()}`
  );
  return wrap(head, style.columns) + style.dim(lines.join(""));
}
