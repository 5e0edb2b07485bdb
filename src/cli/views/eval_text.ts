/**
 * A report as a person reads it.
 *
 * @module
 */

import { METRIC_TABLE, type MetricRow, writeMeasure } from "../../core/eval/metric_table.ts";
import type { GateResult } from "../../core/eval/gates.ts";
import type { Metrics } from "../../core/eval/metrics.ts";
import type { CaseReport, Report } from "../../core/eval/report.ts";
import { oneLine } from "../../core/context/one_line.ts";
import { alignCells } from "./columns.ts";
import type { Style } from "../command.ts";
import { wrap } from "./wrap.ts";

const MOST_CASES = 20;
const MOST_TAGS = 16;
const PROMPT_CHARS = 200;

/** What stands before the lines of a case, and the room for their labels. */
const INDENT = "      ";
const LABEL_COLUMNS = 10;

/** Numbers of the table by tag. */
const BREAKDOWN: readonly MetricRow[] = METRIC_TABLE.filter(({ key }) =>
  key === "passRate" || key === "recallAtK" || key === "precisionAtK" || key === "overRecallRate"
);

/**
 * Writes a report: headline numbers, gates, numbers by tag, failing cases.
 *
 * @param report The report.
 * @param style How it may look.
 * @returns The text.
 */
export function evalText(report: Report, style: Style): string {
  const parts = [
    headline(report, style),
    numbers(report, style),
    gatesText(report, style),
    breakdown(report.byTag, style),
    failingText(report.cases, style),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function headline({ suite, cases, cardCount, limit, threshold }: Report, style: Style): string {
  const facts = `${cases.length} prompts, ${cardCount} cards, limit ${limit}, threshold ${threshold}`;
  return `${style.bold(suite)}  ${style.dim(facts)}\n`;
}

function numbers({ metrics, cases }: Report, style: Style): string {
  const passed = cases.filter((one) => one.passed).length;
  const rows = METRIC_TABLE.filter(({ key }) => metrics[key] !== null).map((row) => {
    const meaning = row.key === "passRate" ? `${passed} of ${cases.length}` : row.meaning;
    return [row.label, writeMeasure(metrics[row.key], row.unit), meaning];
  });
  return alignCells(rows, style.rowColumns - 2, "  ")
    .map(([label = "", value = "", meaning = ""]) => `  ${label}${style.bold(value)}${style.dim(meaning)}\n`).join("");
}

function gatesText({ gates, forbidden }: Report, style: Style): string {
  if (gates.length + forbidden.length === 0) return "";
  const rows = alignCells(gates.map(gateCells), style.rowColumns - 4, "    ");
  const lines = gates.map(({ passed }, place) =>
    `  ${markOf(passed, style)} ${(rows[place] ?? []).join("").trimEnd()}\n`
  );
  const shown = forbidden.map(({ caseId, cardId }) =>
    `  ${markOf(false, style)} ${cardId} is forbidden, shown in ${caseId}\n`
  );
  return `${style.bold("Gates")}\n${lines.join("")}${shown.join("")}`;
}

function gateCells({ metric, bound, limit, reached, tag }: GateResult): string[] {
  const row = METRIC_TABLE.find(({ key }) => key === metric);
  const says = `${row?.label ?? metric} at ${bound} ${limit}`;
  return [says, row ? writeMeasure(reached, row.unit) : "", tag ?? ""];
}

function breakdown(byTag: Readonly<Record<string, Metrics>>, style: Style): string {
  const groups = Object.entries(byTag).sort(([a, m], [b, n]) => n.cases - m.cases || (a < b ? -1 : 1));
  if (groups.length < 2) return "";
  const head = ["", "cases", ...BREAKDOWN.map(({ label }) => label)];
  const rows = groups.slice(0, MOST_TAGS).map(([tag, metrics]) => [
    tag,
    `${metrics.cases}`,
    ...BREAKDOWN.map(({ key, unit }) => writeMeasure(metrics[key], unit)),
  ]);
  const [first = [], ...rest] = alignCells([head, ...rows], style.rowColumns - 2, "  ").map((cells) => cells.join(""));
  const more = groups.length - MOST_TAGS;
  return `${style.bold("By tag")}\n  ${style.dim(String(first))}\n${rest.map((line) => `  ${line}\n`).join("")}${
    more > 0 ? style.dim(`  and ${more} more; --json shows all\n`) : ""
  }`;
}

function failingText(cases: readonly CaseReport[], style: Style): string {
  const failing = cases.filter(({ passed }) => !passed);
  if (failing.length === 0) return `${style.green("Every case passed.")}\n`;
  const shown = failing.slice(0, MOST_CASES).map((one) => caseText(one, style)).join("");
  const more = failing.length - MOST_CASES;
  const rest = more > 0 ? style.dim(`  and ${more} more; --out and --html show all\n`) : "";
  return `${style.bold(`Failing cases (${failing.length})`)}\n${shown}${rest}`;
}

function caseText(one: CaseReport, style: Style): string {
  const prompt = wrap(`“${oneLine(one.prompt, PROMPT_CHARS)}”`, style.columns, INDENT);
  const expected = one.expectedCards.join(", ") || "nothing";
  const why = one.failures.map((line, place) => labelled(place === 0 ? "why" : "", line, style));
  return `  ${markOf(false, style)} ${style.bold(one.id)}\n${style.dim(prompt)}${
    labelled("expected", expected, style)
  }${labelled("returned", rankingText(one), style)}${why.join("")}`;
}

/**
 * Writes a text behind its label, the lines of the text under one another.
 *
 * @param label The label, at most eight characters.
 * @param text The text.
 * @param style How wide the terminal is.
 */
export function labelled(label: string, text: string, { columns }: Pick<Style, "columns">): string {
  const indent = INDENT + " ".repeat(LABEL_COLUMNS);
  return INDENT + label.padEnd(LABEL_COLUMNS) + wrap(text, columns, indent).slice(indent.length);
}

/**
 * Writes what came back for a case.
 *
 * @param one The case.
 * @returns Such as `browser-validation 71, keyboard-and-focus 44`, or why nothing came.
 */
export function rankingText({ returnedCards, scores, abstainReason }: CaseReport): string {
  if (returnedCards.length === 0) return `nothing${abstainReason === undefined ? "" : ` (${abstainReason})`}`;
  return returnedCards.map((id, rank) => `${id} ${Math.round(scores[rank] ?? 0)}`).join(", ");
}

/**
 * The mark of something that passed or failed.
 *
 * @param passed Whether it passed.
 * @param style How it may look.
 */
export function markOf(passed: boolean, style: Style): string {
  return passed ? style.green("✓") : style.red("✗");
}
