/**
 * `ome match`.
 *
 * @module
 */

import { renderContext } from "../../core/context/render_context.ts";
import { recall } from "../../core/recall/recall.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import { findDataFolder, flaggedDataFolder } from "../../edge/settings/data_folder.ts";
import { requireDataFolder } from "../../edge/settings/data_folder_refusal.ts";
import { withIndex } from "../../edge/hook/load_index.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { readQuiet } from "../../edge/snapshot/quiet_facts.ts";
import type { Command } from "../command.ts";
import { matchText } from "../views/match_text.ts";
import { numberWithin } from "../arguments/number_within.ts";

/** Shows what the hook would recall for a prompt, and why. */
export const matchCommand: Command = {
  words: ["match"],
  args: '"TASK"',
  arity: [1, Infinity],
  summary: "Show what the hook would recall for a task, with scores and reasons",
  details:
    "Nothing is written, and what a session has seen plays no part. With --json, additionalContext is what an agent would read.",
  examples: ['ome match "Fix the login page and check it in the browser"', 'ome match "Rebase my branch" --explain'],
  flags: {
    explain: { type: "boolean", help: "Show the evidence, and what became of every candidate" },
    limit: { type: "number", value: "N", help: "The most cards, from 1 to 20" },
    threshold: { type: "number", value: "N", help: "The least evidence that shows a card, from 0 to 100" },
  },
  run: async (invocation, host) => {
    const { cwd } = invocation.global;
    const { folder } = findDataFolder(invocation.global, host);
    requireDataFolder(folder, host);
    const { config } = readConfigFile(folder, host);
    const { retrieval } = config;
    const project = readProjectContext(cwd, host);
    const options = {
      limit: numberWithin(invocation, "limit", [1, 20]) ?? retrieval.maxCards,
      threshold: numberWithin(invocation, "threshold", [0, 100]) ?? retrieval.minScore,
      project,
    };
    const task = invocation.args.join(" ");
    const { loaded, result } = await withIndex({ dataDir: folder, project }, host, (loaded) => (
      { loaded, result: recall(task, loaded.index, options) }
    ));
    const context = renderContext(result, {
      maxChars: retrieval.additionalContextMaxChars,
      dataDir: flaggedDataFolder(invocation.global, host),
      fileOf: loaded.fileOf,
    });
    const { here: silence = null, isShellSilent } = readQuiet({ project, cwd }, { dataDir: folder, config }, host);
    const { libraries, brokenCards } = loaded;
    const data = { ...result, libraries, brokenCards, silence, isShellSilent, additionalContext: context.text };
    const explain = invocation.has("explain");
    return { data, view: (style) => matchText({ ...data, task, host }, { explain, style }) };
  },
};
