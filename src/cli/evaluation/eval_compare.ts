/**
 * Comparing two reports that lie in files.
 *
 * @module
 */

import { compareReports } from "../../core/eval/compare_reports.ts";
import { readReport, type ReportReading } from "../../core/eval/read_report.ts";
import type { Finding } from "../../core/finding.ts";
import { comparisonPage } from "../../core/report/comparison_page.ts";
import type { Host } from "../../edge/host.ts";
import { readJsonFile } from "../../edge/files/json_file.ts";
import { absolutePath } from "../../edge/files/path.ts";
import type { Invocation, Outcome } from "../command.ts";
import { comparisonText } from "../views/comparison_text.ts";
import { comparisonFailure } from "./eval_failure.ts";
import { writeOutputs } from "./eval_output.ts";
import { findingsOutcome } from "../failure/findings_failure.ts";
import { pathView } from "../views/short_path.ts";

/**
 * Compares two reports. A report that lacks anything fails the comparison.
 *
 * @param names The files, the older report first.
 * @param invocation The command line.
 * @param host The outside world.
 * @returns Exit code 1 where anything got worse or cannot be compared.
 */
export function compareFiles(names: readonly string[], invocation: Invocation, host: Host): Outcome {
  const { cwd } = invocation.global;
  const [before, after] = names.map((name) => readReportFile(absolutePath(name, cwd), host));
  if (!before?.report || !after?.report) {
    const findings = [before, after].flatMap((reading) => reading?.findings ?? []);
    return findingsOutcome(findings, pathView(invocation.global, host), { passed: false });
  }
  const reports = [before.report, after.report] as const;
  const comparison = compareReports(...reports);
  const written = writeOutputs(invocation, { html: () => comparisonPage(comparison, ...reports) }, host);
  return {
    failure: comparisonFailure(comparison),
    data: { ...comparison, written },
    view: (style) => comparisonText(comparison, style),
  };
}

function readReportFile(path: string, host: Pick<Host, "files">): ReportReading {
  const { document, locate } = readJsonFile(path, host);
  const { report, findings } = readReport(document, { locate });
  return { report, findings: findings.map((finding): Finding => ({ ...finding, path })) };
}
