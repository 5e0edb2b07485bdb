/**
 * Qwen Code.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, HookCommand, JsonObject, PromptEvent, SharedSettings } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedCompaction, readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below, movable, type Place } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "UserPromptSubmit";

const folder = (at: Place) => movable(at, "QWEN_HOME", ".qwen");

const handler = (command: HookCommand) => ({
  type: "command",
  name: "ome",
  command: commandLine(command, shellOn(command.os, "cmd")),
  // Milliseconds before 0.23.4, seconds after; from 1,000 up it is milliseconds in every version.
  timeout: HOOK_TIMEOUT_SECONDS * 1000,
});

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "settings.json"),
  frame: {},
  entries: (command) => [
    { keys: ["hooks", EVENT], item: { hooks: [handler(command)] } },
    { keys: ["hooks", "PreCompact"], item: { hooks: [handler(command)] } },
  ],
};

/** The event also comes with tool results and hook texts; only `submitted_prompt` is what a person typed. */
function readEvent(payload: JsonObject): PromptEvent | undefined {
  const typed = textAt(payload, "submitted_prompt");
  const event = readNestedPrompt(typed === undefined ? payload : { ...payload, prompt: typed }, [EVENT]);
  if (event === undefined || typed !== undefined) return event;
  return { ...event, notAPerson: event.notAPerson ?? "tool-result" };
}

function hasOwnShape(payload: JsonObject): boolean {
  const claudeLike = typeof payload.hook_event_name === "string" && typeof payload.permission_mode === "string";
  return textAt(payload, "submitted_prompt") !== undefined ||
    (claudeLike && typeof payload.timestamp === "string" && typeof payload.transcript_path === "string");
}

const sessions: SessionFormat = {
  folders: (at) => [below(at, at.env("QWEN_RUNTIME_DIR") || folder(at), "projects")],
  isTranscript: (path) => /^[^/]+\/chats\/[^/]+\.jsonl$/.test(path),
  readLine(record) {
    if (!isObject(record)) return undefined;
    // The parts have no type; thoughts are marked instead.
    const parts = objectAt(record, "message").parts;
    const text = contentText(
      Array.isArray(parts) ? parts.filter((part) => isObject(part) && part.thought !== true) : parts,
    );
    if (text === undefined) return undefined;
    const about = present({
      sessionId: textAt(record, "sessionId"),
      cwd: textAt(record, "cwd"),
      at: textAt(record, "timestamp"),
    });
    if (record.type === "assistant") return { agentText: text, ...about };
    const byPerson = record.provenance === "real_user" ||
      (record.provenance === undefined && record.subtype === undefined);
    const said = record.type === "user" && byPerson ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said, ...about };
  },
};

/** Qwen Code: documented context at the prompt, and an event that comes for more than prompts. */
export const qwen: Agent = {
  id: "qwen",
  name: "Qwen Code",
  facts: {
    promptContext: "documented",
    minimumVersion: "0.21.1",
    trust: "none for a person's own hooks",
    evidence: "vendor's documentation; details from a third party's reading of the program",
    afterInstall: ["Qwen Code reads its settings at the start: start it anew."],
    limits: [
      "Silent where Qwen does not say what was typed: Vim mode, history recall, ACP, and versions before 0.21.1.",
      "`<` and `>` in the context reach the model as entities.",
    ],
  },
  traces: { folders: (at) => [folder(at)], programs: ["qwen"] },
  settings,
  projectSettings: [".qwen/settings.json"],
  borrows: [],
  sessions,
  detect: (payload, env) => hasOwnShape(payload) ? 3 : env("QWEN_PROJECT_DIR") ? 2 : 0,
  readEvent,
  readCompaction: readNestedCompaction,
  writeReply: (context) => nestedReply(EVENT, context),
};
