/**
 * The state of an installation as a person reads it.
 *
 * @module
 */

import type { CheckResult } from "../../core/doctor/checks.ts";
import type { Repair } from "../../edge/repair_indexes.ts";
import type { Style } from "../command.ts";
import { countFindings, findingsText } from "./finding_text.ts";
import { wrap } from "./wrap.ts";

/** What was found, and what was repaired before. */
export interface DoctorReport {
  readonly checks: readonly CheckResult[];
  readonly repair: Repair | undefined;
}

/** The mark in front of a check. */
const MARKS: Readonly<
  Record<CheckResult["level"], { readonly mark: string; readonly look: "green" | "dim" | "yellow" | "red" }>
> = {
  ok: { mark: "✓", look: "green" },
  note: { mark: "·", look: "dim" },
  warning: { mark: "!", look: "yellow" },
  error: { mark: "✗", look: "red" },
};

/**
 * Writes what was found: a line for each check, then everything that is to be told, then the sum.
 *
 * @param report What was found.
 * @param style How it may look.
 * @returns The text.
 */
export function doctorText({ checks, repair }: DoctorReport, style: Style): string {
  const width = Math.max(...checks.map(({ title }) => title.length)) + 2;
  const lines = checks.map((check) => checkLine(check, width, style));
  const findings = checks.flatMap((check) => check.findings);
  const details = findings.length === 0 ? [] : [findingsText(findings, { style, home: undefined })];
  const sum = findings.length === 0 ? "All is well.\n" : `${countFindings(findings)}.\n`;
  return [...(repair === undefined ? [] : [repairText(repair, style)]), lines.join(""), ...details, sum].join("\n");
}

function checkLine({ title, fact, level }: CheckResult, width: number, style: Style): string {
  const { mark, look } = MARKS[level];
  const indent = " ".repeat(width + 2);
  return `${style[look](mark)} ${title.padEnd(width)}${wrap(fact, style.columns, indent).trimStart()}`;
}

function repairText({ removed, rebuilt, retired }: Repair, style: Style): string {
  const done = [
    ...removed.map((path) => `Removed ${path}`),
    ...(rebuilt > 0 ? [`Made ${rebuilt} ${rebuilt === 1 ? "index" : "indexes"} again`] : []),
    ...(retired > 0
      ? [`Summed up and removed ${retired} old ${retired === 1 ? "part" : "parts"} of the event log`]
      : []),
  ];
  return (done.length === 0 ? ["Nothing had to be repaired"] : done).map((line) => wrap(line, style.columns)).join("");
}
