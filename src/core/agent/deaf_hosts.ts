/**
 * Hosts that OME cannot speak to when a prompt is submitted, why, and what serves instead.
 *
 * @module
 */

import type { Traces } from "./agent.ts";
import { below } from "./place.ts";

/** A host without context at the prompt. */
export interface DeafHost {
  /** The name for people. */
  readonly name: string;
  /** Why nothing can be installed, one sentence. */
  readonly reason: string;
  /** Where its standing rules are kept, in a project: the file that a block of ours can be written to. */
  readonly rules: string;
  /** How it is known that the host is used on a machine. */
  readonly traces: Traces;
}

function tracesOf(program: string, ...folder: readonly string[]): Traces {
  return { folders: (at) => [below(at, at.home, ...folder)], programs: [program] };
}

/** The hosts that people ask for, and that have no way to hand a reminder to the model at the prompt. */
export const DEAF_HOSTS: readonly DeafHost[] = [
  {
    name: "Windsurf (Devin Desktop)",
    reason: "Its hook before a prompt can only block the prompt; it takes no context.",
    rules: ".windsurf/rules/ome.md",
    traces: tracesOf("windsurf", ".codeium", "windsurf"),
  },
  {
    name: "Cline",
    reason: "Since its rewrite it ignores the context that a prompt hook returns.",
    rules: ".clinerules/ome.md",
    traces: tracesOf("cline", ".cline"),
  },
  {
    name: "Goose",
    reason: "It runs the prompt hook and throws the output away.",
    rules: ".goosehints",
    traces: tracesOf("goose", ".config", "goose"),
  },
  {
    name: "Augment (Auggie)",
    reason: "It does not wait for the prompt hook, and throws the output away.",
    rules: "AGENTS.md",
    traces: tracesOf("auggie", ".augment"),
  },
  {
    name: "Grok Build",
    reason: "Its hooks may watch the prompt and add nothing to it.",
    rules: "AGENTS.md",
    traces: tracesOf("grok", ".grok"),
  },
  {
    name: "Crush",
    reason: "It has no hook at the prompt, only before tools.",
    rules: "AGENTS.md",
    traces: tracesOf("crush", ".config", "crush"),
  },
  {
    name: "Mistral Vibe",
    reason: "It has no hook at the prompt.",
    rules: "AGENTS.md",
    traces: tracesOf("vibe", ".vibe"),
  },
  {
    name: "Antigravity CLI",
    reason: "Its hook runs before every call of the model and is not told the prompt.",
    rules: "AGENTS.md",
    traces: tracesOf("agy", ".gemini", "antigravity-cli"),
  },
  {
    name: "Kiro",
    reason: "It adds a message for every prompt, even for an empty answer, so that silence is impossible.",
    rules: ".kiro/steering/ome.md",
    traces: tracesOf("kiro-cli", ".kiro"),
  },
];

/** Files in a project that hosts of any kind read rules from, each once: where a block of ours may stand. */
export const RULES_FILES: readonly string[] = [
  ...new Set([...DEAF_HOSTS.map(({ rules }) => rules), "CLAUDE.md", "GEMINI.md", ".github/copilot-instructions.md"]),
];
