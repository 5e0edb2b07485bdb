/**
 * Gemini CLI.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, HookCommand, JsonObject, PromptEvent, SharedSettings } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { present, textAt } from "./payload.ts";
import { below, type Place, sharedSkills } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "BeforeAgent";

/** `GEMINI_CLI_HOME` replaces the home, not the folder below it. */
const folder = (at: Place) => below(at, at.env("GEMINI_CLI_HOME") || at.home, ".gemini");

/**
 * Any exit code but 0 and 1 discards the prompt, that of a missing program too, and words on the error stream are
 * taken for an answer: the line swallows both.
 */
function softLine(command: HookCommand): string {
  const line = commandLine(command, shellOn(command.os, "powershell"));
  return command.os === "windows" ? `${line}; exit 0` : `${line} 2>/dev/null; exit 0`;
}

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "settings.json"),
  frame: {},
  entries: (command) => [{
    keys: ["hooks", EVENT],
    item: {
      hooks: [{ type: "command", name: "ome", command: softLine(command), timeout: HOOK_TIMEOUT_SECONDS * 1000 }],
    },
  }],
};

/** In `-p` mode the context of the session's start stands before the prompt. */
function readEvent(payload: JsonObject): PromptEvent | undefined {
  const event = readNestedPrompt(payload, [EVENT]);
  const prompt = event === undefined ? undefined : saidText(event.prompt);
  return event === undefined || prompt === undefined ? undefined : { ...event, prompt };
}

const sessions: SessionFormat = {
  folders: (at) => [below(at, folder(at), "tmp")],
  isTranscript: (path) => /^[^/]+\/chats\/session-[^/]+\.jsonl$/.test(path),
  readLine(record) {
    if (!isObject(record)) return undefined;
    if (record.type === undefined && typeof record.sessionId === "string") {
      const notAPerson = record.kind === "subagent" ? true : undefined;
      return present({ sessionId: record.sessionId, at: textAt(record, "startTime"), notAPerson });
    }
    const text = contentText(record.displayContent) ?? contentText(record.content);
    if (text === undefined) return undefined;
    const at = present({ at: textAt(record, "timestamp") });
    if (record.type === "gemini") return { agentText: text, ...at };
    const said = record.type === "user" && !/^[/?]/.test(text) ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said, ...at };
  },
};

/** Gemini CLI: documented context at the prompt, milliseconds, and folders that must be trusted first. */
export const gemini: Agent = {
  id: "gemini",
  name: "Gemini CLI",
  facts: {
    promptContext: "documented",
    minimumVersion: "0.27",
    trust: "folder trust, for a person's own hooks as well",
    evidence: "vendor's source and documentation",
    afterInstall: [
      "Gemini CLI runs hooks only in folders that it trusts: trust yours with /permissions, and start it anew.",
    ],
    limits: ["`<` and `>` in the context reach the model as entities.", "Session files of old versions are not read."],
  },
  traces: { folders: (at) => [folder(at)], programs: ["gemini"] },
  settings,
  projectSettings: [".gemini/settings.json"],
  borrows: [],
  skills: sharedSkills,
  sessions,
  detect: (payload, env) => payload.hook_event_name === EVENT ? 3 : env("GEMINI_SESSION_ID") ? 2 : 0,
  readEvent,
  writeReply: (context) => nestedReply(EVENT, context),
};
