/**
 * CodeBuddy, Tencent's agent for the terminal.
 *
 * @module
 */

import type { Agent, SharedSettings } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedPrompt } from "./nested_dialect.ts";
import { below, type Place } from "./place.ts";

const EVENT = "UserPromptSubmit";

const folder = (at: Place) => below(at, at.home, ".codebuddy");

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "settings.json"),
  frame: {},
  entries: (command) => [{
    keys: ["hooks", EVENT],
    item: {
      hooks: [{
        type: "command",
        command: commandLine(command, shellOn(command.os, "windows")),
        timeout: HOOK_TIMEOUT_SECONDS,
      }],
    },
  }],
};

/** CodeBuddy: the contract of Claude Code, in a folder of its own. */
export const codebuddy: Agent = {
  id: "codebuddy",
  name: "CodeBuddy",
  facts: {
    promptContext: "works-undocumented",
    minimumVersion: "2.156",
    trust: "not known",
    evidence: "a third party's test of the program",
    afterInstall: ["Start a new session of CodeBuddy, and look with `ome hook status` whether it has run the hook."],
    limits: ["Its transcripts are not read: their form is not known."],
  },
  traces: { folders: (at) => [folder(at)], programs: ["codebuddy"] },
  settings,
  projectSettings: [".codebuddy/settings.json"],
  borrows: [],
  // Nothing in its payload tells it from Claude Code: the entry's own `--provider` does.
  detect: () => 0,
  readEvent: (payload) => readNestedPrompt(payload, [EVENT]),
  writeReply: (context) => nestedReply(EVENT, context),
};
