/**
 * Statistics as a person reads them.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import type { CardState, CardStats } from "../../core/stats/card_stats.ts";
import type { PromptNumbers } from "../../core/stats/prompt_counts.ts";
import type { Stats } from "../../core/stats/stats.ts";
import type { Suggestion } from "../../core/stats/suggest.ts";
import { alignCells, alignRight } from "./columns.ts";
import type { Style } from "../command.ts";
import { findingsText, type FindingTextOptions } from "./finding_text.ts";
import { wrap } from "./wrap.ts";

/** The most ids that a suggestion names. */
const MOST_IDS = 6;

/** What is said of prompts: a row's name, and its value for a set of prompts. */
const ROWS: readonly (readonly [name: string, value: (numbers: PromptNumbers) => string])[] = [
  ["Prompts", ({ prompts }) => grouped(prompts)],
  ["Cards recalled", ({ matchRate }) => percent(matchRate)],
  ["Cards shown", ({ renderRate }) => percent(renderRate)],
  ["Silent", ({ silenceRate }) => percent(silenceRate)],
  ["Out of time", ({ timeouts }) => grouped(timeouts)],
  ["Failed", ({ errors }) => grouped(errors)],
  ["Half took up to", ({ durationMs: { p50 } }) => milliseconds(p50)],
  ["95 % took up to", ({ durationMs: { p95 } }) => milliseconds(p95)],
  ["Since", ({ from }) => day(from)],
];

const STATES: Readonly<Record<CardState, { readonly says: string; readonly look: "green" | "dim" | "yellow" }>> = {
  shown: { says: "", look: "green" },
  new: { says: "new", look: "dim" },
  stale: { says: "stale", look: "yellow" },
  never: { says: "never shown", look: "yellow" },
};

/**
 * Writes statistics: prompts of now and of all time, cards, broken files, suggestions.
 *
 * @param stats The statistics.
 * @param options Looks, and what paths are shown from.
 * @returns The text.
 */
export function statsText(stats: Stats, options: FindingTextOptions): string {
  const { style } = options;
  return [
    promptsText(stats, style),
    cardsText(stats.cards, style),
    ...(stats.broken.length > 0 ? [`${style.bold("Broken files")}\n${findingsText(stats.broken, options)}`] : []),
    ...(stats.suggestions.length > 0 ? [suggestionsText(stats.suggestions, style)] : []),
  ].join("\n");
}

function promptsText({ current, cumulative }: Stats, style: Style): string {
  const cells = ROWS.map(([name, value]) => [name, value(current), value(cumulative)] as const);
  const heads = ["", "now", "all time"] as const;
  const width = (at: 1 | 2) => Math.max(heads[at].length, ...cells.map((row) => row[at].length));
  const line = ([name, now, ever]: readonly [string, string, string]) =>
    `${name.padEnd(17)}${now.padStart(width(1))}  ${ever.padStart(width(2))}`;
  const rows = cells.map((row) => `${line(row)}\n`).join("");
  return `${style.dim(line(heads))}\n${rows}`;
}

function cardsText(cards: readonly CardStats[], style: Style): string {
  if (cards.length === 0) return wrap("No active cards. `ome experience list` shows the others.", style.columns);
  const counts = (["shown", "matched"] as const).map((name) => cards.map((card) => grouped(card[name])));
  const [shown, recalled] = [["shown", ...counts[0] ?? []], ["recalled", ...counts[1] ?? []]].map(alignRight);
  const rows = cards.map(({ id, lastShown, state }, at) => [
    id,
    shown?.[at + 1] ?? "",
    recalled?.[at + 1] ?? "",
    day(lastShown),
    STATES[state].says,
  ]);
  const heads = ["Card", shown?.[0] ?? "", recalled?.[0] ?? "", "last shown", ""];
  const [head = [], ...lines] = alignCells([heads, ...rows], style.rowColumns);
  const body = lines.map((cells, at) => {
    const [state = ""] = cells.slice(-1);
    return `${cells.slice(0, -1).join("")}${style[STATES[cards[at]?.state ?? "shown"].look](state)}`.trimEnd() + "\n";
  });
  return `${style.dim(head.join("").trimEnd())}\n${body.join("")}`;
}

function suggestionsText(suggestions: readonly Suggestion[], style: Style): string {
  const items = suggestions.map(({ message, action, cards }) => {
    const named = cards.slice(0, MOST_IDS).map((id) => oneLine(id, 80)).join(", ");
    const more = cards.length > MOST_IDS ? `, and ${cards.length - MOST_IDS} more` : "";
    const subject = cards.length === 0 ? message : `${message}: ${named}${more}`;
    return wrap(subject, style.columns, "  ") + style.dim(wrap(action, style.columns, "    "));
  });
  return `${style.bold("What to do")}\n${items.join("")}`;
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(share * 100).toFixed(1)} %`;
}

function milliseconds(ms: number | null): string {
  return ms === null ? "-" : `${Math.round(ms)} ms`;
}

function day(moment: string | null): string {
  return moment === null ? "-" : moment.slice(0, 10);
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
