/**
 * `ome eval hook`.
 *
 * @module
 */

import { readHookSuite } from "../../core/eval/hook_suite.ts";
import { hasErrors } from "../../core/finding.ts";
import { runHookSuite } from "../../edge/eval/run_hook_suite.ts";
import { readSuiteFile } from "../../edge/eval/suite_file.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { type Command, CommandError } from "../command.ts";
import { suiteFailure } from "../evaluation/eval_failure.ts";
import { findingsOutcome } from "../failure/findings_failure.ts";
import { hookReportText } from "../views/hook_report_text.ts";
import { progressBar } from "../views/progress.ts";
import { pathView } from "../views/short_path.ts";

/** Sends what agents send through the real hook, in a library of its own. */
export const evalHookCommand: Command = {
  words: ["eval", "hook"],
  args: "",
  arity: [0, 0],
  summary: "Measure the hook on payloads of every agent",
  details:
    "The hook runs in a temporary home with a library of its own, which is removed at the end. For every payload: the agent recognised, the event read, the answer in the agent's strict shape, the context whole, one event line with its evidence, and the prompt in no file.",
  examples: ["ome eval hook --suite fixtures/eval/hook.suite.json"],
  flags: { suite: { type: "text", value: "FILE", help: "The suite to run" } },
  run: async (invocation, host) => {
    const { cwd } = invocation.global;
    const name = invocation.text("suite");
    if (name === undefined) {
      const hint = "For example: ome eval hook --suite fixtures/eval/hook.suite.json";
      throw new CommandError("usage.missing-argument", "Name one suite with --suite", hint, 2);
    }
    const file = readSuiteFile(absolutePath(name, cwd), host);
    const reading = readHookSuite(file.document, file.cards, { locate: file.locate });
    const own = reading.findings.map((finding) => ({ ...finding, path: file.path }));
    const findings = [...file.findings, ...own];
    const { suite } = reading;
    if (suite === undefined || hasErrors(findings)) {
      return findingsOutcome(findings, pathView(invocation.global, host));
    }
    const onCase = progressBar(suite.name, host);
    const report = await runHookSuite({ suite, cards: file.cards }, host, { onCase });
    return {
      failure: suiteFailure(report),
      data: { ...report },
      view: (style) => hookReportText(report, style),
    };
  },
};
