/**
 * Factory Droid.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, JsonObject, PromptEvent, SharedSettings } from "./agent.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below, type Place } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "UserPromptSubmit";

/** Permission modes that only Droid has. */
const MODES = ["off", "spec", "auto-low", "auto-medium", "auto-high"];

const folder = (at: Place) => below(at, at.env("FACTORY_HOME_OVERRIDE") || at.home, ".factory");

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "hooks.json"),
  frame: {},
  // This file has no `hooks` around the events.
  entries: (command) => [{
    keys: [EVENT],
    item: {
      hooks: [{
        type: "command",
        command: commandLine(command, shellOn(command.os, "windows")),
        timeout: HOOK_TIMEOUT_SECONDS,
      }],
    },
  }],
  overrides: { path: (at) => below(at, folder(at), "settings.json"), keys: ["hooks", EVENT] },
};

function readEvent(payload: JsonObject): PromptEvent | undefined {
  const event = readNestedPrompt(payload, [EVENT]);
  return event && { ...event, ...present({ turnId: event.turnId ?? textAt(payload, "message_id") }) };
}

const sessions: SessionFormat = {
  folders: (at) => [below(at, folder(at), "sessions")],
  isTranscript: (path) => /^[^/]+\/[^/]+\.jsonl$/.test(path),
  readLine(record) {
    if (!isObject(record)) return undefined;
    if (record.type === "session_start") {
      return present({ sessionId: textAt(record, "id"), cwd: textAt(record, "cwd") });
    }
    const message = objectAt(record, "message");
    const text = record.type === "message" ? contentText(message.content) : undefined;
    if (text === undefined) return undefined;
    const at = present({ at: textAt(record, "timestamp") });
    if (message.role === "assistant") return { agentText: text, ...at };
    const said = message.role === "user" ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said, ...at };
  },
};

/** Factory Droid: documented context at the prompt, of the first hook that gives one. */
export const droid: Agent = {
  id: "droid",
  name: "Factory Droid",
  facts: {
    promptContext: "documented",
    minimumVersion: "0.202",
    trust: "not known",
    evidence: "vendor's older documentation; details from a third party's tests of the program",
    afterInstall: ["Droid takes its hooks up at the start of a session: start a new one."],
    limits: [
      "Only the first hook that gives context counts; another one before ours hides it.",
      "`droid exec` with a prompt runs no prompt hook.",
    ],
  },
  traces: { folders: (at) => [folder(at)], programs: ["droid"] },
  settings,
  projectSettings: [".factory/hooks.json"],
  borrows: [],
  sessions,
  detect: (payload, env) => {
    const own = MODES.includes(String(payload.permission_mode)) || typeof payload.has_images === "boolean";
    return own ? 3 : env("DROID_PROJECT_DIR") ? 2 : 0;
  },
  readEvent,
  writeReply: (context) => nestedReply(EVENT, context),
};
