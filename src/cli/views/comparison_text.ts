/**
 * A comparison of two reports as a person reads it.
 *
 * @module
 */

import type { CaseChange, Comparison, MetricChange } from "../../core/eval/compare_reports.ts";
import { METRIC_TABLE, writeMeasure } from "../../core/eval/metric_table.ts";
import { alignCells } from "./columns.ts";
import type { Style } from "../command.ts";
import { labelled, markOf, rankingText } from "./eval_text.ts";
import { wrap } from "./wrap.ts";

const MOST_REASONS = 20;

const LOOKS: Readonly<Record<MetricChange["verdict"], "red" | "green" | "dim">> = {
  better: "green",
  worse: "red",
  same: "dim",
  different: "dim",
};

/**
 * Writes a comparison: verdict and its reasons, numbers that moved, cases that changed with both rankings.
 *
 * @param comparison The comparison.
 * @param style How it may look.
 * @returns The text.
 */
export function comparisonText(comparison: Comparison, style: Style): string {
  const { passed, failures, notes, metrics, cases } = comparison;
  const verdict = passed ? "Nothing got worse." : "Worse, or not comparable:";
  const shown = failures.slice(0, MOST_REASONS).map((line) => wrap(`- ${line}`, style.columns, "  ")).join("");
  const more = failures.length - MOST_REASONS;
  const reasons = shown + (more > 0 ? style.dim(`  and ${more} more; --json lists them all\n`) : "");
  const remarks = notes.map((line) => style.dim(wrap(line, style.columns, "  "))).join("");
  return [
    `${markOf(passed, style)} ${style.bold(verdict)}\n${reasons}${remarks}`,
    metricsText(metrics, style),
    cases.length === 0 ? "No case changed.\n" : `${style.bold("Changed cases")}\n${casesText(cases, style)}`,
  ].join("\n");
}

function metricsText(metrics: readonly MetricChange[], style: Style): string {
  const moved = metrics.filter(({ verdict }) => verdict !== "same");
  if (moved.length === 0) return "No number moved.\n";
  const rows = moved.map(({ metric, before, after, verdict }) => {
    const row = METRIC_TABLE.find(({ key }) => key === metric);
    const written = (value: number | null) => writeMeasure(value, row?.unit ?? "amount");
    return [row?.label ?? metric, written(before), "→", written(after), verdict];
  });
  return alignCells(rows, style.rowColumns - 2, "  ").map((cells, place) => {
    const look = LOOKS[moved[place]?.verdict ?? "same"];
    return `  ${style[look](cells.join(""))}\n`;
  }).join("");
}

function casesText(cases: readonly CaseChange[], style: Style): string {
  return cases.map(({ id, kind, before, after }) =>
    `  ${markOf(after.passed, style)} ${style.bold(id)}  ${kind}\n${labelled("before", rankingText(before), style)}${
      labelled("after", rankingText(after), style)
    }`
  ).join("");
}
