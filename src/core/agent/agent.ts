/**
 * What OME must know of a coding agent, as data and small pure functions: one object per agent, JSON in, JSON out.
 *
 * Nothing else in the program names an agent; `agents.ts` holds the only list.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { HookCommand } from "./hook_command.ts";
import type { HookDialect, JsonObject } from "./hook_dialect.ts";
import type { ReviewRecord } from "./hook_review.ts";
import type { Place } from "./place.ts";

export type { HookCommand } from "./hook_command.ts";
export type { HookReview, ReviewRecord } from "./hook_review.ts";
export type { Certainty, Environment, HookDialect, JsonObject, PromptEvent } from "./hook_dialect.ts";

/** One hook entry: what stands in which array of a settings file. */
export interface SettingsEntry {
  /** The keys that lead to the array, such as `["hooks", "UserPromptSubmit"]`. */
  readonly keys: readonly string[];
  /** The item of the array: a group (`{ hooks: [handler] }`) or a handler. */
  readonly item: JsonObject;
}

/** Entries in a JSON file that the agent and other tools write as well. */
export interface SharedSettings {
  readonly kind: "entries";
  /** The person's own settings file. */
  path(at: Place): string;
  /** What a new file must hold beside the entries, such as `{ version: 1 }`. */
  readonly frame: JsonObject;
  /** The entries for a command. */
  entries(command: HookCommand): readonly SettingsEntry[];
  /** A file whose array at `keys` stops counting once the same event stands in ours: installing would silence it. */
  readonly overrides?: { path(at: Place): string; readonly keys: readonly string[] };
}

/** A file of our own that the agent picks up; installed and removed whole. */
export interface OwnFile {
  readonly kind: "file";
  path(at: Place): string;
  content(command: HookCommand): string;
}

/** What is known of an agent's abilities, for `hook status`, `doctor` and `docs/hosts.md`. */
export interface AgentFacts {
  /** How prompt-time context reaches the model. */
  readonly promptContext: "documented" | "works-undocumented";
  /** The most characters of context that arrive whole, where the agent counts those. */
  readonly maxContextChars?: number;
  /** The most bytes of UTF-8 that arrive whole, where the agent counts those. */
  readonly maxContextBytes?: number;
  /** The oldest version known to work, where one is known. */
  readonly minimumVersion?: string;
  /** What the agent asks before it runs a person's hook: one phrase. */
  readonly trust: string;
  /** Where the facts come from: one phrase. */
  readonly evidence: string;
  /** What a person must do after installing, one line each: trust, restart, a flag. */
  readonly afterInstall: readonly string[];
  /** What is known not to work, one line each. */
  readonly limits: readonly string[];
}

/** How it is known that an agent is used on a machine. */
export interface Traces {
  /** Folders that the agent makes. */
  folders(at: Place): readonly string[];
  /** Names of its programs on the `PATH`. */
  readonly programs: readonly string[];
}

/** One coding agent. */
export interface Agent extends HookDialect {
  /** The name for people, such as `Claude Code`. */
  readonly name: string;
  readonly facts: AgentFacts;
  readonly traces: Traces;
  readonly settings: SharedSettings | OwnFile;
  /** Settings files of a project that the agent reads too, relative to the project: an entry there is a second one. */
  readonly projectSettings: readonly string[];
  /** Agents whose entries this one runs as well, the one that shall answer first. */
  readonly borrows: readonly string[];
  /** Where it notes which hooks a person let it run; absent where that cannot be read. */
  readonly review?: ReviewRecord;
  /** The folder of a person's skills, one folder a skill; absent where the agent has none. */
  readonly skills?: (at: Place) => string;
  /** How its transcripts are read; absent where they are not known. */
  readonly sessions?: SessionFormat;
}
