/**
 * `ome version`.
 *
 * @module
 */

import { ENGINE_VERSION, SCORER_VERSION } from "../../core/recall/versions.ts";
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
    const data = {
      version: VERSION,
      engineVersion: ENGINE_VERSION,
      scorerVersion: SCORER_VERSION,
      deno: runtime.deno,
      target: runtime.target,
      compiled: program.compiled,
    };
    const kind = program.compiled ? "compiled" : "from source";
    const view = () =>
      `ome ${VERSION} (${ENGINE_VERSION}, ${SCORER_VERSION}, Deno ${runtime.deno}, ${runtime.target}, ${kind})\n`;
    return Promise.resolve({ data, view });
  },
};
