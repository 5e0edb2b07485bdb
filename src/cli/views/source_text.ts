/**
 * Past sessions as a person reads them.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import type { CorrectionReason } from "../../core/session/correction.ts";
import type { SessionTurn } from "../../core/session/message.ts";
import { folderName, type Source } from "../../core/session/source.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Style } from "../command.ts";
import { wrap } from "./wrap.ts";

/** A turn that was found. */
export interface FoundTurn {
  /** What `source show` and `reflect add` take. */
  readonly hit: string;
  readonly provider: string;
  readonly cwd: string | null;
  readonly at: string | null;
  readonly excerpt: string;
  readonly score: number;
  readonly reasons: readonly CorrectionReason[];
}

/** What a search found. */
export interface SearchView {
  readonly hits: readonly FoundTurn[];
  /** How many more there are, as far as was counted. */
  readonly more: number;
  /** Ids of sessions whose transcript is gone. */
  readonly missing: readonly string[];
  /** How many sessions were looked into. */
  readonly sources: number;
}

/** An agent's answer is cut here, in UTF-16 units, unless all of it was asked for. */
const LONGEST_ANSWER = 500;

/** A line of a message is cut here, in UTF-16 units: what is longer was pasted. */
const LONGEST = 4_000;

/**
 * Writes what a search found.
 *
 * @param found The hits.
 * @param style Looks.
 * @returns A paragraph a hit.
 */
export function searchText({ hits, more, missing, sources }: SearchView, style: Style): string {
  const blocks = hits.map(({ hit, at, cwd, excerpt, reasons }) => {
    const where = [at?.slice(0, 10), folderName(cwd)].filter((part) => part !== undefined).join("  ");
    const why = reasons.length === 0
      ? ""
      : style.dim(wrap(oneLine(reasons.map(({ text }) => text).join("; "), LONGEST), style.columns, "    "));
    const head = where === "" ? style.bold(hit) : `${style.bold(hit)}  ${style.dim(where)}`;
    return `${head}\n${wrap(oneLine(excerpt, LONGEST), style.columns, "  ")}${why}`;
  });
  const none = hits.length === 0 ? [`Nothing was found in ${countOf(sources, "session")}\n`] : [];
  const notes = [
    ...more > 0 ? ["There are more: --limit shows them\n"] : [],
    ...missing.length > 0
      ? [`${countOf(missing.length, "transcript")} gone; \`ome source clean\` forgets what is gone\n`]
      : [],
    ...hits[0] ? [`See one in its surroundings: ome source show ${hits[0].hit}\n`] : [],
  ];
  return [...blocks, ...none, notes.join("")].filter((block) => block !== "").join("\n");
}

/** What is shown around a hit. */
export interface ShownTurns {
  readonly source: Source;
  /** The number of the hit. */
  readonly turn: number;
  readonly turns: readonly SessionTurn[];
  /** Whether long answers are shown whole. */
  readonly full: boolean;
}

/**
 * Writes a hit in its surroundings.
 *
 * @param shown The turns.
 * @param style Looks.
 * @returns Each turn with its number and its side.
 */
export function turnsText({ source, turn, turns, full }: ShownTurns, style: Style): string {
  const head = `${style.bold(source.id)}  ${style.dim(oneLine(source.summary, LONGEST))}\n`;
  const blocks = turns.map((each) => {
    const name = each.by === "person" ? `${each.turn} you` : `${each.turn} ${source.provider}`;
    const mark = each.by === "person" && each.turn === turn ? style.yellow(`> ${name}`) : `  ${style.bold(name)}`;
    const text = each.by === "agent" && !full ? oneLine(each.text, LONGEST_ANSWER) : each.text;
    return `${mark}${each.at === undefined ? "" : style.dim(`  ${each.at}`)}\n${paragraphs(text, style)}`;
  });
  return [head, ...blocks].join("\n");
}

/** Lines stay apart as they were written, and none of them can move the cursor. */
function paragraphs(text: string, { columns }: Style): string {
  return text.split("\n").map((line) => line.trim() === "" ? "\n" : wrap(oneLine(line, LONGEST), columns, "    ")).join(
    "",
  );
}
