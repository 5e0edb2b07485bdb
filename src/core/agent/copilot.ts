/**
 * GitHub Copilot CLI.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, JsonObject, OwnFile, PromptEvent } from "./agent.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below, movable, type Place } from "./place.ts";
import { saidText } from "./said_text.ts";

const EVENT = "userPromptSubmitted";

/** The second name is that of the event in hooks which the agent borrows. */
const EVENTS = [EVENT, "UserPromptSubmit"];

const folder = (at: Place) => movable(at, "COPILOT_HOME", ".copilot");

const settings: OwnFile = {
  kind: "file",
  path: (at) => below(at, folder(at), "hooks", "ome.json"),
  content: ({ executable, args }) => {
    const handler = { type: "command", exec: executable, args, timeoutSec: HOOK_TIMEOUT_SECONDS };
    return `${JSON.stringify({ version: 1, hooks: { [EVENT]: [handler] } }, null, 2)}\n`;
  },
};

/** Own hooks get camel case, borrowed ones snake case. */
function readEvent(payload: JsonObject): PromptEvent | undefined {
  const event = readNestedPrompt(payload, EVENTS);
  return event && { ...event, ...present({ sessionId: event.sessionId ?? textAt(payload, "sessionId") }) };
}

function hasOwnShape(payload: JsonObject): boolean {
  if (payload.hookEventName !== undefined || payload.transcript_path !== undefined) return false;
  const camel = typeof payload.sessionId === "string" && typeof payload.timestamp === "number";
  const snake = typeof payload.session_id === "string" && typeof payload.timestamp === "string" &&
    typeof payload.hook_event_name === "string" && EVENTS.includes(payload.hook_event_name);
  return camel || snake;
}

const sessions: SessionFormat = {
  folders: (at) => [below(at, folder(at), "session-state")],
  isTranscript: (path) => /^[^/]+\/events\.jsonl$/.test(path),
  readLine(record) {
    if (!isObject(record)) return undefined;
    const data = objectAt(record, "data");
    const at = present({ at: textAt(record, "timestamp") });
    if (record.type === "session.start") {
      return present({ sessionId: textAt(data, "sessionId"), cwd: textAt(objectAt(data, "context"), "cwd"), ...at });
    }
    const text = textAt(data, "content");
    if (text === undefined) return undefined;
    if (record.type === "assistant.message") return { agentText: text, ...at };
    // What skills, commands and other agents put in names its source; of a sub-agent, the agent.
    const byPerson = (data.source ?? "user") === "user" && record.agentId === undefined;
    const said = record.type === "user.message" && byPerson ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said, ...at };
  },
};

/** Copilot CLI: context at the prompt by its changelog, denied by its documentation. */
export const copilot: Agent = {
  id: "copilot",
  name: "GitHub Copilot CLI",
  facts: {
    promptContext: "works-undocumented",
    maxContextChars: 10_000,
    maxContextBytes: 10_240,
    minimumVersion: "1.0.65",
    trust: "none for a person's own hooks; folder trust for a repository's",
    evidence:
      "vendor's changelog and a third party's test of the program; the reference says that the output is dropped",
    afterInstall: ["Copilot CLI reads hooks at its start: start it anew."],
    limits: [
      "A report that context is lost from 1.0.60 on is still open (3727); it used another shape than ours.",
      "`disableAllHooks` in a repository's settings silences every hook there.",
    ],
  },
  traces: { folders: (at) => [folder(at)], programs: ["copilot"] },
  settings,
  projectSettings: [".claude/settings.json", ".claude/settings.local.json", ".github/copilot/settings.json"],
  borrows: ["vscode"],
  sessions,
  detect: (payload) => hasOwnShape(payload) ? 3 : 0,
  readEvent,
  writeReply: (context) => ({ additionalContext: context }),
};
