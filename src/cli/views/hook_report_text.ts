/**
 * A run of a hook suite as a person reads it.
 *
 * @module
 */

import type { HookCaseReport, HookReport } from "../../core/eval/hook_report.ts";
import { alignCells } from "./columns.ts";
import type { Style } from "../command.ts";
import { markOf } from "./eval_text.ts";
import { wrap } from "./wrap.ts";

/**
 * Writes a report: one line an agent, then what failed.
 *
 * @param report The report.
 * @param style How it may look.
 * @returns The text.
 */
export function hookReportText(report: HookReport, style: Style): string {
  const { suite, cases, checks } = report;
  const facts = `${cases.length} sessions, ${checks.held} of ${checks.made} checks hold`;
  const providers = [...new Set(cases.map(({ provider }) => provider))].map((provider) => {
    const own = cases.filter((one) => one.provider === provider);
    const passed = own.filter((one) => one.passed).length;
    return { passed: passed === own.length, cells: [provider, `${passed} of ${own.length} sessions`] };
  });
  const rows = alignCells(providers.map(({ cells }) => cells), style.columns - 4);
  const lines = providers.map(({ passed }, place) => `  ${markOf(passed, style)} ${(rows[place] ?? []).join("")}\n`);
  const failing = cases.filter(({ passed }) => !passed).map((one) => failingText(one, style));
  const heading = failing.length === 0 ? "" : `\n${style.bold(`Failing sessions (${failing.length})`)}\n`;
  return `${style.bold(suite)}  ${style.dim(facts)}\n${lines.join("")}${heading}${failing.join("")}`;
}

function failingText({ id, provider, turns }: HookCaseReport, style: Style): string {
  const problems = turns.flatMap(({ turn, checks }) =>
    checks.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [wrap(`turn ${turn}, ${name}: ${problem}`, style.columns, "      ")]
    )
  );
  return `  ${markOf(false, style)} ${style.bold(id)}  ${style.dim(provider)}\n${problems.join("")}`;
}
