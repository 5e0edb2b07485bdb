/**
 * What OME must know of a coding agent, as data and small pure functions: one object per agent, JSON in, JSON out.
 *
 * Nothing else in the program names an agent; `agents.ts` holds the only list.
 *
 * @module
 */

import type { SessionFormat } from "../session/session_format.ts";
import type { Place } from "./place.ts";

/** A JSON object whose content is not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** A prompt that a person submitted, whatever agent it came from. */
export interface PromptEvent {
  /** The prompt as typed. */
  readonly prompt: string;
  /** The working folder, where the agent says it. */
  readonly cwd?: string;
  readonly sessionId?: string;
  readonly turnId?: string;
  /** Where the agent writes its transcript, where it says it. */
  readonly transcriptPath?: string;
  /** Why the prompt is not a person speaking; recall then stays silent. */
  readonly notAPerson?: "sub-agent" | "tool-result" | "scheduled" | "other-event";
}

/** How an agent's settings hold hook entries. */
export interface SettingsFormat {
  /**
   * Where the settings lie.
   *
   * @param at The home folder, the environment and the system; a variable set to the empty text counts as unset.
   */
  path(at: Place): string;
  /** `entry`: one entry in a shared JSON file. `file`: a file of our own, removed whole. */
  readonly kind: "entry" | "file";
  /** The keys that lead to the array which holds the entry, such as `["hooks", "UserPromptSubmit"]`. Empty for `file`. */
  readonly keys: readonly string[];
  /** Whether entries stand in groups, `{ hooks: [entry] }`. */
  readonly grouped: boolean;
  /** What a new settings file must hold beside the entry, such as `{ version: 1 }`. */
  readonly frame: JsonObject;
  /** The entry (`kind: "entry"`) for a command. */
  entry?(command: HookCommand): JsonObject;
  /** The whole file (`kind: "file"`) for a command. */
  content?(command: HookCommand): string;
}

/** The program to run for a hook. */
export interface HookCommand {
  /** Absolute path of the executable. */
  readonly executable: string;
  /** Its arguments, `hook run --provider ID` at the end. */
  readonly args: readonly string[];
  readonly os: "linux" | "darwin" | "windows";
}

/** What is known of an agent's abilities, for `hook status`, `doctor` and `docs/hosts.md`. */
export interface AgentFacts {
  /** How prompt-time context reaches the model. */
  readonly promptContext: "documented" | "works-undocumented" | "none";
  /** The most characters of context that arrive whole. */
  readonly maxContextChars: number;
  /** The oldest version known to work, where one is known. */
  readonly minimumVersion?: string;
  /** What a person must do after installing, one line each: trust, restart, a flag. */
  readonly afterInstall: readonly string[];
  /** What is known not to work, one line each, with the strength of the evidence. */
  readonly limits: readonly string[];
}

/** One coding agent. */
export interface Agent {
  /** The name on the command line and in settings, such as `claude`. */
  readonly id: string;
  /** The name for people, such as `Claude Code`. */
  readonly name: string;
  readonly facts: AgentFacts;
  /**
   * How sure it is that this agent runs the hook: 0 not at all; the highest wins.
   *
   * @param payload What the agent sent.
   * @param env The environment.
   */
  detect(payload: JsonObject, env: (name: string) => string | undefined): number;
  /** Reads a payload; undefined where it holds no prompt. Every field that agents leave out is optional. */
  readEvent(payload: JsonObject, env: (name: string) => string | undefined): PromptEvent | undefined;
  /** The answer in the agent's own strict shape. */
  writeReply(context: string): JsonObject;
  readonly settings: SettingsFormat;
  /** How its transcripts are read; absent where they are not known. */
  readonly sessions?: SessionFormat;
}
