/**
 * Cursor, the editor and its command line.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, JsonObject, PromptEvent, SharedSettings } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { readNestedPrompt } from "./nested_dialect.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "beforeSubmitPrompt";

/** The second name is that of the event in hooks which Cursor borrows. */
const EVENTS = [EVENT, "UserPromptSubmit"];

const settings: SharedSettings = {
  kind: "entries",
  // `CURSOR_CONFIG_DIR` moves other files, and not this one.
  path: (at) => below(at, at.home, ".cursor", "hooks.json"),
  frame: { version: 1 },
  entries: (command) => [{
    keys: ["hooks", EVENT],
    item: { command: commandLine(command, shellOn(command.os, "powershell")), timeout: HOOK_TIMEOUT_SECONDS },
  }],
};

/** Cursor sends no working folder, only the roots of the workspace, of which there may be none. */
function readEvent(payload: JsonObject): PromptEvent | undefined {
  const event = readNestedPrompt(payload, EVENTS);
  if (event === undefined) return undefined;
  const roots = Array.isArray(payload.workspace_roots) ? payload.workspace_roots : [];
  return {
    ...event,
    ...present({
      cwd: event.cwd ?? roots.find((root): root is string => typeof root === "string" && root !== ""),
      sessionId: event.sessionId ?? textAt(payload, "conversation_id"),
      turnId: event.turnId ?? textAt(payload, "generation_id"),
    }),
  };
}

const sessions: SessionFormat = {
  folders: (at) => [below(at, at.home, ".cursor", "projects")],
  isTranscript: (path) => /^[^/]+\/agent-transcripts\/(?:[^/]+\/)?[^/]+\.jsonl$/.test(path),
  readLine(record) {
    const text = contentText(objectAt(record, "message").content);
    const role = textAt(record, "role");
    if (text === undefined) return undefined;
    if (role === "assistant") return { agentText: text };
    const said = role === "user" ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said };
  },
};

/** Cursor: context at the prompt works and is not documented; it also runs the hooks of Claude Code. */
export const cursor: Agent = {
  id: "cursor",
  name: "Cursor",
  facts: {
    promptContext: "works-undocumented",
    maxContextChars: 10_000,
    minimumVersion: "3.20.17 (editor), 2026.09.18 (command line)",
    trust: "none for a person's own hooks; workspace trust for a project's",
    evidence: "third parties' live tests and readings of the shipped program; the documentation lists no context here",
    afterInstall: ["Cursor picks the hook up by itself."],
    limits: [
      "Versions before those tested drop the context without a word: a project rule that names `ome match` serves there.",
      "The command line runs no prompt hook in `-p` mode, and drops a context above 10,000 characters as a whole.",
    ],
  },
  traces: { folders: (at) => [below(at, at.home, ".cursor")], programs: ["cursor", "cursor-agent"] },
  settings,
  projectSettings: [".cursor/hooks.json"],
  borrows: ["claude"],
  skills: (at) => below(at, at.home, ".cursor", "skills"),
  sessions,
  detect: (payload, env) => {
    const own = payload.hook_event_name === EVENT || textAt(payload, "cursor_version") !== undefined;
    return own ? 3 : env("CURSOR_VERSION") ? 2 : 0;
  },
  readEvent,
  writeReply: (context) => ({ additional_context: context }),
};
