/**
 * `ome version`.
 *
 * @module
 */

import { VERSION } from "../../core/version.ts";
import type { Command } from "../command.ts";

/** Shows the versions that results depend on, and what the program runs on. */
export const versionCommand: Command = {
  words: ["version"],
  args: "",
  arity: [0, 0],
  summary: "Show the version, what results depend on, and what the program runs on",
  examples: ["ome version", "ome version --json"],
  flags: {},
  run: (_, { runtime, program }) => {
    const data = { version: VERSION, deno: runtime.deno, target: runtime.target, compiled: program.compiled };
    return Promise.resolve({
      exitCode: 0,
      data,
      view: () => `ome ${data.version} (Deno ${data.deno}, ${data.target})\n`,
    });
  },
};
