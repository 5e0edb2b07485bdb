/**
 * `ome record selftest`.
 *
 * @module
 */

import { runSelftest, type SelftestResult } from "../../edge/record_store/selftest.ts";
import type { Command, FailureReason, Style } from "../command.ts";

/** Proves that the store still refuses what it must refuse. */
export const recordSelftestCommand: Command = {
  words: ["record", "selftest"],
  args: "",
  arity: [0, 0],
  summary: "Prove, with examples that are part of the program, that the checks still refuse",
  examples: ["ome record selftest"],
  flags: {},
  run: async () => {
    const results = await runSelftest();
    const failed = results.filter(({ passed }) => !passed).length;
    return {
      failure: failed === 0 ? undefined : notHeld(failed, results.length),
      data: { passed: results.length - failed, failed, results },
      view: (style) => selftestText(results, failed, style),
    };
  },
};

function notHeld(failed: number, all: number): FailureReason {
  const message = `${failed} of ${all} refusals do not hold`;
  return { code: "record.selftest", message, hint: "This is a bug in ome: please report the output of ome version" };
}

function selftestText(results: readonly SelftestResult[], failed: number, style: Style): string {
  const lines = results.map(({ name, expects, passed }) => {
    const mark = passed ? style.green("ok  ") : style.red("FAIL");
    return `${mark} ${(expects ?? "passes").padEnd(19)} ${name}\n`;
  });
  const refusals = results.filter(({ expects }) => expects !== null).length;
  const sum = failed === 0 ? "all hold" : `${failed} of ${results.length} do not hold`;
  return `${lines.join("")}${refusals} refusals, ${results.length - refusals} that must pass: ${sum}\n`;
}
