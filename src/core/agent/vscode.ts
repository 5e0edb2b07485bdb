/**
 * Copilot agents in Visual Studio Code.
 *
 * @module
 */

import type { Agent, JsonObject, OwnFile, PromptEvent } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedPrompt } from "./nested_dialect.ts";
import { present, textAt } from "./payload.ts";
import { below } from "./place.ts";

const EVENT = "UserPromptSubmit";

const settings: OwnFile = {
  kind: "file",
  // The folder is that of Copilot CLI, which reads the same files.
  path: (at) => below(at, at.home, ".copilot", "hooks", "ome-vscode.json"),
  content: (command) => {
    const line = commandLine(command, shellOn(command.os, "windows"));
    const handler = { type: "command", command: line, timeout: HOOK_TIMEOUT_SECONDS };
    return `${JSON.stringify({ version: 1, hooks: { [EVENT]: [handler] } }, null, 2)}\n`;
  },
};

/** The editor's payload has two fields in camel case, among others in snake case. */
function readEvent(payload: JsonObject): PromptEvent | undefined {
  const named = present({
    hook_event_name: textAt(payload, "hookEventName") ?? textAt(payload, "hook_event_name"),
    session_id: textAt(payload, "sessionId") ?? textAt(payload, "session_id"),
  });
  return readNestedPrompt({ ...payload, ...named }, [EVENT]);
}

/** VS Code: context at the prompt by its source, not by its documentation; it also runs the hooks of Claude Code. */
export const vscode: Agent = {
  id: "vscode",
  name: "VS Code Copilot",
  facts: {
    promptContext: "works-undocumented",
    trust: "workspace trust",
    evidence: "vendor's source; the documentation lists no context here",
    afterInstall: [
      "VS Code picks the hook up with the next chat; hooks are a preview, and an organisation may switch them off.",
    ],
    limits: ["Sessions are not read: the form of the transcripts is not known."],
  },
  traces: { folders: (at) => [below(at, at.home, ".vscode")], programs: ["code"] },
  settings,
  projectSettings: [".claude/settings.json", ".claude/settings.local.json"],
  borrows: ["claude"],
  detect: (payload) => typeof payload.hookEventName === "string" && typeof payload.sessionId === "string" ? 3 : 0,
  readEvent,
  writeReply: (context) => nestedReply(EVENT, context),
};
