/**
 * Running a suite that lies in a file.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { readSuite } from "../../core/eval/read_suite.ts";
import type { Report } from "../../core/eval/report.ts";
import { type RunOptions, runSuite } from "../../core/eval/run_suite.ts";
import type { GateLimits } from "../../core/eval/suite.ts";
import { type Finding, hasErrors } from "../../core/finding.ts";
import { evalPage } from "../../core/report/eval_page.ts";
import { type CurrentLibrary, logEvaluation, readCurrentLibrary } from "../../edge/eval/current_library.ts";
import { readSuiteFile, type SuiteFile } from "../../edge/eval/suite_file.ts";
import type { Host } from "../../edge/host.ts";
import { absolutePath } from "../../edge/files/path.ts";
import type { Invocation, Outcome, Style } from "../command.ts";
import { suiteFailure } from "./eval_failure.ts";
import { writeOutputs } from "./eval_output.ts";
import { findingsOutcome } from "../failure/findings_failure.ts";
import { evalText } from "../views/eval_text.ts";
import { countFindings } from "../views/finding_text.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { progressBar } from "../views/progress.ts";
import { pathView } from "../views/short_path.ts";

/** Which flag sets which gate. */
const GATE_FLAGS: Readonly<Record<string, keyof GateLimits>> = {
  "min-pass-rate": "minPassRate",
  "min-recall": "minRecall",
  "min-precision": "minPrecision",
  "max-over-recall": "maxOverRecall",
};

/**
 * Runs a suite.
 *
 * @param name The suite's file.
 * @param invocation The command line.
 * @param host The outside world.
 * @returns Exit code 1 where the suite has faults, a gate failed or a forbidden card came.
 */
export async function evaluateSuite(name: string, invocation: Invocation, host: Host): Promise<Outcome> {
  const options = optionsOf(invocation);
  const file = readSuiteFile(absolutePath(name, invocation.global.cwd), host);
  const current = invocation.has("use-current-library") ? readCurrentLibrary(invocation.global, host) : undefined;
  const cards = current?.cards ?? file.cards;
  const { suite, findings } = checkSuite(file, cards, current);
  if (suite === undefined) return findingsOutcome(findings, pathView(invocation.global, host), { passed: false });
  const report = runSuite(suite, cards, {
    ...current?.options,
    ...options,
    elapsed: host.elapsed,
    onCase: progressBar(suite.name, host),
  });
  if (current !== undefined) await logEvaluation(report, current, host);
  const written = writeOutputs(invocation, { out: () => toJson(report), html: () => evalPage(report) }, host);
  return {
    failure: suiteFailure(report),
    data: { ...report, findings, written },
    view: (style) => notesText(findings, style) + evalText(report, style),
  };
}

function optionsOf(invocation: Invocation): Partial<RunOptions> {
  const limit = numberWithin(invocation, "limit", [1, 20]);
  const threshold = numberWithin(invocation, "threshold", [0, 100]);
  const gates = Object.entries(GATE_FLAGS).flatMap(([flag, gate]) => {
    const value = numberWithin(invocation, flag, [0, 1]);
    return value === undefined ? [] : [[gate, value] as const];
  });
  return {
    gates: Object.fromEntries(gates),
    ...(limit === undefined ? {} : { limit }),
    ...(threshold === undefined ? {} : { threshold }),
  };
}

/** The fixture cards' own faults count only where they are what the suite runs on. */
function checkSuite(file: SuiteFile, cards: readonly LibraryCard[], current: CurrentLibrary | undefined) {
  const { suite, findings } = readSuite(file.document, cards, { locate: file.locate });
  const all: Finding[] = [
    ...(current === undefined ? file.findings : []),
    ...findings.map((finding) => ({ ...finding, path: file.path })),
  ];
  return { suite: hasErrors(all) ? undefined : suite, findings: all };
}

/** What was found and does not keep the suite from running. */
function notesText(findings: readonly Finding[], style: Style): string {
  const counts = countFindings(findings);
  return counts === "" ? "" : style.dim(`${counts} on the suite; --json lists them\n`);
}

function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
