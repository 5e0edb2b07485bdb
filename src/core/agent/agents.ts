/**
 * The coding agents that OME speaks to: the only list of them.
 *
 * @module
 */

import type { Agent } from "./agent.ts";
import { claude } from "./claude.ts";
import { codebuddy } from "./codebuddy.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import { cursor } from "./cursor.ts";
import { droid } from "./droid.ts";
import { gemini } from "./gemini.ts";
import { opencode } from "./opencode.ts";
import { qwen } from "./qwen.ts";
import { vscode } from "./vscode.ts";

/** Every agent, in the order in which people are shown them and in which an even recognition is settled. */
export const AGENTS: readonly Agent[] = [
  claude,
  codex,
  cursor,
  gemini,
  copilot,
  vscode,
  qwen,
  droid,
  codebuddy,
  opencode,
];

/**
 * The agent of a name.
 *
 * @param id The name on the command line, such as `claude`.
 * @returns The agent; undefined where there is none of that name.
 */
export function findAgent(id: string | undefined): Agent | undefined {
  return AGENTS.find((agent) => agent.id === id);
}
