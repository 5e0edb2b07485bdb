/**
 * `ome eval recall`.
 *
 * @module
 */

import { type Command, CommandError, type Flag } from "../command.ts";
import { compareFiles } from "../evaluation/eval_compare.ts";
import { evaluateSuite } from "../evaluation/eval_suite.ts";

const share = (help: string): Flag => ({ type: "number", value: "SHARE", help });

/** Runs a suite of prompts through recall, or compares two reports of one. */
export const evalRecallCommand: Command = {
  words: ["eval", "recall"],
  args: "[BEFORE AFTER]",
  arity: [0, 2],
  summary: "Measure recall on a suite of prompts, or compare two reports",
  details:
    "The cards of the suite are matched in memory: your library and settings play no part unless --use-current-library says so, and nothing is written but the files named by --out and --html. Measuring your own library leaves one line of numbers in its event log. A gate on the command line takes the place of the suite's own. A comparison fails on a number that got worse, a case that passed and fails now, another suite, or anything missing.",
  examples: [
    "ome eval recall --suite fixtures/eval/core.suite.json",
    "ome eval recall --suite fixtures/eval/core.suite.json --out before.json --html report.html",
    "ome eval recall --compare before.json after.json",
  ],
  flags: {
    suite: { type: "text", value: "FILE", help: "The suite to run" },
    compare: { type: "boolean", help: "Compare two reports, the older one first" },
    limit: { type: "number", value: "N", help: "The most cards a prompt, from 1 to 20; 4 unless told" },
    threshold: { type: "number", value: "N", help: "The least evidence, from 0 to 100; 40 unless told" },
    "min-pass-rate": share("Gate: the least share of cases that pass"),
    "min-recall": share("Gate: the least recall"),
    "min-precision": share("Gate: the least precision"),
    "max-over-recall": share("Gate: the largest share of cases with a card that nobody wanted"),
    "use-current-library": { type: "boolean", help: "Run on your own library instead of the suite's cards" },
    out: { type: "text", value: "FILE", help: "Write the report as JSON" },
    html: { type: "text", value: "FILE", help: "Write the report, or the comparison, as a page" },
  },
  run: async (invocation, host) => {
    const { args } = invocation;
    if (invocation.has("compare")) {
      if (invocation.text("suite") === undefined && args.length === 2) return compareFiles(args, invocation, host);
      throw usage("--compare takes two reports and no suite", "ome eval recall --compare before.json after.json");
    }
    const suite = invocation.text("suite");
    if (suite === undefined || args.length > 0) {
      throw usage("Name one suite with --suite", "ome eval recall --suite fixtures/eval/core.suite.json");
    }
    return await evaluateSuite(suite, invocation, host);
  },
};

function usage(message: string, example: string): CommandError {
  return new CommandError("usage.missing-argument", message, `For example: ${example}`, 2);
}
