/**
 * `ome hook run`.
 *
 * @module
 */

import { runHook } from "../../edge/hook/run_hook.ts";
import type { Command } from "../command.ts";

/**
 * The hook as a command, for help and completions.
 *
 * The program recognises `hook run` before it loads the table of commands, and never comes here.
 */
export const hookRunCommand: Command = {
  words: ["hook", "run"],
  args: "",
  arity: [0, Infinity],
  summary: "Answer one prompt: payload on standard input, the agent's own JSON on standard output",
  details: "Always ends with exit code 0, writes nothing to standard error, and prints one JSON object or nothing. " +
    'A bare {"prompt": "…"} works.',
  examples: [`printf '{"prompt":"fix UI and validate in browser"}' | ome hook run --json`],
  flags: { provider: { type: "text", value: "NAME", help: "The agent that the hook was installed for" } },
  run: async (invocation, host) => {
    const { dataDir, cwd } = invocation.global;
    const provider = invocation.text("provider");
    const named = { "--provider": provider, "--data-dir": dataDir, "--cwd": cwd };
    await runHook(Object.entries(named).flatMap(([flag, value]) => value === undefined ? [] : [flag, value]), host);
    return { data: {}, view: () => "" };
  },
};
